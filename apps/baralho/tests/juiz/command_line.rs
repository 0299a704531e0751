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
        let said = hall.judged(args);
        assert_eq!((said.code, said.out.as_str()), (2, ""), "{said:?}");
        assert!(said.err.contains(part), "{args:?}: {said:?}");
    }
}

#[test]
fn help_is_given_in_the_language_asked_for() {
    let hall = Hall::new("help");
    for args in [&["-h"][..], &["a", "-h", "b"], &["--help"]] {
        let said = hall.judged(args);
        assert_eq!((said.code, said.err.as_str()), (0, ""));
        assert!(said.out.contains("Uso: baralho juiz"), "{said:?}");
    }
    let said = hall.judged(&["-h", "--lang", "it"]);
    assert!(said.out.contains("Uso: baralho juiz [OPZIONI]"), "{said:?}");
}
