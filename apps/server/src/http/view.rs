//! What administrators see.

use baralho_storage::Store;
use baralho_words::{Words, say};
use serde_json::Value;

use super::{html::Html, problem::Problem};
use crate::admin::{Action, end, kind, perform, told_report, told_statistics, written};

/// Lines of the audit log that are shown.
const AUDITED: u32 = 50;

pub(super) struct Overview {
    statistics: Value,
    reports: Value,
    measures: Value,
    audit: Value,
}

impl Overview {
    pub(super) fn look(store: &Store, now: i64) -> Result<Self, Problem> {
        let look = |action: Action| {
            let seen = perform(store, &action, "", now);
            seen.map_err(|error| {
                tracing::error!(%error, "administrators cannot see");
                Problem::Unavailable
            })
        };
        Ok(Self {
            statistics: look(Action::Statistics {})?,
            reports: look(Action::Reports { all: false })?["reports"].take(),
            measures: look(Action::Bans {})?["measures"].take(),
            audit: look(Action::Audit {
                limit: Some(AUDITED),
            })?["audit"]
                .take(),
        })
    }
}

pub(super) fn view(
    seen: &Overview,
    words: &Words,
    secret: &str,
    backups: &[String],
    said: Option<&str>,
) -> String {
    let title = say!(words, "admin-page-title");
    let page = Page { words, secret };
    Html::page(words.language().tag(), &title, |html| {
        html.element("header", &[], |html| {
            html.tagged("h1", &title);
            html.element("a", &[("class", "button plain"), ("href", "/")], |html| {
                html.text(&say!(words, "admin-page-back"));
            });
        });
        html.element("p", &[("class", "notice"), ("role", "status")], |html| {
            html.text(said.unwrap_or_default());
        });
        page.reports(html, &seen.reports);
        page.measures(html, &seen.measures);
        page.people(html);
        page.server(html, &seen.statistics);
        page.backups(html, backups);
        section(
            html,
            "statistics",
            &say!(words, "admin-page-statistics"),
            |html| {
                html.element("dl", &[], |html| {
                    for (label, shown) in told_statistics(&seen.statistics, words) {
                        html.element("div", &[], |html| {
                            html.tagged("dt", &label);
                            html.tagged("dd", &shown);
                        });
                    }
                });
            },
        );
        page.audit(html, &seen.audit);
    })
}

struct Page<'a> {
    words: &'a Words,
    secret: &'a str,
}

const SUBMIT: [(&str, &str); 1] = [("type", "submit")];

/// A field of a form: its name, its label, and whether it must be filled in.
type Field = (&'static str, String, bool);

impl Page<'_> {
    /// A form with a button, for an action with what is known about it. The label says more than
    /// the button to those who hear it without what is around it.
    fn button(&self, html: &mut Html, fixed: &[(&'static str, &str)], text: &str, about: &str) {
        let label = [text, about].join(" ");
        let attributes = [("type", "submit"), ("aria-label", label.trim())];
        self.form(html, fixed, &[], |html| {
            html.element("button", &attributes, |html| html.text(text));
        });
    }

    fn form(
        &self,
        html: &mut Html,
        fixed: &[(&'static str, &str)],
        fields: &[Field],
        inside: impl FnOnce(&mut Html),
    ) {
        html.element(
            "form",
            &[("method", "post"), ("action", "/admin")],
            |html| {
                for (name, value) in [("form", self.secret)].iter().chain(fixed) {
                    let attributes = [("type", "hidden"), ("name", *name), ("value", *value)];
                    html.open("input", &attributes);
                }
                for asked in fields {
                    field(html, asked);
                }
                inside(html);
            },
        );
    }

    /// A form with fields and a button. One with fields is folded away until somebody wants it.
    fn ask(&self, html: &mut Html, fixed: &[(&'static str, &str)], fields: &[Field], text: &str) {
        let submit = |html: &mut Html| html.element("button", &SUBMIT, |html| html.text(text));
        if fields.is_empty() {
            return self.form(html, fixed, fields, submit);
        }
        html.element("details", &[], |html| {
            html.tagged("summary", text);
            self.form(html, fixed, fields, submit);
        });
    }

    /// A form for an action of which nothing is known yet.
    fn act(&self, html: &mut Html, action: &str, fields: &[Field], button: &str) {
        let button = self.words.say(button, &[]);
        self.ask(html, &[("action", action)], fields, &button);
    }

    fn reports(&self, html: &mut Html, reports: &Value) {
        let words = self.words;
        let title = say!(words, "admin-page-reports");
        section(html, "reports", &title, |html| {
            if items(reports).is_empty() {
                html.tagged("p", &say!(words, "admin-no-reports"));
            }
            for report in items(reports) {
                let (name, id) = (text(&report["name"]), report["id"].to_string());
                html.element("article", &[], |html| {
                    html.tagged("h3", &told_report(report, words));
                    html.tagged("p", text(&report["text"]));
                    if !items(&report["said"]).is_empty() {
                        html.tagged("p", &say!(words, "admin-page-said"));
                        html.element("ul", &[], |html| {
                            for said in items(&report["said"]) {
                                html.tagged("li", text(&said["text"]));
                            }
                        });
                    }
                    let reason = text(&report["text"]);
                    let ban = [("action", "ban"), ("name", name), ("reason", reason)];
                    self.button(html, &ban, &say!(words, "admin-page-do-ban"), name);
                    let mute = [("action", "mute"), ("name", name), ("reason", reason)];
                    self.button(html, &mute, &say!(words, "admin-page-do-mute"), name);
                    let settle = [("action", "settle-report"), ("id", id.as_str())];
                    self.button(html, &settle, &say!(words, "admin-page-do-settle"), &id);
                });
            }
        });
    }

    fn measures(&self, html: &mut Html, measures: &Value) {
        let words = self.words;
        let title = say!(words, "admin-page-measures");
        section(html, "measures", &title, |html| {
            if items(measures).is_empty() {
                html.tagged("p", &say!(words, "admin-no-bans"));
                return;
            }
            let headings = [
                say!(words, "admin-heading-kind"),
                say!(words, "admin-heading-whom"),
                say!(words, "admin-heading-end"),
                say!(words, "admin-heading-reason"),
                say!(words, "admin-page-do-lift"),
            ];
            table(html, "measures", &headings, measures, |html, measure| {
                self.measure(html, measure);
            });
        });
    }

    fn measure(&self, html: &mut Html, measure: &Value) {
        let words = self.words;
        let action = match measure["kind"].as_str() {
            Some("mute") => "unmute",
            _ => "unban",
        };
        let (field, whom) = match measure["name"].as_str() {
            Some(name) => ("name", name),
            None => ("addresses", text(&measure["addresses"])),
        };
        html.tagged("td", &kind(measure, words));
        html.tagged("td", whom);
        html.tagged("td", &end(&measure["until"], words));
        html.tagged("td", text(&measure["reason"]));
        html.element("td", &[], |html| {
            let lift = [("action", action), (field, whom)];
            self.button(html, &lift, &say!(words, "admin-page-do-lift"), whom);
        });
    }

    fn people(&self, html: &mut Html) {
        let words = self.words;
        let name = |is_needed| ("name", say!(words, "admin-page-name"), is_needed);
        let addresses = ("addresses", say!(words, "admin-page-addresses"), false);
        let days = || ("days", say!(words, "admin-page-days"), false);
        let reason = || ("reason", say!(words, "admin-heading-reason"), false);
        let ban = [name(false), addresses, days(), reason()];
        let mute = [name(true), days(), reason()];
        let named = [name(true)];
        let delete = [name(true), ("sure", say!(words, "admin-page-sure"), true)];
        section(html, "people", &say!(words, "admin-page-people"), |html| {
            self.act(html, "ban", &ban, "admin-page-do-ban");
            self.act(html, "mute", &mute, "admin-page-do-mute");
            self.act(html, "reset-password", &named, "admin-page-do-reset");
            self.act(html, "make-administrator", &named, "admin-page-do-make");
            self.act(html, "unmake-administrator", &named, "admin-page-do-unmake");
            self.act(html, "delete-account", &delete, "admin-page-do-delete");
        });
    }

    fn server(&self, html: &mut Html, statistics: &Value) {
        let words = self.words;
        let text = [("text", say!(words, "admin-page-text"), true)];
        let code = [("table", say!(words, "admin-page-code"), true)];
        section(html, "server", &say!(words, "admin-page-server"), |html| {
            self.act(html, "announce", &text, "admin-page-do-announce");
            if !statistics["notice"].is_null() {
                self.act(html, "announce-off", &[], "admin-page-do-announce-off");
            }
            let (on, button) = if statistics["read_only"] == true {
                ("false", say!(words, "admin-page-do-read-only-off"))
            } else {
                ("true", say!(words, "admin-page-do-read-only"))
            };
            self.ask(html, &[("action", "read-only"), ("on", on)], &[], &button);
            self.act(html, "close-table", &code, "admin-page-do-close");
            self.act(html, "check", &[], "admin-page-do-check");
            self.act(html, "vacuum", &[], "admin-page-do-vacuum");
        });
    }

    fn backups(&self, html: &mut Html, backups: &[String]) {
        let words = self.words;
        let title = say!(words, "admin-page-backups");
        section(html, "backups", &title, |html| {
            self.act(html, "backup", &[], "admin-page-do-backup");
            if backups.is_empty() {
                html.tagged("p", &say!(words, "admin-page-no-backup"));
                return;
            }
            let sure = ("sure", say!(words, "admin-page-sure"), true);
            self.form(html, &[("action", "restore")], &[], |html| {
                html.element("label", &[], |html| {
                    html.text(&say!(words, "admin-page-backup"));
                    html.text(" ");
                    html.element("select", &[("name", "backup")], |html| {
                        for name in backups {
                            html.element("option", &[("value", name)], |html| html.text(name));
                        }
                    });
                });
                field(html, &sure);
                let button = say!(words, "admin-page-do-restore");
                html.element("button", &SUBMIT, |html| html.text(&button));
            });
        });
    }

    fn audit(&self, html: &mut Html, audit: &Value) {
        let words = self.words;
        section(html, "audit", &say!(words, "admin-page-audit"), |html| {
            if items(audit).is_empty() {
                html.tagged("p", &say!(words, "admin-no-audit"));
                return;
            }
            let headings = [
                say!(words, "admin-heading-time"),
                say!(words, "admin-heading-who"),
                say!(words, "admin-heading-kind"),
                say!(words, "admin-heading-detail"),
            ];
            table(html, "audit", &headings, audit, |html, done| {
                html.tagged("td", &written(done["at"].as_i64().unwrap_or_default()));
                for name in ["who", "action", "detail"] {
                    html.tagged("td", text(&done[name]));
                }
            });
        });
    }
}

fn field(html: &mut Html, (name, label, is_needed): &Field) {
    html.element("label", &[], |html| {
        html.text(label);
        html.text(" ");
        let mut attributes = vec![("name", *name), ("autocomplete", "off")];
        if *name == "days" {
            attributes.extend([("inputmode", "numeric"), ("size", "5")]);
        }
        if *name == "sure" {
            attributes.push(("type", "checkbox"));
        }
        if *is_needed {
            attributes.push(("required", ""));
        }
        html.open("input", &attributes);
    });
}

fn section(html: &mut Html, id: &'static str, title: &str, inside: impl FnOnce(&mut Html)) {
    let attributes = [("class", "panel"), ("aria-labelledby", id)];
    html.element("section", &attributes, |html| {
        html.element("h2", &[("id", id)], |html| html.text(title));
        inside(html);
    });
}

/// A table with a row for each item of a list.
fn table(
    html: &mut Html,
    id: &str,
    headings: &[String],
    list: &Value,
    row: impl Fn(&mut Html, &Value),
) {
    let area = [
        ("class", "scroll"),
        ("role", "region"),
        ("tabindex", "0"),
        ("aria-labelledby", id),
    ];
    html.element("div", &area, |html| {
        html.element("table", &[("aria-labelledby", id)], |html| {
            html.element("thead", &[], |html| {
                html.element("tr", &[], |html| {
                    for heading in headings {
                        html.element("th", &[("scope", "col")], |html| html.text(heading));
                    }
                });
            });
            html.element("tbody", &[], |html| {
                for item in items(list) {
                    html.element("tr", &[], |html| row(html, item));
                }
            });
        });
    });
}

fn items(list: &Value) -> &[Value] {
    list.as_array().map_or(&[], Vec::as_slice)
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}
