use baralho_game::PerSeat;

/// How many tricks everybody took: the most win.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally(pub(crate) PerSeat<i32>);

impl baralho_game::Tally for Tally {
    fn points(&self) -> &[i32] {
        &self.0
    }
}
