//! `baralho admin`: governing a server, whether it runs or not.

mod show;

use std::{
    path::{Path, PathBuf, absolute},
    process::ExitCode,
};

use baralho_server::{
    admin::{Action, ActionError, Place},
    config::BadConfig,
};
use baralho_words::{Words, say};
use clap::{Args, ValueHint};
use serde_json::Value;

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
    pub(crate) action: Option<Action>,
}

/// Has it done, and says what came of it.
pub(crate) fn run(args: AdminArgs, words: &Words) -> Done {
    let Some(mut action) = args.action else {
        let missing = say!(words, "usage-missing", argument = "ACTION");
        let help = say!(words, "usage-help", command = "baralho admin");
        return Err(Failure::Usage([missing, help].join(" ")));
    };
    let place = place(args.data, args.database, args.config.as_deref());
    let place = place.map_err(|wrong| cannot(words, &wrong.into()))?;
    if let Action::Backup { file } | Action::Restore { file } = &mut action {
        // The server that writes it may be in another folder.
        *file = absolute(&file)?;
    }
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
