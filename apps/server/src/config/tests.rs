use super::*;
use crate::settings::values;

fn config() -> Config {
    Config::new(([127, 0, 0, 1], 8080).into(), "data".into())
}

/// A value of the same kind as another, and not the same.
fn another(value: &str) -> String {
    match value {
        "true" => "false".into(),
        "false" => "true".into(),
        "\"open\"" => "\"closed\"".into(),
        "\"127.0.0.1:8080\"" => "\"[::1]:9\"".into(),
        "[]" => "[\"one\", \"two\"]".into(),
        rate if rate.ends_with("/min\"") => "\"7, then 9/min\"".into(),
        number if number.parse::<u64>().is_ok() => format!("{number}1"),
        text if text
            .trim_matches('"')
            .starts_with(|c: char| c.is_ascii_digit()) =>
        {
            "\"4321ms\"".into()
        }
        _ => "\"other\"".into(),
    }
}

#[test]
fn what_is_shown_can_be_read_back_as_it_is() {
    let mut first = config();
    let shown = first.show();
    let mut second = Config::new(([0, 0, 0, 0], 1).into(), PathBuf::new());
    settings::read_file(&mut second, Path::new("shown"), &shown).expect("its own text");
    assert_eq!(shown, second.show());
    // Also when nothing is as usual.
    let changed: String = shown
        .lines()
        .map(|line| match line.split_once(" = ") {
            Some((key, value)) if !line.starts_with('#') => {
                format!("{key} = {}\n", another(value))
            }
            _ => format!("{line}\n"),
        })
        .collect();
    settings::read_file(&mut second, Path::new("changed"), &changed).expect(&changed);
    assert_eq!(second.show(), changed);
    for ((key, before), (_, after)) in values(&mut first).into_iter().zip(values(&mut second)) {
        assert_ne!(before, after, "{key}");
    }
    // What needs escaping is escaped.
    second.public_url = Some("a\"b\\c\n\u{7f}é".into());
    let shown = second.show();
    settings::read_file(&mut first, Path::new("shown"), &shown).expect(&shown);
    assert_eq!(first.public_url, second.public_url);
}

#[test]
fn every_key_can_be_set_by_its_variable() {
    let usual = values(&mut config());
    for (key, value) in &usual {
        let (section, name) = key.split_once('.').expect("a section");
        let text = another(value);
        let variable = settings::variable(section, name);
        let plain = text.trim_matches(['[', ']']).replace('"', "");
        let mut config = config();
        config
            .read_variables([(variable.clone(), plain)])
            .unwrap_or_else(|error| panic!("{error}"));
        for ((key, before), (_, after)) in usual.iter().zip(values(&mut config)) {
            let expected = if *key == format!("{section}.{name}") {
                &text
            } else {
                before
            };
            assert_eq!(*expected, after, "{key} after {variable}");
        }
    }
    let mut names: Vec<String> = usual.iter().map(|(key, _)| key.replace('.', "_")).collect();
    names.sort();
    names.dedup();
    assert_eq!(names.len(), usual.len());
}

#[test]
fn what_is_wrong_is_said_with_its_place_and_what_was_expected() {
    for (text, expected) in [
        (
            "[limits]\nconnections = \"many\"",
            "c.toml, line 2, `limits.connections`: found \"many\", expected a whole number",
        ),
        (
            "\n\n[limits]\n\nrequests = 7",
            "c.toml, line 5, `limits.requests`: found 7, expected so many at once and per minute",
        ),
        (
            "[features]\nchat = \"yes\"",
            "line 2, `features.chat`: found \"yes\", expected true or false",
        ),
        (
            "[features]\nregistration = \"shut\"",
            "line 2, `features.registration`: found \"shut\", expected \"open\", \"code\"",
        ),
        (
            "[retention]\nguests = \"2 weeks\"",
            "line 2, `retention.guests`: found \"2 weeks\", expected a time such as",
        ),
        (
            "[retention]\nguests = 60",
            "line 2, `retention.guests`: found 60, expected a time such as",
        ),
        (
            "[limits]\nconections = 1",
            "c.toml, line 2, [limits]: found `conections`, expected one of connections, ",
        ),
        (
            "\n[limit]\nconnections = 1",
            "c.toml, line 2: found `limit`, expected one of the sections [server], [limits]",
        ),
        (
            "bind = \"x\"",
            "line 1: found `bind`, expected one of the sections",
        ),
        (
            "server = 7",
            "line 1: found `server` as a value, expected the section [server]",
        ),
        ("[server\nbind", "c.toml, line 1: found "),
        (
            "[tables]\ntables = -1",
            "line 2, `tables.tables`: found -1, expected a whole number",
        ),
        (
            "[server]\nhosts = [1]",
            "line 2, `server.hosts`: found a list, expected a list of texts",
        ),
    ] {
        let read = settings::read_file(&mut config(), Path::new("c.toml"), text);
        let error = read.expect_err(text).to_string();
        assert!(error.contains(expected), "{text}: {error}");
    }
    for (name, text, expected) in [
        (
            "BARALHO_LIMITS_REQUESTS",
            "200",
            "the variable BARALHO_LIMITS_REQUESTS: found \"200\", expected so many",
        ),
        (
            "BARALHO_TABLES_GRACES",
            "1s",
            "found BARALHO_TABLES_GRACES, expected one of BARALHO_TABLES_GRACE,",
        ),
    ] {
        let read = config().read_variables([(name.to_owned(), text.to_owned())]);
        let error = read.expect_err(name).to_string();
        assert!(error.contains(expected), "{name}: {error}");
    }
    let others = ["BARALHO_TOKEN", "BARALHO_LOG", "PATH"];
    let others = others.map(|name| (name.to_owned(), "x".to_owned()));
    config().read_variables(others).expect("not of the server");
}

#[test]
fn settings_that_do_not_fit_together_are_refused() {
    let mut half = config();
    half.tls_cert = Some("cert.pem".into());
    assert!(half.check().is_err());
    let mut codeless = config();
    codeless.features.registration = Registration::Code;
    assert!(codeless.check().is_err());
    codeless.features.registration_code = "sesame".into();
    assert!(codeless.check().is_ok());
}

#[test]
fn a_newer_config_changes_what_can_change_and_says_what_cannot() {
    let mut running = config();
    let mut newer = config();
    newer.bind.set_port(9);
    newer.data = "elsewhere".into();
    newer.hosts = vec!["cards.lan".into()];
    newer.hub.chat = false;
    let (changed, waiting) = running.renew(newer);
    let expected = [
        "server.bind",
        "server.data",
        "server.hosts",
        "features.chat",
    ];
    assert_eq!(changed, expected);
    assert_eq!(waiting, ["server.bind", "server.data"]);
    assert_eq!(
        (running.bind.port(), running.data.to_str()),
        (8080, Some("data"))
    );
    assert_eq!(running.hosts, ["cards.lan"]);
    assert!(!running.hub.chat);
}

#[test]
fn hosts_are_told_every_setting_and_its_usual_value() {
    let page = include_str!("../../../../docs/hosting.md");
    let mut expected = String::new();
    config().each_section(&mut |section, _, settings| {
        expected += "\n| setting | usually | what it is |\n|---|---|---|\n";
        settings.each(&mut |key, doc, setting| {
            let doc: Vec<&str> = doc.lines().map(str::trim).collect();
            // Where it is depends on who runs it.
            let value = match key {
                "data" => "\"~/.local/share/baralho\"".to_owned(),
                _ => setting.write(),
            };
            let line = [
                "| `",
                section,
                ".",
                key,
                "` | `",
                &value,
                "` | ",
                &doc.join(" "),
                " |\n",
            ];
            expected += &line.concat();
        });
    });
    let missing: Vec<&str> = expected
        .lines()
        .filter(|line| !page.contains(line))
        .collect();
    assert!(
        missing.is_empty(),
        "docs/hosting.md should have:\n{expected}"
    );
    let line = format!("{} bytes", crate::http::LARGEST_BODY);
    assert!(page.contains(&line), "{line}");
}
