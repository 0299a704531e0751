//! `baralho verify`.

use std::io::Write;

use baralho_catalog::{AnyRules, UnknownGame};
use baralho_game::Options;
use flate2::{Compression, write::GzEncoder};

use crate::support::{Ran, Scratch, record, run};

fn verify(content: &[u8], language: &str) -> Ran {
    let file = Scratch::new(content);
    let path = file.path();
    let ran = run(&["--lang", language, "verify", path]);
    Ran {
        out: ran.out.replace(path, "FILE"),
        err: ran.err.replace(path, "FILE"),
        ..ran
    }
}

/// A game by first legal moves.
pub(crate) fn recorded(preset: &str) -> String {
    recorded_with(preset, 7)
}

fn recorded_with(preset: &str, seed: u64) -> String {
    let rules = AnyRules::parse(preset, None, &Options::new()).expect("a preset");
    record(&rules, &[], seed, usize::MAX, |legal| legal.swap_remove(0))
}

#[test]
fn a_good_record_of_every_game_is_confirmed_with_its_result() {
    for preset in UnknownGame::NAMES {
        verify(recorded(preset).as_bytes(), "en")
            .fine()
            .wrote("follows the rules")
            .wrote("Points by side");
    }
}

#[test]
fn the_first_wrong_line_is_named_in_every_language() {
    let text = recorded("escopa").replacen("\"seat\":0", "\"seat\":9", 1);
    let line = 1 + text
        .lines()
        .position(|line| line.contains("\"seat\":9"))
        .expect("it is there");
    for (language, sign) in [
        ("en", "line"),
        ("pt-BR", "linha"),
        ("it", "riga"),
        ("es", "línea"),
    ] {
        verify(text.as_bytes(), language)
            .refused(1)
            .complained(&format!("FILE, {sign} {line}: "));
    }
}

#[test]
fn files_that_are_no_records_are_refused_with_code_1() {
    for (content, sign) in [
        (&b""[..], "empty"),
        (b"\xff\xfe\x00garbage", "header"),
        (b"{}\n", "header"),
        (b"{\"format\":\"pgn\",\"version\":1,\"game\":\"x\",\"rules_version\":1,\"players\":2}\n", "header"),
    ] {
        verify(content, "en").ended(1).complained(sign).complained("FILE");
    }
    run(&["verify", "/no/such/file"])
        .ended(1)
        .complained("/no/such/file");
}

#[test]
fn what_is_missing_at_the_end_is_said_and_is_no_error() {
    let text = recorded("escopa");
    let result = text.rfind("{\"result").expect("a result");
    let told = |text: &str| {
        let ran = verify(text.as_bytes(), "en");
        ran.fine();
        ran.out
    };
    assert!(told(&text[..result]).contains("doesn't give the result"));
    let cut = told(&text[..result + 5]);
    assert!(cut.contains("in the middle of line"), "{cut}");
    let few: String = text.split_inclusive('\n').take(4).collect();
    assert!(told(&few).contains("not finished"));
}

#[test]
fn every_kind_of_wrong_line_is_told_in_every_language() {
    let text = recorded("escopa");
    let last = text.lines().last().expect("a result").to_owned();
    let wrong: Vec<String> = vec![
        text.replacen("escopa", "poker", 1),
        text.replacen("\"decks\":1", "\"decks\":2", 1),
        text.replacen("\"rules_version\":", "\"rules_version\":9", 1),
        text.replacen("chacha8/1", "dice", 1),
        text.replacen("\"generator\":\"chacha8/1\",", "", 1),
        text.replacen("\"seed\":7", "\"x\":7", 1),
        text.replacen("\"seed\":7", "\"seed\":7,\"dealer\":5", 1),
        text.replacen("\"seed\":7", "\"seed\":7,\"assisted\":[5]", 1),
        text.replacen("\"seed\":7", "\"seed\":7,\"deck\":[]", 1),
        text.replacen("\"seats\":[]", "\"seats\":[\"ana\"]", 1),
        text.replacen("\"move\":\"", "\"move\":\"zz", 1),
        text.replacen(&last, "{\"seat\":0,\"move\":\"7D\"}", 1),
        text.clone() + &last + "\n",
        text.replacen(&last, r#"{"result":{"winners":[0,1],"points":[0,0]}}"#, 1),
        text.replacen('\n', &["\n", &last, "\n"].concat(), 1),
    ];
    for (place, content) in wrong.iter().enumerate() {
        let mut said = std::collections::HashSet::new();
        for language in ["pt-BR", "en", "it", "es"] {
            let ran = verify(content.as_bytes(), language);
            ran.refused(1);
            let is_line = !ran.err.contains("{$") && ran.err.lines().count() == 1;
            assert!(is_line, "{ran:?}");
            assert!(said.insert(ran.err), "case {place} is not translated");
        }
    }
}

#[test]
fn an_illegal_move_is_explained_in_every_language() {
    let text = recorded("escopa");
    let first = text.lines().nth(1).expect("a move");
    let card = first.split('"').nth(5).expect("a move");
    let card = card.split('x').next().expect("a card");
    let again = first.replace(card, if card == "KC" { "KS" } else { "KC" });
    for (language, sign) in [
        ("en", "This move is illegal. "),
        ("pt-BR", "Esta jogada não é permitida. "),
        ("it", "Questa mossa non è permessa. "),
        ("es", "Esta jugada no está permitida. "),
    ] {
        let ran = verify(text.replacen(first, &again, 1).as_bytes(), language);
        ran.ended(1);
        let reason = ran.err.split_once(sign).expect("the refusal").1;
        assert!(reason.trim_end().ends_with('.'), "{reason}");
        assert_eq!(reason.contains("hand"), language == "en", "{reason}");
    }
}

#[test]
fn a_compressed_record_is_read_like_a_plain_one() {
    let record = recorded("escopa");
    let mut gzip = GzEncoder::new(Vec::new(), Compression::fast());
    gzip.write_all(record.as_bytes()).expect("written");
    let mut packed = gzip.finish().expect("packed");
    let ran = verify(&packed, "en");
    assert_eq!(ran.out, verify(record.as_bytes(), "en").out);
    ran.fine();
    let file = Scratch::new(&packed);
    run(&["replay", "--pace", "0", file.path()]).ended(0);
    packed.truncate(packed.len() / 2);
    let cut = verify(&packed, "en");
    cut.ended(1);
    assert!(!cut.err.is_empty());
}

/// A game played online: its header says where the seed came from.
fn online() -> (String, String) {
    use baralho_protocol::online::fair;
    let secret = [5; 32];
    let seeds = ["boa sorte".to_owned(), String::new()];
    let seed = fair::seed(&secret, seeds.iter().map(String::as_str));
    let record = recorded_with("escopa", seed);
    let fair = serde_json::json!({
        "commitment": fair::commitment(&secret),
        "secret": fair::to_hex(&secret),
        "seeds": seeds,
    });
    let (header, rest) = record.split_once('\n').expect("a header");
    let mut header: serde_json::Value = serde_json::from_str(header).expect("JSON");
    header["fair"] = fair;
    (format!("{header}\n{rest}"), fair::commitment(&secret))
}

#[test]
fn a_game_played_online_was_dealt_as_promised() {
    let (record, commitment) = online();
    let ran = verify(record.as_bytes(), "en");
    assert!(ran.code == 0, "{}", ran.err);
    ran.wrote("the server chose beforehand");
    let file = Scratch::new(record.as_bytes());
    let path = file.path();
    assert!(run(&format!("verify {path} --commitment {commitment}")).code == 0);
    let other = run(&format!("verify {path} --commitment {}", "0".repeat(64)));
    assert!(other.code != 0);
    other.complained("shown before the deal");
}

#[test]
fn a_game_dealt_from_another_seed_than_promised_is_found_out() {
    let (record, _) = online();
    let changed = record.replace("boa sorte", "boa morte");
    let ran = verify(changed.as_bytes(), "en");
    assert!(ran.code != 0);
    ran.complained("does not follow from the secret");
    let plain = recorded("escopa");
    let file = Scratch::new(plain.as_bytes());
    let path = file.path();
    assert!(run(&["verify", path, "--commitment", "00"]).code != 0);
}

#[test]
fn records_of_version_1_agree_with_the_rules() {
    let fixtures = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../crates/testkit/fixtures/v1"
    );
    let folders = ["records", "saves", "arena"].map(|folder| format!("{fixtures}/{folder}"));
    run(&format!("verify {}", folders.join(" ")))
        .ended(0)
        .wrote("42 games in 27 files");
}
