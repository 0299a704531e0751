//! What bots are shut in by.

use std::path::Path;

use baralho_arena::{Entrant, Kind, SandboxConfig, Settings, intruded_on};
use baralho_process::{Missing, Sandbox};
use baralho_words::{Words, say};

use super::{ArenaArgs, plan::wrong};
use crate::failure::Failure;

/// The sandbox; `--sandbox-read NAME=DIR` is for that bot alone.
pub(super) fn sandbox_config(
    args: &ArenaArgs,
    usual: Option<SandboxConfig>,
    bots: &mut [Entrant],
    words: &Words,
) -> Result<Option<SandboxConfig>, Failure> {
    if !args.sandbox && !args.sandbox_read.is_empty() && usual.is_none() {
        return wrong(say!(words, "arena-error-sandbox-read"));
    }
    if args.sandbox_read.is_empty() {
        return Ok(match usual {
            None if args.sandbox => Some(SandboxConfig::default()),
            usual => usual,
        });
    }
    for bot in &mut *bots {
        bot.read.clear();
    }
    let mut read = Vec::new();
    for typed in &args.sandbox_read {
        let named = typed.to_str().and_then(|typed| typed.split_once('='));
        let bot = named.and_then(|(name, _)| bots.iter_mut().find(|bot| bot.name == name));
        let (list, path) = match (bot, named) {
            (Some(bot), Some((_, path))) => (&mut bot.read, Path::new(path)),
            _ => (&mut read, typed.as_path()),
        };
        match path.canonicalize() {
            Ok(path) => list.push(path),
            Err(_) => {
                return wrong(say!(words, "arena-error-no-path", path));
            }
        }
    }
    Ok(Some(SandboxConfig { read }))
}

/// Says what is in the way of the sandbox, if one is wanted; `tournament` is where it will be kept.
pub(super) fn check_sandbox(
    settings: &Settings,
    tournament: &Path,
    words: &Words,
) -> Result<(), Failure> {
    let Some(config) = settings
        .sandbox
        .as_ref()
        .filter(|_| !settings.is_built_in())
    else {
        return Ok(());
    };
    let bots = &settings.bots;
    let programs = (0..bots.len()).filter(|&bot| bots[bot].kind != Kind::BuiltIn);
    // What all may read is a single program's own.
    let only = Some(programs.collect::<Vec<_>>()).filter(|all| all.len() == 1);
    let only = only.map(|all| all[0]);
    let for_all = config.read.iter().map(|folder| (only, folder));
    let for_one = bots
        .iter()
        .enumerate()
        .flat_map(|(place, bot)| bot.read.iter().map(move |folder| (Some(place), folder)));
    for (bot, folder) in for_all.chain(for_one) {
        if let Some(inside) = intruded_on(folder, bot, bots, tournament) {
            return wrong(say!(
                words,
                "arena-error-intruded",
                folder,
                inside = &inside
            ));
        }
    }
    can_shut_in(&settings.limits.of_processes(), words)
}

/// Whether programs run here without a sandbox although they could have one.
pub(super) fn is_open(settings: &Settings) -> bool {
    settings.sandbox.is_none()
        && !settings.is_built_in()
        && Sandbox::available(&settings.limits.of_processes(), None).is_ok()
}

/// Says what the kernel lacks for a sandbox within these limits.
pub(crate) fn can_shut_in(limits: &baralho_process::Limits, words: &Words) -> Result<(), Failure> {
    let Err(lack) = Sandbox::available(limits, None) else {
        return Ok(());
    };
    let missing = match lack.missing {
        Missing::Linux => say!(words, "arena-no-linux"),
        Missing::Namespaces => say!(words, "arena-no-namespaces"),
        Missing::Landlock => say!(words, "arena-no-landlock"),
        Missing::Seccomp => say!(words, "arena-no-seccomp"),
    };
    Err(Failure::Failed(say!(words, "arena-error-sandbox", missing)))
}
