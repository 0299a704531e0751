//! How cards, melds and ends travel. A meld is the list of its cards as it is shown.

use baralho_cards::Card;
use baralho_game::Seat;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use crate::{Bag, Compat, End, Meld};

impl Serialize for Bag {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Bag {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::from_cards(Vec::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}

impl Serialize for Meld {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.cards())
    }
}

/// By the reference judge's rules, which allow most.
impl<'de> Deserialize<'de> for Meld {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let cards: Vec<Card> = Vec::deserialize(deserializer)?;
        Self::judge(cards.into_iter(), Compat::Itp)
            .map_err(|why| D::Error::custom(format!("this is no meld: {why}")))
    }
}

#[derive(Serialize, Deserialize)]
pub(crate) struct EndMessage {
    reason: Reason,
    seat: Option<Seat>,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Reason {
    WentOut,
    StockEmpty,
}

impl From<End> for EndMessage {
    fn from(end: End) -> Self {
        let (reason, seat) = match end {
            End::WentOut(seat) => (Reason::WentOut, Some(seat)),
            End::StockEmpty => (Reason::StockEmpty, None),
        };
        Self { reason, seat }
    }
}

impl TryFrom<EndMessage> for End {
    type Error = &'static str;

    fn try_from(end: EndMessage) -> Result<Self, Self::Error> {
        match (end.reason, end.seat) {
            (Reason::WentOut, Some(seat)) => Ok(Self::WentOut(seat)),
            (Reason::WentOut, None) => Err("`seat` should be who went out"),
            (Reason::StockEmpty, _) => Ok(Self::StockEmpty),
        }
    }
}
