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
