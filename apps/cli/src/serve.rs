//! `baralho serve`: online tables.

use std::{
    env,
    io::{self, Write},
    net::SocketAddr,
    path::{Path, PathBuf},
    process::ExitCode,
    time::Duration,
};

use baralho_server::{
    CannotServe, Config, InUse, Server, StoreError, asked_to_stop,
    config::{BadConfig, WebLimits},
    hub, logs,
};
use baralho_words::{Words, say};
use clap::{Args, ValueHint};

use crate::{
    args::seconds,
    failure::{Done, Failure},
    folders,
};

#[derive(Clone, Debug, Args)]
pub(crate) struct ServeArgs {
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) config: Option<PathBuf>,
    #[arg(long)]
    pub(crate) print_config: bool,
    // An address and a port; 0 takes a free one.
    #[arg(long, value_name = "ADDRESS")]
    pub(crate) bind: Option<SocketAddr>,
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
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub(crate) grace: Option<Duration>,
    // Load tests come from one address only.
    #[arg(long, hide = true)]
    pub(crate) no_limits: bool,
}

pub(crate) fn run(args: ServeArgs, words: &Words) -> Done {
    let first = config(&args).map_err(|why| cannot(words, &why.into()))?;
    if args.print_config {
        write!(io::stdout().lock(), "{}", first.show())?;
        return Ok(ExitCode::SUCCESS);
    }
    logs::start();
    let server = Server::open(first).map_err(|why| cannot(words, &why))?;
    let server = server.reread_by(move || config(&args));
    let scheme = if server.is_encrypted() {
        "https"
    } else {
        "http"
    };
    let url = [scheme, "://", &server.address().to_string(), "/"].concat();
    let mut out = io::stdout().lock();
    writeln!(out, "{}", say!(words, "serve-at", url))?;
    if !server.is_encrypted() && !server.address().ip().is_loopback() {
        writeln!(out, "{}", say!(words, "serve-insecure"))?;
    }
    if !server.has_page() {
        writeln!(out, "{}", say!(words, "serve-no-page"))?;
    }
    out.flush()?;
    drop(out);
    server
        .run(asked_to_stop())
        .map_err(|why| cannot(words, &why))?;
    Ok(ExitCode::SUCCESS)
}

/// What is usual, then what the file says, then variables.
pub(crate) fn written_config(file: Option<&Path>) -> Result<Config, BadConfig> {
    let data = folders::folder("XDG_DATA_HOME", ".local/share", None).unwrap_or_default();
    let mut config = Config::new(([127, 0, 0, 1], 8080).into(), data);
    if let Some(file) = file {
        config.read(file)?;
    }
    let texts = env::vars_os().filter_map(|(name, text)| {
        let name = name.into_string().ok()?;
        Some((name, text.to_string_lossy().into_owned()))
    });
    config.read_variables(texts)?;
    Ok(config)
}

/// The same, and then the command line.
fn config(args: &ServeArgs) -> Result<Config, BadConfig> {
    let mut config = written_config(args.config.as_deref())?;
    let args = args.clone();
    config.bind = args.bind.unwrap_or(config.bind);
    config.data = args.data.unwrap_or(config.data);
    config.database = args.database.or(config.database);
    config.tls_cert = args.tls_cert.or(config.tls_cert);
    config.tls_key = args.tls_key.or(config.tls_key);
    config.behind_proxy |= args.behind_proxy;
    config.public_url = args.public_url.or(config.public_url);
    if let Some(grace) = args.grace {
        config.hub.grace = grace;
    }
    if args.no_limits {
        config.limits = WebLimits::for_load_tests();
        config.hub = hub::Limits {
            grace: config.hub.grace,
            pause: config.hub.pause,
            longest_log: config.hub.longest_log,
            ..hub::Limits::for_load_tests()
        };
    }
    if config.data.as_os_str().is_empty() && config.database.is_none() {
        return Err(BadConfig::Wrong {
            place: "`server.data`".to_owned(),
            found: "neither it nor a home folder".to_owned(),
            expected: "a folder, for example by --data".to_owned(),
        });
    }
    config.check()?;
    Ok(config)
}

pub(crate) fn cannot(words: &Words, why: &CannotServe) -> Failure {
    let detail = why.to_string();
    Failure::Failed(match why {
        CannotServe::Listen { address, error } => say!(
            words,
            "serve-cannot-listen",
            address = address.to_string(),
            error = error.to_string(),
        ),
        CannotServe::Store(StoreError::InUse(InUse { folder, pid })) => match pid {
            Some(pid) => say!(words, "serve-in-use", folder, pid = pid.to_string()),
            None => say!(words, "serve-in-use-unknown", folder),
        },
        CannotServe::Store(_) => say!(words, "serve-cannot-store", detail),
        CannotServe::Certificate(_) => say!(words, "serve-cannot-certify", detail),
        CannotServe::Config(_) => say!(words, "serve-cannot-configure", detail),
        CannotServe::System(_) | CannotServe::Page { .. } | CannotServe::Died(_) => {
            say!(words, "serve-cannot", detail)
        }
    })
}
