//! What results of games mean: intervals, Elo, SPRT, crosstables.
