//! A PostgreSQL server that is far away: over TLS, and when it stands still.

use std::{path::Path, sync::mpsc, thread, time::Duration};

use baralho_storage::{StoreError, open, open_patiently};
use baralho_testkit::Postgres;
use rcgen::{BasicConstraints, CertificateParams, IsCa, Issuer, KeyPair};

use crate::{conformance::guest, line};

fn nowhere() -> &'static Path {
    Path::new("/nonexistent")
}

fn opened(url: &str) -> Result<(), StoreError> {
    open(nowhere(), Some(url)).map(|store| store.check().expect("it is well"))
}

#[test]
fn a_server_with_a_certificate_of_its_own_is_reached_when_tls_is_required() {
    let made = rcgen::generate_simple_self_signed(vec!["localhost".into()]).expect("made");
    let certificate = made.cert.pem();
    let mut server = Postgres::with_tls(&certificate, &made.signing_key.serialize_pem());
    let plain = server.new_database();
    let url = server.over_tcp(&plain, "127.0.0.1");
    opened(&format!("{url} sslmode=disable")).expect_err("only TLS is spoken there");
    opened(&format!("{url} sslmode=require")).expect("TLS without a check");
    // Whoever says nothing prefers it.
    opened(&url).expect("TLS as the server offers it");
    opened(&format!("{url} sslmode='require'")).expect("quotes are no matter");
    let port = url
        .split("port=")
        .nth(1)
        .and_then(|rest| rest.split(' ').next());
    let (port, name) = (
        port.expect("a port"),
        plain.rsplit('=').next().expect("a name"),
    );
    let address = format!("postgres://baralho@127.0.0.1:{port}/{name}");
    opened(&format!("{address}?sslmode=require&connect_timeout=5")).expect("as a URL");
    for strict in ["verify-ca", "verify-full"] {
        let unknown = opened(&format!("{address}?sslmode={strict}"));
        let unknown = unknown.expect_err("nobody vouches for it").to_string();
        assert!(unknown.contains("certificate"), "{unknown}");
    }
    // The certificate itself may vouch for itself, as it is to openssl.
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("server.crt");
    std::fs::write(&file, &certificate).expect("a file");
    let trusted = format!("sslrootcert={}", file.display());
    opened(&format!("{url} sslmode=verify-ca {trusted}")).expect("it is the one");
    opened(&format!("{url} sslmode=verify-full {trusted}")).expect_err("but not of this name");
    let named = server.over_tcp(&plain, "localhost");
    opened(&format!(
        "{named} hostaddr=127.0.0.1 sslmode=verify-full {trusted}"
    ))
    .expect("of this name");
    // Over a socket in the file system nobody can listen.
    opened(&format!("{plain} sslmode=require")).expect("as it is");
    let nonsense = opened(&format!("{url} sslmode=sometimes")).expect_err("no such mode");
    assert!(nonsense.to_string().contains("verify-full"), "{nonsense}");
}

#[test]
fn a_certificate_is_checked_against_its_authority_and_its_name() {
    let authority_key = KeyPair::generate().expect("a key");
    let mut authority = CertificateParams::new(Vec::new()).expect("an authority");
    authority.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
    let root = authority.self_signed(&authority_key).expect("signed");
    let issuer = Issuer::new(authority, authority_key);
    let key = KeyPair::generate().expect("a key");
    let names = CertificateParams::new(vec!["cards.example".into()]).expect("names");
    let certificate = names.signed_by(&key, &issuer).expect("signed");
    let mut server = Postgres::with_tls(&certificate.pem(), &key.serialize_pem());
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("root.crt");
    std::fs::write(&file, root.pem()).expect("a file");
    let plain = server.new_database();
    let at = |host: &str, mode: &str| {
        let url = server.over_tcp(&plain, host);
        let root = file.display();
        opened(&format!(
            "{url} hostaddr=127.0.0.1 sslmode={mode} sslrootcert={root}"
        ))
    };
    at("cards.example", "verify-full").expect("its name");
    at("other.example", "verify-ca").expect("its authority");
    let other = at("other.example", "verify-full").expect_err("another name");
    assert!(other.to_string().contains("certificate"), "{other}");
    std::fs::remove_file(&file).expect("removed");
    let gone = at("cards.example", "verify-full").expect_err("no roots");
    assert!(gone.to_string().contains("root.crt"), "{gone}");
}

#[test]
fn a_server_that_stands_still_is_given_up_and_found_again() {
    let mut server = Postgres::start();
    let url = server.new_database();
    let store = open_patiently(&url, Duration::from_secs(5)).expect("a new database");
    let ana = guest(&store, "Ana");
    assert!(store.account(ana.id).expect("an answer").is_some());
    server.freeze();
    let (tell, told) = mpsc::channel();
    // More of them than there are connections: nobody waits for those before them.
    for number in 0..12 {
        let (store, tell, id) = (store.clone(), tell.clone(), ana.id);
        thread::spawn(move || {
            let failed = match number % 3 {
                0 => store.account(id).is_err(),
                1 => store.set_password_hash(id, "hash").is_err(),
                _ => store.append(&[line(0, "{}")]).is_err(),
            };
            let _ = tell.send(failed);
        });
    }
    for _ in 0..12 {
        let failed = told.recv_timeout(Duration::from_secs(45));
        assert_eq!(failed, Ok(true), "it waits for ever");
    }
    server.thaw();
    assert!(store.account(ana.id).expect("an answer").is_some());
    assert!(store.set_password_hash(ana.id, "hash").expect("an answer"));
    store.append(&[line(0, "{}")]).expect("an answer");
}

#[test]
fn whoever_locks_a_table_of_the_database_does_not_stop_it_for_ever() {
    let mut server = Postgres::start();
    let url = server.new_database();
    let store = open_patiently(&url, Duration::from_secs(1)).expect("a new database");
    let ana = guest(&store, "Ana");
    let mut other = ::postgres::Client::connect(&url, ::postgres::NoTls).expect("the server");
    other
        .batch_execute("BEGIN; LOCK TABLE account")
        .expect("locked");
    let waited = store.set_password_hash(ana.id, "hash");
    waited.expect_err("it is locked");
    other.batch_execute("ROLLBACK").expect("free again");
    assert!(store.set_password_hash(ana.id, "hash").expect("an answer"));
}
