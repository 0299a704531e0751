//! HTTPS with a certificate, or through a proxy.

use std::{
    fs,
    io::{Read, Write},
    net::TcpStream,
    sync::Arc,
};

use baralho_server::{Config, Server};
use baralho_testkit::{Answer, TestServer, until};
use tokio_rustls::rustls::{
    ClientConfig, ClientConnection, RootCertStore, StreamOwned,
    crypto::ring,
    pki_types::{CertificateDer, ServerName},
};

#[test]
fn over_tls_the_cookie_is_for_this_host_and_secure_only() {
    let folder = tempfile::tempdir().expect("a folder");
    let made = rcgen::generate_simple_self_signed(vec!["localhost".into()]).expect("a certificate");
    let certificate = folder.path().join("cert.pem");
    let key = folder.path().join("key.pem");
    fs::write(&certificate, made.cert.pem()).expect("written");
    fs::write(&key, made.signing_key.serialize_pem()).expect("written");
    let server = TestServer::with(|config| {
        config.tls_cert = Some(certificate);
        config.tls_key = Some(key);
    });

    let request = server
        .browser()
        .with("Host", "localhost")
        .with("Origin", "https://localhost")
        .request("POST", "/api/guest", Some(r#"{"name":"Ana"}"#));
    let answer = encrypted(&server, made.cert.der().clone(), &request);
    assert_eq!(answer.status, 201, "{answer:?}");
    assert_eq!(answer.json()["insecure"], false);
    let cookie = answer.header("set-cookie").expect("a cookie");
    assert!(cookie.starts_with("__Host-baralho="), "{cookie}");
    assert!(
        cookie.contains("Path=/; HttpOnly; SameSite=Lax"),
        "{cookie}"
    );
    assert!(cookie.ends_with("; Secure"), "{cookie}");
    assert!(answer.header("strict-transport-security").is_some());

    // Whoever speaks plain HTTP to it gets nothing, and disturbs nobody.
    let text = server.browser().exchange("GET /healthz HTTP/1.1\r\n\r\n");
    assert!(!text.starts_with("HTTP"), "{text}");
    let health = "GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    assert_eq!(
        encrypted(&server, made.cert.der().clone(), health).status,
        200
    );
}

fn encrypted(server: &TestServer, root: CertificateDer<'static>, request: &str) -> Answer {
    exchanged(server, root, request).expect("an answer")
}

/// The answer of a server with this certificate; none from one with another.
fn exchanged(server: &TestServer, root: CertificateDer<'static>, request: &str) -> Option<Answer> {
    let mut roots = RootCertStore::empty();
    roots.add(root).expect("a root");
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .expect("versions")
        .with_root_certificates(roots)
        .with_no_client_auth();
    let name = ServerName::try_from("localhost").expect("a name");
    let client = ClientConnection::new(Arc::new(config), name).expect("a client");
    let stream = TcpStream::connect(server.address).expect("a connection");
    let mut stream = StreamOwned::new(client, stream);
    stream.write_all(request.as_bytes()).ok()?;
    let mut text = Vec::new();
    let _ = stream.read_to_end(&mut text);
    Some(Answer::read(&mut text.as_slice()).expect("an answer"))
}

#[test]
fn behind_a_proxy_with_tls_cookies_are_secure_too() {
    let server = TestServer::with(|config| {
        config.behind_proxy = true;
        config.public_url = Some("https://cards.example/".into());
    });
    let mut browser = server
        .browser()
        .with("Host", "10.0.0.7")
        .with("Origin", "https://cards.example")
        .with("X-Forwarded-Proto", "https");
    let made = browser.post("/api/guest", r#"{"name":"Ana"}"#);
    assert_eq!(made.status, 201, "{made:?}");
    let cookie = made.header("set-cookie").expect("a cookie");
    assert!(cookie.starts_with("__Host-baralho="), "{cookie}");
    assert_eq!(browser.get("/api/me").json()["insecure"], false);
}

#[test]
fn what_is_wrong_with_the_settings_is_said_at_the_start() {
    let folder = tempfile::tempdir().expect("a folder");
    let loopback = "127.0.0.1:0".parse().expect("an address");
    let mut config = Config::new(loopback, folder.path().join("data"));
    let certificate = folder.path().join("missing.pem");
    let key = folder.path().join("key.pem");
    config.tls_cert = Some(certificate.clone());
    let refused = Server::open(config.clone()).expect_err("no key");
    assert!(refused.to_string().contains("server.tls_key"), "{refused}");
    config.tls_key = Some(key.clone());
    let refused = Server::open(config.clone()).expect_err("no certificate");
    assert!(refused.to_string().contains("missing.pem"), "{refused}");
    fs::write(&certificate, "nonsense").expect("written");
    fs::write(&key, "nonsense").expect("written");
    assert!(Server::open(config.clone()).is_err());
    (config.tls_cert, config.tls_key) = (None, None);
    let first = Server::open(config.clone()).expect("a server");
    let refused = Server::open(config.clone()).expect_err("the folder is taken");
    assert!(refused.to_string().contains("--data"), "{refused}");
    config.data = folder.path().join("other");
    config.bind = first.address();
    let refused = Server::open(config).expect_err("the port is taken");
    assert!(
        refused.to_string().contains("cannot listen at 127.0.0.1"),
        "{refused}"
    );
}

#[test]
#[cfg(unix)]
fn a_new_certificate_is_taken_up_without_a_restart() {
    let folder = tempfile::tempdir().expect("a folder");
    let files = [
        folder.path().join("cert.pem"),
        folder.path().join("key.pem"),
    ];
    let make = || {
        let made = rcgen::generate_simple_self_signed(vec!["localhost".into()]);
        let made = made.expect("a certificate");
        fs::write(&files[0], made.cert.pem()).expect("written");
        fs::write(&files[1], made.signing_key.serialize_pem()).expect("written");
        made.cert.der().clone()
    };
    let first = make();
    let server = TestServer::with(|config| {
        config.tls_cert = Some(files[0].clone());
        config.tls_key = Some(files[1].clone());
    });
    let health = "GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    assert_eq!(encrypted(&server, first, health).status, 200);
    let second = make();
    // The other servers of this process have nothing to read again.
    let asked = std::process::Command::new("kill")
        .args(["-HUP", &std::process::id().to_string()])
        .status();
    assert!(asked.expect("kill starts").success());
    until(|| exchanged(&server, second.clone(), health).is_some());
}
