//! What a bot did wrong, and what the verdict is.

use std::time::Duration;

use baralho_game::wire::BadCommand;
use baralho_process::{CannotStart, Fault as Broken};
use baralho_protocol::{BadAnswer, BadMessage};

use crate::{played::Fault, report::Verdict};

/// The longest line that is quoted.
const LONGEST_QUOTE: usize = 200;

/// Why a bot loses a game that the rules have not ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct BotFault {
    pub(crate) verdict: Verdict,
    /// Bot and seat are for whoever knows them.
    pub(crate) fault: Fault,
}

impl BotFault {
    pub(crate) fn new(verdict: Verdict, reason: impl Into<String>) -> Self {
        let fault = Fault {
            reason: reason.into(),
            ..Fault::default()
        };
        Self { verdict, fault }
    }

    pub(crate) fn in_line(mut self, line: &[u8]) -> Self {
        let text = String::from_utf8_lossy(&line[..line.len().min(LONGEST_QUOTE)]);
        self.fault.line = Some(text.chars().flat_map(char::escape_debug).collect());
        self
    }

    /// An answer that came too late, or had not come when it was waited for no longer.
    pub(crate) fn late(allowed: Duration, over: Duration, answered: bool) -> Self {
        let (allowed, over) = (allowed.as_millis() as u64, over.as_millis() as u64);
        let reason = if answered {
            format!("the answer came {over} ms after its {allowed} ms")
        } else {
            format!("no answer within {allowed} ms")
        };
        let mut late = Self::new(Verdict::Timeout, reason);
        late.fault.over_ms = Some(over);
        late
    }

    /// What a process did instead of writing a line; `None` when it was not its fault.
    pub(crate) fn of_process(broken: Broken) -> Option<Self> {
        let reason = broken.to_string();
        let verdict = match broken {
            Broken::Interrupted => return None,
            Broken::Silent => Verdict::Timeout,
            Broken::Ended(_) | Broken::TooManyProcesses { .. } => Verdict::Crash,
            Broken::LineTooLong { start, .. } => {
                return Some(Self::new(Verdict::Stall, reason).in_line(&start));
            }
            Broken::OutOfMemory { .. } => Verdict::OutOfMemory,
            Broken::OutOfDisk { .. } => Verdict::OutOfDisk,
            Broken::Unread { .. } => Verdict::Stall,
            Broken::CannotStart(_) => Verdict::StartFailure,
        };
        Some(Self::new(verdict, reason))
    }
}

impl From<CannotStart> for BotFault {
    fn from(error: CannotStart) -> Self {
        Self::new(Verdict::StartFailure, error.to_string())
    }
}

impl From<BadMessage> for BotFault {
    fn from(error: BadMessage) -> Self {
        Self::new(Verdict::ProtocolError, error.to_string())
    }
}

impl From<BadAnswer> for BotFault {
    fn from(error: BadAnswer) -> Self {
        let verdict = match error {
            BadAnswer::Notation(_) => Verdict::ProtocolError,
            BadAnswer::Index { .. } | BadAnswer::Illegal { .. } => Verdict::IllegalMove,
        };
        Self::new(verdict, error.to_string())
    }
}

impl From<BadCommand> for BotFault {
    fn from(error: BadCommand) -> Self {
        match error {
            BadCommand::Unreadable(why) => Self::new(Verdict::ProtocolError, why),
            BadCommand::Illegal(why) => Self::new(Verdict::IllegalMove, why),
        }
    }
}
