//! When what flies: as the style says.

// words: nothing here is for players

use leptos::prelude::*;

use crate::scene::{LastMove, Spot, Step};

/// How fast things move, from the values of the style.
pub(super) struct Pace {
    card: f64,
    sweep: f64,
    pub(super) deal: f64,
    pause: f64,
    pub(super) ui: f64,
    pub(super) row: f64,
    pub(super) out: String,
    pub(super) in_out: String,
    pub(super) spring: String,
}

impl Pace {
    pub(super) fn read() -> Self {
        let root = document().document_element();
        let style = root.and_then(|root| window().get_computed_style(&root).ok()?);
        let value = |name: &str| {
            let value = style.as_ref()?.get_property_value(name).ok()?;
            Some(value.trim().to_owned()).filter(|value| !value.is_empty())
        };
        let time = |name: &str, usual: f64| {
            let value = value(name).unwrap_or_default();
            match value.strip_suffix("ms") {
                Some(number) => number.parse().unwrap_or(usual),
                None => match value.strip_suffix('s').map(str::parse::<f64>) {
                    Some(Ok(seconds)) => seconds * 1000.0,
                    _ => usual,
                },
            }
        };
        let ease = |name: &str| value(name).unwrap_or_else(|| "ease".into());
        Self {
            card: time("--t-card", 280.0),
            sweep: time("--t-sweep", 520.0),
            deal: time("--t-deal", 60.0),
            pause: time("--t-pause", 180.0),
            ui: time("--t-ui", 160.0),
            row: time("--t-count", 420.0),
            out: ease("--ease-out"),
            in_out: ease("--ease-in-out"),
            spring: ease("--ease-spring"),
        }
    }
}

/// When the cards of a step go.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Time {
    /// When the first of them goes.
    pub(super) start: f64,
    /// How long each is on its way.
    pub(super) long: f64,
    /// By how much each goes later than the one before.
    pub(super) gap: f64,
    /// How many there are.
    pub(super) count: usize,
    /// They go in an arc.
    pub(super) arc: bool,
    /// The last of them turns crosswise, in this way.
    pub(super) crosswise: Option<String>,
    pub(super) easing: String,
}

impl Time {
    /// When the one at this place arrives.
    pub(super) fn arrives(&self, place: usize) -> f64 {
        self.start + self.gap * place as f64 + self.long
    }

    /// When all have arrived.
    pub(super) fn end(&self) -> f64 {
        self.arrives(self.count.saturating_sub(1))
    }
}

/// When each step goes: those from or to the same place one soon after another, others when what
/// was before has come to rest.
pub(super) fn course(steps: &[Step], last: &LastMove, pace: &Pace) -> Vec<Time> {
    let dealt = |step: &Step| step.from == Spot::Stock && matches!(step.to, Spot::Hand(_));
    let all: usize = steps
        .iter()
        .filter(|step| dealt(step))
        .map(|step| step.cards.len())
        .sum();
    // A large deal is told no longer than a small one.
    let soon = pace.deal.min(1200.0 / all.max(1) as f64);
    let mut times: Vec<Time> = Vec::new();
    for (place, step) in steps.iter().enumerate() {
        let arc = matches!((step.from, step.to), (Spot::Pile(_), Spot::Pile(_)));
        let captured = matches!((step.from, step.to), (Spot::Middle, Spot::Pile(_)));
        let crosswise = captured
            && last.grand
            && last.played.is_some()
            && step.cards.len() > 1
            && !steps.iter().any(|step| matches!(step.from, Spot::Pile(_)));
        let gap = match (step.from, step.to) {
            (Spot::Stock, _) => soon,
            (_, Spot::Meld { .. } | Spot::Hand(_)) => pace.deal / 2.0,
            _ => 0.0,
        };
        let start = match place
            .checked_sub(1)
            .map(|before| (&steps[before], &times[before]))
        {
            None => 0.0,
            Some((before, time)) if before.from == step.from || before.to == step.to => {
                time.start + time.gap.max(gap) * time.count as f64
            }
            // What was put down is looked at before it is taken.
            Some((_, time)) if captured || arc || step.from == Spot::Turned => {
                time.end() + pace.pause
            }
            Some((_, time)) => time.end(),
        };
        times.push(Time {
            start,
            long: if arc || crosswise {
                pace.sweep
            } else {
                pace.card
            },
            gap,
            count: step.cards.len(),
            arc,
            crosswise: crosswise.then(|| pace.spring.clone()),
            easing: match (step.to, captured || arc) {
                (_, true) => pace.in_out.clone(),
                (Spot::Meld { .. }, _) => pace.spring.clone(),
                _ => pace.out.clone(),
            },
        });
    }
    times
}
