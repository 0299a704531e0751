//! `baralho serve`: online tables.

use std::{
    env,
    io::{self, Write},
    net::SocketAddr,
    path::PathBuf,
    process::ExitCode,
    time::Duration,
};

use baralho_server::{
    CannotServe, Config, Server, asked_to_stop,
    config::{TlsFiles, WebLimits},
    hub, logs,
};
use baralho_words::{Words, say};
use clap::{Args, ValueHint};

use crate::{
    args::seconds,
    failure::{Done, Failure},
};

/// Says where the database is, for those who do not want its password in a command line.
pub(crate) const DATABASE: &str = "BARALHO_DATABASE";

/// Says where the page lies, if it is not the one that was built in.
const PAGE: &str = "BARALHO_PAGE";

#[derive(Clone, Debug, Args)]
pub(crate) struct ServeArgs {
    // An address and a port; 0 takes a free one.
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8080")]
    pub(crate) bind: SocketAddr,
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath)]
    pub(crate) data: Option<PathBuf>,
    #[arg(long, value_name = "URL", value_hint = ValueHint::Url)]
    pub(crate) database: Option<String>,
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath, requires = "tls_key")]
    pub(crate) tls_cert: Option<PathBuf>,
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath, requires = "tls_cert")]
    pub(crate) tls_key: Option<PathBuf>,
    #[arg(long)]
    pub(crate) behind_proxy: bool,
    #[arg(long, value_name = "URL", value_hint = ValueHint::Url)]
    pub(crate) public_url: Option<String>,
    #[arg(long, value_name = "SECONDS", default_value = "60", value_parser = seconds)]
    pub(crate) grace: Duration,
    // Load tests come from one address only.
    #[arg(long, hide = true)]
    pub(crate) no_limits: bool,
}

/// Serves until it is told to stop.
pub(crate) fn run(args: ServeArgs, words: &Words) -> Done {
    logs::start();
    let server = Server::open(config(args)?).map_err(|why| cannot(words, &why))?;
    let scheme = if server.is_encrypted() {
        "https"
    } else {
        "http"
    };
    let url = [scheme, "://", &server.address().to_string(), "/"].concat();
    let mut out = io::stdout().lock();
    writeln!(out, "{}", say!(words, "serve-at", url = url))?;
    if !server.is_encrypted() && !server.address().ip().is_loopback() {
        writeln!(out, "{}", say!(words, "serve-insecure"))?;
    }
    out.flush()?;
    drop(out);
    server
        .run(asked_to_stop())
        .map_err(|why| cannot(words, &why))?;
    Ok(ExitCode::SUCCESS)
}

fn config(args: ServeArgs) -> Result<Config, Failure> {
    let data = match args.data {
        Some(folder) => folder,
        None => usual_folder()
            .ok_or(io::ErrorKind::NotFound)
            .map_err(io::Error::from)?,
    };
    let mut config = Config::new(args.bind, data);
    let variable = || env::var(DATABASE).ok().filter(|url| !url.is_empty());
    config.database = args.database.or_else(variable);
    config.tls = args
        .tls_cert
        .zip(args.tls_key)
        .map(|(certificate, key)| TlsFiles { certificate, key });
    config.behind_proxy = args.behind_proxy;
    config.public_url = args.public_url;
    config.page = env::var_os(PAGE).map(PathBuf::from);
    config.hub.customs.grace_ms = args.grace.as_millis() as i64;
    if args.no_limits {
        config.limits = WebLimits::for_load_tests();
        config.hub = hub::Limits {
            customs: config.hub.customs,
            ..hub::Limits::for_load_tests()
        };
    }
    Ok(config)
}

/// Where programs keep what belongs to whoever runs them.
pub(crate) fn usual_folder() -> Option<PathBuf> {
    let absolute = |name: &str| {
        let path = PathBuf::from(env::var_os(name)?);
        path.is_absolute().then_some(path)
    };
    let data = absolute("XDG_DATA_HOME")
        .or_else(|| absolute("HOME").map(|home| home.join(".local/share")))?;
    Some(data.join("baralho"))
}

fn cannot(words: &Words, why: &CannotServe) -> Failure {
    let detail = why.to_string();
    Failure::Failed(match why {
        CannotServe::Listen { address, error } => say!(
            words,
            "serve-cannot-listen",
            address = address.to_string(),
            error = error.to_string(),
        ),
        CannotServe::Store(_) => say!(words, "serve-cannot-store", detail = detail),
        CannotServe::Certificate(_) => say!(words, "serve-cannot-certify", detail = detail),
        CannotServe::System(_) | CannotServe::Page { .. } | CannotServe::Died(_) => {
            say!(words, "serve-cannot", detail = detail)
        }
    })
}
