//! The colours of the style sheet: legible, and told apart by every kind of eye.

/// The values of the page.
const STYLE: &str = include_str!("../style/tokens.css");

/// A colour as red, green and blue from 0 to 1, linear in light.
type Light = [f64; 3];

/// The suits' properties, in the order of `Suit::ALL`.
const SUITS: [&str; 4] = ["--suit-d", "--suit-s", "--suit-h", "--suit-c"];
const THEMES: [&str; 2] = [":root", ":root[data-theme=\"dark\"]"];

/// What is declared in the rule with exactly this selector.
fn rule(selector: &str) -> &'static str {
    let (_, text) = STYLE
        .split_once(&format!("\n{selector} {{"))
        .or_else(|| STYLE.split_once(&format!("  {selector} {{")))
        .unwrap_or_else(|| panic!("no rule for {selector}"));
    let (inside, _) = text.split_once('}').expect("a rule ends");
    inside
}

fn value(rule: &'static str, property: &str) -> Option<&'static str> {
    let (_, rest) = rule.split_once(&format!("{property}: "))?;
    rest.split(';').next()
}

fn light(hex: &str) -> Light {
    let channel = |at: usize| {
        let byte = u8::from_str_radix(&hex[at..at + 2], 16).expect("a hexadecimal colour");
        let level = f64::from(byte) / 255.0;
        if level <= 0.04045 {
            level / 12.92
        } else {
            ((level + 0.055) / 1.055).powf(2.4)
        }
    };
    assert_eq!((hex.len(), &hex[..1]), (7, "#"), "{hex}");
    [channel(1), channel(3), channel(5)]
}

fn colour(theme: &str, property: &str) -> Light {
    let here = value(rule(theme), property).or(value(rule(":root"), property));
    light(here.unwrap_or_else(|| panic!("no {property} in {theme}")))
}

/// The colour of a suit in a theme, with two colours or four.
fn suit(theme: &str, four: bool, property: &str) -> Light {
    let chosen = value(rule(":root[data-suits=\"four\"]"), property).filter(|_| four);
    chosen.map_or_else(|| colour(theme, property), light)
}

fn luminance(light: Light) -> f64 {
    0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]
}

/// The contrast ratio as WCAG defines it.
fn contrast(one: Light, other: Light) -> f64 {
    let (one, other) = (luminance(one) + 0.05, luminance(other) + 0.05);
    one.max(other) / one.min(other)
}

/// What an eye without one kind of cones sees, by Machado, Oliveira and Fernandes (2009).
const EYES: [(&str, [[f64; 3]; 3]); 4] = [
    ("usual", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "protanopic",
        [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
    ),
    (
        "deuteranopic",
        [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
    ),
    (
        "tritanopic",
        [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
    ),
];

fn seen(light: Light, eye: &[[f64; 3]; 3]) -> Light {
    eye.map(|row| {
        let sum: f64 = row
            .iter()
            .zip(light)
            .map(|(part, level)| part * level)
            .sum();
        sum.clamp(0.0, 1.0)
    })
}

/// Lightness and two axes of colour, in which distances mean what they seem (CIELAB, D65).
fn lab(light: Light) -> [f64; 3] {
    let [red, green, blue] = light;
    let bent = |level: f64| {
        if level > 0.008_856 {
            level.cbrt()
        } else {
            7.787 * level + 16.0 / 116.0
        }
    };
    let x = bent((0.412_456 * red + 0.357_576 * green + 0.180_437 * blue) / 0.950_47);
    let y = bent(0.212_673 * red + 0.715_152 * green + 0.072_175 * blue);
    let z = bent((0.019_334 * red + 0.119_192 * green + 0.950_304 * blue) / 1.088_83);
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

fn distance(one: Light, other: Light) -> f64 {
    let (one, other) = (lab(one), lab(other));
    let squares: f64 = one.iter().zip(other).map(|(a, b)| (a - b).powi(2)).sum();
    squares.sqrt()
}

#[test]
fn ranks_and_text_stand_out_from_what_they_stand_on() {
    for theme in THEMES {
        let ink = contrast(colour(theme, "--ink"), colour(theme, "--paper"));
        assert!(ink >= 7.0, "ink in {theme}: {ink:.2}");
        let face = colour(theme, "--card-face");
        for four in [false, true] {
            for property in SUITS {
                let found = contrast(suit(theme, four, property), face);
                assert!(
                    found >= 4.5,
                    "{property} in {theme}, four {four}: {found:.2}"
                );
            }
        }
    }
}

#[test]
fn four_colours_are_told_apart_by_every_kind_of_eye() {
    for theme in THEMES {
        for (eye, matrix) in EYES {
            for (at, one) in SUITS.iter().enumerate() {
                for other in &SUITS[at + 1..] {
                    let [one_seen, other_seen] =
                        [one, other].map(|property| seen(suit(theme, true, property), &matrix));
                    let found = distance(one_seen, other_seen);
                    assert!(
                        found >= 20.0,
                        "{one} and {other} for the {eye} eye in {theme}: {found:.1}"
                    );
                }
            }
        }
    }
}

#[test]
fn two_colours_are_told_apart_by_every_kind_of_eye() {
    for theme in THEMES {
        for (eye, matrix) in EYES {
            let red = seen(suit(theme, false, "--suit-h"), &matrix);
            let black = seen(suit(theme, false, "--suit-s"), &matrix);
            let found = distance(red, black);
            assert!(found >= 15.0, "{eye} eye in {theme}: {found:.1}");
        }
    }
}

#[test]
fn the_system_that_prefers_dark_gets_the_same_dark() {
    let chosen = rule(":root[data-theme=\"dark\"]");
    let preferred = rule(":root:not([data-theme])");
    let declared = |rule: &'static str| -> Vec<&str> {
        let lines = rule.lines().map(str::trim);
        lines.filter(|line| line.starts_with("--")).collect()
    };
    assert_eq!(declared(chosen), declared(preferred));
}
