//! The icon of the web app.

/// The icon as a complete SVG file, with its own colours: it is shown where no page is.
///
/// The ground fills the square and the drawing keeps within the inner four fifths, so a system
/// may cut it round.
pub fn icon() -> String {
    // The settebello's suit on a card, a golden one behind it.
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 512 512\">\
     <rect width=\"512\" height=\"512\" fill=\"#1f5c45\"/>\
     <g transform=\"translate(280 252) rotate(14)\">\
     <rect x=\"-98\" y=\"-142\" width=\"196\" height=\"284\" rx=\"22\" fill=\"#edb83d\"/></g>\
     <g transform=\"translate(238 258) rotate(-8)\">\
     <rect x=\"-104\" y=\"-148\" width=\"208\" height=\"296\" rx=\"22\" fill=\"#1f5c45\"/>\
     <rect x=\"-98\" y=\"-142\" width=\"196\" height=\"284\" rx=\"18\" fill=\"#fffdf7\"/>\
     <path fill=\"#b4000f\" d=\"M0-108C22-66 50-30 82 0 50 30 22 66 0 108-22 66-50 30-82 \
     0-50-30-22-66 0-108z\"/></g></svg>"
        .to_owned()
}
