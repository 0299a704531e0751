//! Sounds made in code: short tones and a little noise.

use std::cell::RefCell;

use wasm_bindgen::JsValue;
use web_sys::{AudioContext, GainNode, OscillatorType};

thread_local! {
    static CONTEXT: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// What is heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sound {
    /// The cards are dealt.
    Shuffle,
    /// A card is laid.
    Card,
    /// Cards are captured: higher with more of them.
    Capture(usize),
    /// A sweep, a stolen pile, a canastra.
    Sweep,
    /// It is this person's turn.
    Turn,
    /// Something cannot be.
    No,
    /// The match is over.
    End,
}

/// Makes a sound, at a volume from 0 to 10.
pub(super) fn play(sound: Sound, volume: u8) {
    if volume == 0 {
        return;
    }
    // Without sound the game goes on.
    let _ = CONTEXT.with_borrow_mut(|kept| -> Result<(), JsValue> {
        if kept.is_none() {
            *kept = Some(AudioContext::new()?);
        }
        let Some(context) = kept else { return Ok(()) };
        let _ = context.resume();
        let loud = f32::from(volume.min(10)) / 25.0;
        let note =
            |tone, after, long| beep(context, OscillatorType::Triangle, tone, after, long, loud);
        match sound {
            Sound::Shuffle => {
                (0..6).try_for_each(|n| hiss(context, f64::from(n) * 0.06, 0.04, loud))
            }
            Sound::Card => hiss(context, 0.0, 0.05, loud),
            Sound::Capture(cards) => {
                let tone = 330.0 * 2_f32.powf(cards.min(9) as f32 / 6.0);
                hiss(context, 0.0, 0.04, loud)?;
                note(tone, 0.04, 0.12)?;
                note(tone * 1.25, 0.12, 0.14)
            }
            Sound::Sweep => [523.0, 659.0, 784.0, 1047.0]
                .into_iter()
                .enumerate()
                .try_for_each(|(n, tone)| note(tone, n as f64 * 0.09, 0.18)),
            Sound::Turn => {
                note(587.0, 0.0, 0.1)?;
                note(784.0, 0.1, 0.14)
            }
            Sound::No => beep(
                context,
                OscillatorType::Square,
                140.0,
                0.0,
                0.12,
                loud / 2.0,
            ),
            Sound::End => [392.0, 494.0, 587.0]
                .into_iter()
                .try_for_each(|tone| note(tone, 0.0, 0.7)),
        }
    });
}

fn fade(context: &AudioContext, at: f64, long: f64, loud: f32) -> Result<GainNode, JsValue> {
    let gain = context.create_gain()?;
    gain.gain().set_value_at_time(loud, at)?;
    gain.gain().linear_ramp_to_value_at_time(0.0, at + long)?;
    gain.connect_with_audio_node(&context.destination())?;
    Ok(gain)
}

fn beep(
    context: &AudioContext,
    shape: OscillatorType,
    tone: f32,
    after: f64,
    long: f64,
    loud: f32,
) -> Result<(), JsValue> {
    let at = context.current_time() + after;
    let voice = context.create_oscillator()?;
    voice.set_type(shape);
    voice.frequency().set_value(tone);
    voice.connect_with_audio_node(&fade(context, at, long, loud)?.into())?;
    voice.start_with_when(at)?;
    voice.stop_with_when(at + long)
}

/// The sound of a card on cloth.
fn hiss(context: &AudioContext, after: f64, long: f64, loud: f32) -> Result<(), JsValue> {
    let at = context.current_time() + after;
    let rate = context.sample_rate();
    let mut noise = vec![0_f32; (f64::from(rate) * long) as usize + 1];
    let mut state = 0x2545_F491_u32;
    for sample in &mut noise {
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
        *sample = state as f32 / u32::MAX as f32 * 2.0 - 1.0;
    }
    let buffer = context.create_buffer(1, noise.len() as u32, rate)?;
    buffer.copy_to_channel(&noise, 0)?;
    let source = context.create_buffer_source()?;
    source.set_buffer(Some(&buffer));
    source.connect_with_audio_node(&fade(context, at, long, loud)?.into())?;
    source.start_with_when(at)
}
