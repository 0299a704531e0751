//! `baralho admin`: governing a server, whether it runs or not.

mod show;

use std::{
    io,
    path::{Path, PathBuf, absolute},
    process::ExitCode,
};

use baralho_server::{
    admin::{Action, ActionError, MOST_DAYS, Place},
    config::BadConfig,
};
use baralho_words::{Words, say};
use clap::{
    ArgAction, Args, Subcommand, ValueHint,
    builder::{PossibleValuesParser, TypedValueParser},
};
use serde::Serialize;
use serde_json::{Value, from_value, to_value};

use crate::{
    failure::{Done, Failure},
    serve::{cannot, written_config},
};

#[derive(Clone, Debug, Args)]
pub(crate) struct AdminArgs {
    #[arg(long, global = true, value_name = "DIR", value_hint = ValueHint::DirPath, conflicts_with = "database")]
    pub(crate) data: Option<PathBuf>,
    #[arg(long, global = true, value_name = "URL", value_hint = ValueHint::Url)]
    pub(crate) database: Option<String>,
    #[arg(long, global = true, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) config: Option<PathBuf>,
    #[arg(long, global = true)]
    pub(crate) json: bool,
    #[command(subcommand)]
    pub(crate) action: Option<AdminAction>,
}

/// What a server can do, or anybody on its store: an [`Action`] as it is typed.
#[derive(Clone, Debug, Subcommand, Serialize)]
#[serde(tag = "action", rename_all = "kebab-case")]
pub(crate) enum AdminAction {
    MakeAdministrator(Whom),
    UnmakeAdministrator(Whom),
    ResetPassword(Whom),
    Ban {
        #[command(flatten)]
        #[serde(flatten)]
        whom: Whoever,
        #[command(flatten)]
        #[serde(flatten)]
        terms: Terms,
    },
    Unban(Whoever),
    Mute {
        #[command(flatten)]
        #[serde(flatten)]
        whom: Whom,
        #[command(flatten)]
        #[serde(flatten)]
        terms: Terms,
    },
    Unmute(Whom),
    Bans,
    CloseTable {
        #[serde(rename = "table")]
        code: String,
    },
    Reports {
        #[arg(long)]
        all: bool,
    },
    SettleReport {
        #[arg(value_name = "NUMBER")]
        id: i64,
    },
    Announce {
        text: String,
    },
    AnnounceOff,
    ReadOnly {
        #[arg(value_name = "on|off", action = ArgAction::Set, value_parser = switch())]
        #[serde(rename = "on")]
        switch: bool,
    },
    Backup {
        #[arg(value_hint = ValueHint::FilePath)]
        file: PathBuf,
    },
    Restore {
        #[arg(value_hint = ValueHint::FilePath)]
        file: PathBuf,
    },
    Check,
    Vacuum,
    Statistics,
    Audit {
        #[arg(long, value_name = "NUMBER")]
        limit: Option<u32>,
    },
    DeleteAccount(Whom),
}

#[derive(Clone, Debug, Args, Serialize)]
pub(crate) struct Whom {
    #[arg(value_name = "NAME")]
    #[serde(rename = "name")]
    account: String,
}

/// Somebody, or all who come from some addresses.
#[derive(Clone, Debug, Args, Serialize)]
pub(crate) struct Whoever {
    #[arg(value_name = "NAME")]
    #[serde(rename = "name")]
    account: Option<String>,
    #[arg(long, value_name = "RANGE")]
    addresses: Option<String>,
}

/// How long a measure holds, and why it is taken.
#[derive(Clone, Debug, Args, Serialize)]
pub(crate) struct Terms {
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u32).range(1..=i64::from(MOST_DAYS)))]
    days: Option<u32>,
    #[arg(long, value_name = "TEXT")]
    reason: Option<String>,
}

fn switch() -> impl TypedValueParser<Value = bool> {
    PossibleValuesParser::new(["on", "off"]).map(|typed| typed == "on")
}

/// Has it done, and says what came of it.
pub(crate) fn run(args: AdminArgs, words: &Words) -> Done {
    let Some(action) = args.action else {
        let missing = say!(words, "usage-missing", argument = "ACTION");
        let help = say!(words, "usage-help", command = "baralho admin");
        return Err(Failure::Usage([missing, help].join(" ")));
    };
    let place = place(args.data, args.database, args.config.as_deref());
    let place = place.map_err(|wrong| cannot(words, &wrong.into()))?;
    let action = wanted(&action)?;
    let (name, answer) = (show::name(&action), place.ask(&action, &who()));
    let answer = answer.map_err(|wrong| failure(&wrong, words))?;
    let text = if args.json {
        answer.to_string() + "\n"
    } else {
        show::answer(&name, &answer, words)
    };
    crate::show(&text)?;
    let is_damaged = matches!(&answer["damage"], Value::Array(found) if !found.is_empty());
    Ok(ExitCode::from(u8::from(is_damaged)))
}

/// Where the server is: as said, or where `baralho serve` would have it.
fn place(
    data: Option<PathBuf>,
    database: Option<String>,
    config: Option<&Path>,
) -> Result<Place, BadConfig> {
    if let Some(place) = data.map(Place::Folder).or(database.map(Place::Database)) {
        return Ok(place);
    }
    let config = written_config(config)?;
    let database = config.database.map(Place::Database);
    Ok(database.unwrap_or(Place::Folder(config.data)))
}

/// The action that was typed.
fn wanted(typed: &AdminAction) -> io::Result<Action> {
    let mut action = from_value(to_value(typed)?)?;
    if let Action::Backup { file } | Action::Restore { file } = &mut action {
        // The server that writes it may be in another folder.
        *file = absolute(&file)?;
    }
    Ok(action)
}

/// What was asked for wrongly is the asker's to mend, and what failed is not.
fn failure(wrong: &ActionError, words: &Words) -> Failure {
    let text = wrong.explain(words);
    match wrong {
        ActionError::NameOrAddresses
        | ActionError::BadRange { .. }
        | ActionError::BadDays { .. }
        | ActionError::BadText { .. }
        | ActionError::BadCode { .. } => Failure::Usage(text),
        _ => Failure::Failed(text),
    }
}

/// Who does it, for the audit log.
fn who() -> String {
    #[cfg(unix)]
    return format!("uid {}", rustix::process::getuid().as_raw());
    #[cfg(not(unix))]
    return "command line".to_owned();
}
