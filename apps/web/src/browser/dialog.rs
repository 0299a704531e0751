//! Dialogs: the browser's own, opened and closed as signals say.

use leptos::{html, prelude::*};

/// Opens a dialog over everything else, or closes it.
pub(super) fn open_modal(dialog: NodeRef<html::Dialog>, is_wanted: bool) {
    let Some(dialog) = dialog.get() else { return };
    if is_wanted && !dialog.open() {
        let _ = dialog.show_modal();
    } else if !is_wanted {
        dialog.close();
    }
}

/// Opens a dialog beside which everything else can be used, or closes it.
pub(super) fn open_beside(dialog: NodeRef<html::Dialog>, is_wanted: bool) {
    let Some(dialog) = dialog.get() else { return };
    if is_wanted && !dialog.open() {
        dialog.show();
    } else if !is_wanted {
        dialog.close();
    }
}

/// Whether a dialog is shut when its browser tells that it was closed: it may have been opened again
/// in between.
pub(super) fn is_shut(dialog: NodeRef<html::Dialog>) -> bool {
    dialog.get_untracked().is_none_or(|dialog| !dialog.open())
}
