//! Sounds: what is scheduled to be heard, and that it can be heard.

use serde_json::json;

use crate::screen::Screen;

/// Ears instead of loudspeakers: they note the tones that begin, and what was captured then.
const EARS: &str = "(() => {
  window.tones = [];
  window.AudioContext = function () {
    const context = new OfflineAudioContext(1, 44100, 44100);
    context.resume = () => Promise.resolve();
    for (const make of ['createOscillator', 'createBufferSource']) {
      const real = context[make].bind(context);
      context[make] = () => {
        const source = real();
        const start = source.start.bind(source);
        source.start = (at) => {
          tones.push(source.frequency ? Math.round(source.frequency.value) : 'noise');
          start(at);
        };
        return source;
      };
    }
    return (window.context = context);
  };
})()";

/// How loud it gets, from 0 to 1 and more.
const LOUDEST: &str = "context.startRendering().then((heard) => \
    heard.getChannelData(0).reduce((most, sample) => Math.max(most, Math.abs(sample)), 0))";

fn open_with_volume(screen: &mut Screen, volume: u8) {
    screen.open("");
    let settings = json!({ "pace": 0, "volume": volume, "motion": "off", "language": "en" });
    screen.store("baralho-settings", &settings.to_string());
    screen.open("");
}

#[test]
fn cards_captures_and_turns_are_heard_and_more_cards_sound_higher() {
    at_page!(server, screen, Desktop);
    screen.prepare_pages(EARS);
    open_with_volume(&mut screen, 10);
    screen.begin("escoba");
    screen.make_steps(usize::MAX, "escoba");
    let tones = screen.texts("tones.map(String)");
    let has = |tone: u32| tones.contains(&tone.to_string());
    assert!(tones.contains(&"noise".to_owned()), "no card is heard");
    assert!(has(587) && has(784), "no turn is heard: {tones:?}");
    assert!(has(392) && has(494), "no end is heard: {tones:?}");
    // The tone of a capture rises with its cards; there are some of several sizes in a match.
    let of_cards = |cards: i32| (330.0 * 2_f64.powf(f64::from(cards) / 6.0)).round() as u32;
    let sizes: Vec<i32> = (1..10).filter(|&cards| has(of_cards(cards))).collect();
    assert!(sizes.len() > 1, "captures sound alike: {tones:?}");
    let loudest = screen.evaluate(LOUDEST);
    assert!(loudest.as_f64() > Some(0.05), "nothing is heard: {loudest}");
    screen.expect_no_complaints();

    // Whoever wants no sound gets none.
    open_with_volume(&mut screen, 0);
    screen.begin("escoba");
    screen.make_steps(6, "escoba");
    assert!(screen.holds("tones.length === 0 && !window.context"));
}
