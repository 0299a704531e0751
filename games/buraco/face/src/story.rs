//! What happens in Buraco, told, and what it was worth.

use baralho_buraco::{BuracoRules, Canastra, End, Event, Meld, Tally, TeamTally, View};
use baralho_cards::Card;
use baralho_face::{Grid, Row, Voice, number};
use baralho_game::{Rules, View as _};
use baralho_words::{Gender, Noun, Style, say};

use crate::told::{run, stock};

pub(super) fn opening(voice: Voice<'_>, view: &View) -> Vec<String> {
    let words = voice.words;
    let rules = view.rules();
    let mut told = Vec::new();
    if rules.players() > rules.sides() {
        let sides = voice.sides(rules);
        let teams: Vec<String> = sides.iter().map(|&side| voice.side(rules, side)).collect();
        told.push(say!(words, "teams", teams = teams.join("; ")));
    }
    let each = words.count(Noun::Card, number(BuracoRules::HAND));
    told.push(say!(words, "buraco-dealt", each));
    if let Some(first) = view.turn() {
        let (who, you) = (voice.name(first), voice.you(first));
        told.push(say!(words, "plays-first", who, you));
    }
    if view.turn() != voice.seat() {
        told.push(stock(voice, view));
    }
    told
}

pub(super) fn tell(voice: Voice<'_>, event: &Event) -> Vec<String> {
    let words = voice.words;
    let seat = match *event {
        Event::Ended {
            end: End::StockEmpty,
        } => return vec![say!(words, "buraco-stock-empty")],
        Event::Drew { seat, .. }
        | Event::Took { seat, .. }
        | Event::Melded { seat, .. }
        | Event::Added { seat, .. }
        | Event::Discarded { seat, .. }
        | Event::Ended {
            end: End::WentOut(seat),
        } => seat,
    };
    let (who, you) = (voice.name(seat), voice.you(seat));
    match *event {
        Event::Drew {
            card: Some(card), ..
        } => {
            let card = words.the_card(card);
            vec![say!(words, "buraco-drew", who, you, card)]
        }
        Event::Drew { card: None, .. } => {
            vec![say!(words, "buraco-drew-hidden", who, you)]
        }
        Event::Took { meld, rest, .. } => {
            let (run, n) = (run(words, meld), number(rest));
            let told = say!(words, "buraco-took", who, you, meld = run, n);
            with_canastra(voice, told, meld, 0)
        }
        Event::Melded { meld, .. } => {
            let run = run(words, meld);
            let told = say!(words, "buraco-melded", who, you, meld = run);
            with_canastra(voice, told, meld, 0)
        }
        Event::Added { meld, cards, .. } => {
            let told = say!(
                words,
                "buraco-added",
                who,
                you,
                cards = words.the_cards(cards.iter()),
                meld = run(words, meld),
            );
            with_canastra(voice, told, meld, meld.len() - cards.len())
        }
        Event::Discarded { card, .. } => {
            let card = words.the_card(card);
            vec![say!(words, "buraco-discarded", who, you, card)]
        }
        Event::Ended { .. } => vec![say!(words, "buraco-went-out", who, you)],
    }
}

fn with_canastra(voice: Voice<'_>, told: String, meld: Meld, before: usize) -> Vec<String> {
    match meld.canastra() {
        Some(canastra) if before < Canastra::SIZE => {
            let kind = canastra.name();
            vec![told, say!(voice.words, "buraco-canastra", kind)]
        }
        _ => vec![told],
    }
}

pub(super) fn scores(voice: Voice<'_>, rules: BuracoRules, tally: &Tally) -> Grid {
    let words = voice.words;
    let sides = voice.sides(&rules);
    let mut grid = Grid {
        columns: sides.iter().map(|&side| voice.side(&rules, side)).collect(),
        rows: Vec::new(),
    };
    let mut row = |label: String, points: &dyn Fn(&TeamTally) -> i32| {
        let points = sides.iter().map(|&side| points(&tally.teams[side]));
        let points: Vec<i32> = points.collect();
        grid.rows.push(Row {
            label,
            cells: points.iter().map(|&points| cell(voice, points)).collect(),
            points,
            ..Row::default()
        });
    };
    row(say!(words, "buraco-points-cards"), &|team| {
        team.melds
            .iter()
            .map(|meld| meld.points() - bonus(*meld))
            .sum()
    });
    row(say!(words, "buraco-points-clean"), &|team| {
        bonuses(team, Canastra::Limpa)
    });
    row(say!(words, "buraco-points-dirty"), &|team| {
        bonuses(team, Canastra::Suja)
    });
    row(say!(words, "buraco-points-hand"), &|team| {
        team.hands.iter().map(|hand| hand.points).sum()
    });
    row(say!(words, "buraco-points-out"), &|team| team.going_out);
    let totals = sides.iter().map(|&side| tally.teams[side].total);
    grid.add(
        say!(words, "total"),
        totals.map(|points| cell(voice, points)),
    );
    for (place, kind) in [(1, Canastra::Limpa), (2, Canastra::Suja)] {
        grid.rows[place].cards = sides
            .iter()
            .map(|&side| of_kind(&tally.teams[side], kind))
            .collect();
    }
    grid.rows[3].cards = sides
        .iter()
        .map(|&side| {
            let hands = tally.teams[side].hands.iter();
            hands.flat_map(|hand| hand.cards.iter()).collect()
        })
        .collect();
    grid
}

fn bonus(meld: Meld) -> i32 {
    meld.canastra().map_or(0, Canastra::bonus)
}

/// The cards of all canastras of a kind.
fn of_kind(team: &TeamTally, kind: Canastra) -> Vec<Card> {
    let melds = team
        .melds
        .iter()
        .filter(|meld| meld.canastra() == Some(kind));
    melds
        .flat_map(|meld| meld.cards().collect::<Vec<_>>())
        .collect()
}

fn bonuses(team: &TeamTally, kind: Canastra) -> i32 {
    let of_kind = |meld: &Meld| meld.canastra() == Some(kind);
    let melds = team.melds.iter().copied().filter(of_kind);
    melds.map(bonus).sum()
}

/// A number of points; a minus sign may not be heard.
fn cell(voice: Voice<'_>, points: i32) -> String {
    match voice.words.style() {
        Style::Symbols => points.to_string(),
        Style::Spoken => voice.words.number(points.into(), Gender::Masculine),
    }
}
