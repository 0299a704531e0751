//! What is chosen in the settings is seen at once.

use serde_json::json;

#[test]
fn what_is_chosen_is_seen_at_once_and_kept() {
    at_page!(server, screen, Phone);
    screen.open("#/settings");
    let drawn = "[...document.querySelectorAll('.preview use')].map(use => use.getAttribute('href').split('#')[1])";
    assert!(screen.texts(drawn).contains(&"back-azulejo".to_owned()));
    for (label, attribute, value) in [
        ("Blue", "felt", "blue"),
        ("Four colours", "suits", "four"),
        ("Italian suits", "deck", "italian"),
        ("Dark", "theme", "dark"),
    ] {
        screen.evaluate(&format!(
            "[...document.querySelectorAll('.pick')].find(pick => pick.textContent === {}).click()",
            json!(label)
        ));
        screen.wait(&format!(
            "document.documentElement.dataset.{attribute} === '{value}'"
        ));
    }
    // With the arrow keys, too: they go from one to the next.
    screen.evaluate("document.querySelector('input[name=back]:checked').focus()");
    screen.key("ArrowRight");
    screen.settle();
    let drawn = screen.texts(drawn);
    assert!(drawn.contains(&"back-trama".to_owned()), "{drawn:?}");
    assert!(
        drawn.iter().all(|name| !name.starts_with("c-")),
        "{drawn:?}"
    );
    screen.evaluate("document.getElementById('one-touch').click()");
    screen.reload();
    assert!(screen.holds(
        "document.documentElement.dataset.felt === 'blue' \
         && document.getElementById('one-touch').checked"
    ));
    // The table stays in sight however far down one is.
    screen.evaluate("scrollTo(0, document.body.scrollHeight)");
    screen.settle();
    assert!(screen.holds(
        "(box => box.top >= 0 && box.bottom < innerHeight)\
         (document.querySelector('.preview').getBoundingClientRect())"
    ));
    screen.inspect("settings-chosen");
    screen.expect_no_complaints();
}
