//! The files of SQLite: who may read them, and who may open them.

use std::{collections::BTreeMap, fs, os::unix::fs::PermissionsExt, path::Path};

use baralho_storage::{StoreError, open};

use crate::{FILE, as_child, child, new_database};

fn modes(folder: &Path) -> BTreeMap<String, u32> {
    fs::read_dir(folder)
        .expect("a folder")
        .map(|entry| {
            let entry = entry.expect("a file");
            let mode = entry.metadata().expect("its facts").permissions().mode();
            let name = entry.file_name().into_string().expect("a plain name");
            (name, mode & 0o777)
        })
        .collect()
}

#[test]
fn only_their_owner_reads_the_files_even_in_an_open_folder() {
    let folder = tempfile::tempdir().expect("a folder");
    let open_to_all = fs::Permissions::from_mode(0o755);
    fs::set_permissions(folder.path(), open_to_all).expect("a mode");
    let store = open(folder.path(), None).expect("a new database");
    store.check().expect("it is well");
    let found = modes(folder.path());
    for ending in ["", "-wal", "-shm"] {
        let file = format!("{FILE}{ending}");
        assert!(found.contains_key(&file), "{file}: {found:?}");
    }
    assert!(found.values().all(|&mode| mode == 0o600), "{found:?}");
}

#[test]
fn files_that_others_could_read_are_closed_to_them() {
    let folder = tempfile::tempdir().expect("a folder");
    drop(open(folder.path(), None).expect("a new database"));
    let file = folder.path().join(FILE);
    fs::set_permissions(&file, fs::Permissions::from_mode(0o644)).expect("a mode");
    let _store = open(folder.path(), None).expect("the same database");
    let found = modes(folder.path());
    assert!(found.values().all(|&mode| mode == 0o600), "{found:?}");
}

#[test]
fn in_a_child_of_its_own_a_second_server_opens_the_folder() {
    let Some(folder) = as_child() else {
        return;
    };
    match open(&folder, None) {
        Ok(_) => eprintln!("opened"),
        Err(error) => eprintln!("refused: {error}"),
    }
}

fn open_in_a_child(folder: &Path) -> String {
    let test = "files::in_a_child_of_its_own_a_second_server_opens_the_folder";
    let output = child(test, folder).output().expect("a child");
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn a_second_server_on_the_folder_is_told_so_and_may_come_later() {
    let (folder, store) = new_database();
    let refused = open_in_a_child(folder.path());
    assert!(refused.contains("refused"), "{refused}");
    let name = folder.path().display().to_string();
    let pid = std::process::id().to_string();
    assert!(
        refused.contains(&name) && refused.contains("--data") && refused.contains(&pid),
        "{refused}"
    );
    // Within a process, too.
    let refused = open(folder.path(), None).err();
    assert!(matches!(refused, Some(StoreError::InUse(_))), "{refused:?}");
    store.check().expect("it is well");
    drop(store);
    let opened = open_in_a_child(folder.path());
    assert!(opened.contains("opened"), "{opened}");
    open(folder.path(), None).expect("free again");
}
