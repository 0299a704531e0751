//! What may be asked of the judge, and what is said of what may not.

use crate::hall::Hall;

#[test]
fn what_is_typed_wrongly_is_explained_with_code_2() {
    let hall = Hall::new("usage");
    std::fs::write(hall.folder.join("bad.txt"), "[ 3♥ 4x ]\n").expect("a file");
    for (args, part) in [
        (&[][..], "Faltam os robôs"),
        (&["a", "b", "c", "d", "e"], "só cabem quatro"),
        (&["-sead", "1", "a", "b"], "-sead"),
        (&["a", "b", "-seed", "x"], "\"x\" não serve de semente"),
        (&["a", "b", "-seed"], "Falta o valor depois de -seed"),
        (&["a", "b", "-i", "nowhere.txt"], "nowhere.txt"),
        (
            &["a", "b", "-i", "bad.txt"],
            "bad.txt, linha 1: \"4x\" não é uma carta",
        ),
    ] {
        hall.judged(args).refused(2).complained(part);
    }
}

#[test]
fn help_is_given_in_the_language_asked_for() {
    let hall = Hall::new("help");
    for args in [&["-h"][..], &["a", "-h", "b"], &["--help"]] {
        hall.judged(args).fine().wrote("Uso: baralho juiz");
    }
    hall.judged(&["-h", "--lang", "it"])
        .wrote("Uso: baralho juiz [OPZIONI]");
}
