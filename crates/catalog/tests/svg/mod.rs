//! A reader of as much SVG as the drawings use, and not a bit more: what it does not know is a
//! mistake in the drawing.

use std::fmt::Write as _;

/// A drawn element: its name, its attributes, and the points it is drawn with, on the page.
#[derive(Debug)]
pub(crate) struct Element {
    pub(crate) name: String,
    pub(crate) attributes: Vec<(String, String)>,
    pub(crate) points: Vec<(f64, f64)>,
}

impl Element {
    pub(crate) fn attribute(&self, name: &str) -> Option<&str> {
        let found = self.attributes.iter().find(|(key, _)| key == name);
        found.map(|(_, value)| value.as_str())
    }

    fn number(&self, name: &str) -> Result<f64, String> {
        match self.attribute(name) {
            None => Ok(0.0),
            Some(text) => text.parse().map_err(|_| format!("{name}={text}")),
        }
    }
}

/// `(a, b, c, d, e, f)` as in SVG's `matrix`.
type Matrix = [f64; 6];

fn product(m: Matrix, n: Matrix) -> Matrix {
    [
        m[0] * n[0] + m[2] * n[1],
        m[1] * n[0] + m[3] * n[1],
        m[0] * n[2] + m[2] * n[3],
        m[1] * n[2] + m[3] * n[3],
        m[0] * n[4] + m[2] * n[5] + m[4],
        m[1] * n[4] + m[3] * n[5] + m[5],
    ]
}

/// Every element of a well-formed drawing, in order.
pub(crate) fn read(text: &str) -> Result<Vec<Element>, String> {
    let mut elements = Vec::new();
    let mut open: Vec<(String, Matrix)> = vec![(String::new(), [1.0, 0.0, 0.0, 1.0, 0.0, 0.0])];
    let mut rest = text;
    while let Some(start) = rest.find('<') {
        if !rest[..start].trim().is_empty() {
            return Err(format!("text: {}", &rest[..start]));
        }
        let end = rest.find('>').ok_or("a tag without its end")?;
        let tag = &rest[start + 1..end];
        rest = &rest[end + 1..];
        if let Some(name) = tag.strip_prefix('/') {
            match open.pop() {
                Some((opened, _)) if opened == name => continue,
                other => return Err(format!("</{name}> closes {other:?}")),
            }
        }
        let (tag, closed) = match tag.strip_suffix('/') {
            Some(tag) => (tag, true),
            None => (tag, false),
        };
        let mut element = element(tag)?;
        let outer = open.last().ok_or("more closed than opened")?.1;
        let matrix = product(outer, transform(element.attribute("transform"))?);
        let mut points = outline(&element)?;
        for point in &mut points {
            let (x, y) = *point;
            *point = (
                matrix[0] * x + matrix[2] * y + matrix[4],
                matrix[1] * x + matrix[3] * y + matrix[5],
            );
        }
        element.points = points;
        if !closed {
            open.push((element.name.clone(), matrix));
        }
        elements.push(element);
    }
    if open.len() != 1 || !rest.trim().is_empty() {
        return Err(format!("left open: {open:?}; left over: {rest}"));
    }
    Ok(elements)
}

fn element(tag: &str) -> Result<Element, String> {
    let (name, mut rest) = tag.split_once(' ').unwrap_or((tag, ""));
    let mut attributes: Vec<(String, String)> = Vec::new();
    while !rest.is_empty() {
        let (key, after) = rest.split_once("=\"").ok_or(format!("in <{tag}>"))?;
        let (value, after) = after.split_once('"').ok_or(format!("in <{tag}>"))?;
        if !(after.is_empty() || after.starts_with(' ')) || value.contains(['<', '&']) {
            return Err(format!("in <{tag}>"));
        }
        if attributes.iter().any(|(known, _)| known == key) {
            return Err(format!("{key} twice in <{tag}>"));
        }
        attributes.push((key.to_owned(), value.to_owned()));
        rest = after.trim_start();
    }
    Ok(Element {
        name: name.to_owned(),
        attributes,
        points: Vec::new(),
    })
}

fn transform(text: Option<&str>) -> Result<Matrix, String> {
    let mut matrix = [1.0, 0.0, 0.0, 1.0, 0.0, 0.0];
    for call in text.unwrap_or_default().split_inclusive(')') {
        let bad = || format!("transform {call}");
        let (name, given) = call.trim().split_once('(').ok_or_else(bad)?;
        let given: Vec<f64> = numbers(given.trim_end_matches(')'))?;
        let next = match (name, given.as_slice()) {
            ("translate", &[x, y]) => [1.0, 0.0, 0.0, 1.0, x, y],
            ("scale", &[s]) => [s, 0.0, 0.0, s, 0.0, 0.0],
            ("scale", &[x, y]) => [x, 0.0, 0.0, y, 0.0, 0.0],
            ("rotate", &[angle, ref around @ ..]) => {
                let (sin, cos) = angle.to_radians().sin_cos();
                let turn = [cos, sin, -sin, cos, 0.0, 0.0];
                match *around {
                    [] => turn,
                    [x, y] => product(
                        product([1.0, 0.0, 0.0, 1.0, x, y], turn),
                        [1.0, 0.0, 0.0, 1.0, -x, -y],
                    ),
                    _ => return Err(bad()),
                }
            }
            _ => return Err(bad()),
        };
        matrix = product(matrix, next);
    }
    Ok(matrix)
}

/// The points an element is drawn with: corners, and for curves the points that steer them,
/// which lie around the curve.
fn outline(element: &Element) -> Result<Vec<(f64, f64)>, String> {
    match element.name.as_str() {
        "rect" => {
            let (x, y) = (element.number("x")?, element.number("y")?);
            let (width, height) = (element.number("width")?, element.number("height")?);
            Ok(vec![
                (x, y),
                (x + width, y),
                (x, y + height),
                (x + width, y + height),
            ])
        }
        "circle" => {
            let (x, y) = (element.number("cx")?, element.number("cy")?);
            let r = element.number("r")?;
            Ok(vec![(x - r, y), (x + r, y), (x, y - r), (x, y + r)])
        }
        "path" => path(element.attribute("d").ok_or("a path without strokes")?),
        "g" | "svg" => Ok(Vec::new()),
        other => Err(format!("<{other}> is not for drawings")),
    }
}

fn path(text: &str) -> Result<Vec<(f64, f64)>, String> {
    let mut points = Vec::new();
    let (mut x, mut y) = (0.0, 0.0);
    let mut first = (0.0, 0.0);
    let mut rest = text;
    while let Some(letter) = rest.chars().next() {
        let end = rest[1..]
            .find(|c: char| c.is_ascii_alphabetic())
            .map_or(rest.len(), |at| at + 1);
        let given = numbers(&rest[1..end])?;
        rest = &rest[end..];
        let relative = letter.is_ascii_lowercase();
        let count = match letter.to_ascii_uppercase() {
            'M' | 'L' | 'T' => 2,
            'H' | 'V' => 1,
            'S' | 'Q' => 4,
            'C' => 6,
            'A' => 7,
            'Z' => {
                (x, y) = first;
                0
            }
            other => return Err(format!("path command {other}")),
        };
        if (count == 0) != given.is_empty() || count != 0 && !given.len().is_multiple_of(count) {
            return Err(format!("{letter} with {given:?} in {text}"));
        }
        for step in given.chunks(count.max(1)) {
            let from = if relative { (x, y) } else { (0.0, 0.0) };
            let steps = match letter.to_ascii_uppercase() {
                'H' => vec![(from.0 + step[0], y)],
                'V' => vec![(x, from.1 + step[0])],
                'A' => vec![(from.0 + step[5], from.1 + step[6])],
                _ => step
                    .chunks(2)
                    .map(|pair| (from.0 + pair[0], from.1 + pair[1]))
                    .collect(),
            };
            (x, y) = steps[steps.len() - 1];
            points.extend(steps);
        }
        if letter.eq_ignore_ascii_case(&'M') {
            first = (x, y);
        }
    }
    Ok(points)
}

/// Numbers as SVG writes them: `1-2` is two, and so is `1.5.5`.
fn numbers(text: &str) -> Result<Vec<f64>, String> {
    let mut spaced = String::new();
    let mut has_point = false;
    for c in text.chars() {
        let splits = c == '-' || c == '.' && has_point;
        if splits {
            spaced.push(' ');
        }
        if splits || c == ' ' || c == ',' {
            has_point = false;
        }
        has_point |= c == '.';
        write!(spaced, "{}", if c == ',' { ' ' } else { c }).map_err(|e| e.to_string())?;
    }
    spaced
        .split_whitespace()
        .map(|number| number.parse().map_err(|_| format!("{number} in {text}")))
        .collect()
}
