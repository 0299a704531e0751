//! A review for programs.

use std::io::{self, Write};

use baralho_analysis::Review;
use serde::Serialize;

#[derive(Serialize)]
struct Document<'a> {
    format: &'static str,
    version: u32,
    #[serde(flatten)]
    review: &'a Review,
}

/// Writes one JSON object and a line end.
pub(super) fn write(out: &mut impl Write, review: &Review) -> io::Result<()> {
    let document = Document {
        format: "baralho-review",
        version: 1,
        review,
    };
    serde_json::to_writer(&mut *out, &document)?;
    out.write_all(b"\n")
}
