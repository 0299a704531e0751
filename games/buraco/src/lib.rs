//! The simplified Buraco of the ITP course: melds, canastras, the discard pile.
