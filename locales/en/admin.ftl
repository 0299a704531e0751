# Governing a server: what it answers to those who may not come in, baralho admin, and the administrators' page.

http-banned = You can't use this server: ask the people who run it.
http-read-only = The server is under maintenance and nothing new can be saved now: try again later.

# Why an action is not done. $detail: what a parser, the system or the database says, in English
admin-wrong-bad-action = This is not an action: { $detail }
admin-wrong-no-account = Nobody is called "{ $name }": give the name of an account.
admin-wrong-guest = "{ $name }" is a guest: this is only for people with an account.
admin-wrong-no-administrator = "{ $name }" is not an administrator.
admin-wrong-name-or-addresses = Give either a name or --addresses, not both.
admin-wrong-bad-range = "{ $text }" is not an address range: write 203.0.113.7 or 203.0.113.0/24.
admin-wrong-bad-days = { $days } days: give a number from 1 to { $most }, or none for good.
admin-wrong-bad-text = A text has 1 to { $most } visible characters.
admin-wrong-not-banned = { $whom } is not banned.
admin-wrong-not-muted = { $whom } is not muted.
admin-wrong-bad-code = "{ $table }" is not a table code: it has twelve letters and digits.
admin-wrong-no-table = There is no table { $table }, or it is already closed.
admin-wrong-no-report = There is no open report { $id }.
admin-wrong-file-exists = { $file } already exists: choose a new file.
admin-wrong-bad-file = "{ $file }" can't be written: choose a file in a folder that exists.
admin-wrong-no-data = { $folder } holds nothing of a server: name the right folder with --data.
admin-wrong-no-answer = The server doesn't answer as it should: { $detail }
admin-wrong-store = It didn't work: { $detail }

# baralho admin
cli-admin = Run a server: people, tables, reports, backups
    .more =
        Works on a running server, which obeys within a second, and on a stopped one: --data names its folder,
        --database its database, which several servers may share, --config the file it is started with. Without any
        it is what baralho serve would use. Whatever is done goes into the audit log.

        With --json the answer is one JSON object.
    .examples =
        baralho admin statistics
        baralho admin ban Ana --days 7 --reason spam
        baralho admin ban --addresses 203.0.113.0/24 --data /srv/baralho
        baralho admin backup /backup/monday.sqlite --data /srv/baralho
        baralho admin reports --all --json --database postgres://baralho@db.example/baralho
cli-admin-data = The server's folder (~/.local/share/baralho)
cli-admin-database = The server's PostgreSQL database; or set BARALHO_DATABASE
cli-admin-config = The config file the server starts with
cli-admin-json = Answer with one JSON object
cli-admin-make-administrator = Let someone use the administration page
cli-admin-unmake-administrator = Take that away again
cli-admin-reset-password = Create a link for a new password, good once, for a day
cli-admin-ban = Keep someone out, or everyone from certain addresses
cli-admin-unban = Let them in again
cli-admin-mute = Keep someone from writing in the chat
cli-admin-unmute = Let them write in the chat again
cli-admin-bans = List who is banned or muted
cli-admin-close-table = Close a table, even during a match
cli-admin-reports = List the reports, with what was said
cli-admin-settle-report = Mark a report as seen
cli-admin-announce = Tell everyone something, even those who come later
cli-admin-announce-off = Withdraw the announcement
cli-admin-read-only = Let nothing new start; matches continue
cli-admin-backup = Copy everything to a new file, also while running
cli-admin-restore = Restore a backup in place of what is stored
cli-admin-check = Check that everything stored is intact
cli-admin-vacuum = Give back unused disk space
cli-admin-statistics = Show how much there is of everything
cli-admin-audit = List what the administrators did
cli-admin-delete-account = Delete an account, with everything it said
cli-any-account = The name of an account
cli-any-addresses = An address or a range: 203.0.113.7, 203.0.113.0/24
cli-any-days = For how many days; without it, for good
cli-any-reason = Why, for the list and the audit log
cli-admin-close-table-code = The code in the table's link
cli-admin-reports-all = Also those already seen
cli-admin-settle-report-id = Its number in the list
cli-admin-announce-text = What to tell them
cli-admin-read-only-switch = on or off
cli-admin-backup-file = The new file
cli-admin-restore-file = The backup
cli-admin-audit-limit = How many at most, latest first (50)

# What was done. $until: admin-until or admin-for-ever
admin-done-make-administrator = { $name } is now an administrator.
admin-done-unmake-administrator = { $name } is no longer an administrator.
admin-done-reset-password = Send { $name } this link. It works once, { $until }, to choose a new password: { $link }
admin-done-ban = { $whom } can't come in, { $until }.
admin-done-unban = { $whom } can come in again.
admin-done-mute = { $whom } can't write in the chat, { $until }.
admin-done-unmute = { $whom } can write in the chat again.
admin-done-close-table = Table { $table } is being closed.
admin-done-settle-report = Report { $id } is marked as seen.
admin-done-announce = Everyone will see: { $text }
admin-done-announce-off = The announcement is withdrawn.
admin-done-read-only-on = Nothing new can start now; matches continue.
admin-done-read-only-off = New things can start again.
admin-done-backup = Everything was copied to { $file } ({ $bytes } bytes).
admin-done-restore = { $folder } now has what was in { $file }.
admin-done-restore-restarting = The server starts again with what is in { $file }.
admin-done-check = Everything stored is intact.
admin-damage = The stored data is damaged: restore a backup.
admin-done-vacuum = { $before } bytes before, { $after } now.
admin-done-delete-account = The account was deleted.
# $time: such as 2026-11-18 16:40
admin-until = until { $time } UTC
admin-for-ever = for good
admin-no-bans = Nobody is banned or muted.
admin-no-reports = There are no reports.
admin-no-audit = Nobody has done anything yet.
# Who told about whom, and where. $table: a code, or a dash
admin-report = Report { $id }, { $time } UTC: { $name }, by { $reporter }, table { $table }

# Headings, labels and buttons.
admin-kind-ban = Ban
admin-kind-mute = Mute
admin-heading-kind = What
admin-heading-whom = Who
admin-heading-end = Until
admin-heading-reason = Reason
admin-heading-time = When (UTC)
admin-heading-who = By
admin-heading-detail = Details
admin-stat-guests = Guests
admin-stat-registered = Accounts
admin-stat-live-tables = Live tables
admin-stat-archived-tables = Archived tables
admin-stat-closed-tables = Closed tables
admin-stat-log-lines = Log lines
admin-stat-games = Finished games
admin-stat-open-reports = Open reports
admin-stat-bytes = Bytes stored
admin-stat-unused-bytes = Unused bytes
admin-stat-administrators = Administrators
admin-stat-read-only = Nothing new can start
admin-stat-notice = Announcement
admin-yes = yes
admin-no = no
admin-none = none

# The administrators' page.
admin-page-title = Administration
admin-page-not-yours = This page is for the administrators of this server. Sign in as one first.
admin-page-old-form = This form is from another session: reload the page and try again.
admin-page-statistics = Statistics
admin-page-reports = Open reports
admin-page-said = What they said
admin-page-measures = Banned and muted
admin-page-audit = What was done
admin-page-people = People
admin-page-server = The server
admin-page-name = Name of an account
admin-page-addresses = Or addresses, such as 203.0.113.0/24
admin-page-days = Days (empty: for good)
admin-page-text = Announcement to everyone
admin-page-code = Code of a table
admin-page-do-ban = Ban
admin-page-do-mute = Mute
admin-page-do-settle = Mark as seen
admin-page-do-lift = Lift
admin-page-do-announce = Announce
admin-page-do-announce-off = Withdraw the announcement
admin-page-do-read-only = Let nothing new start
admin-page-do-read-only-off = Let new things start again
admin-page-do-close = Close the table
admin-page-do-reset = Create a link for a new password
admin-page-do-make = Make administrator
admin-page-do-unmake = Remove as administrator
admin-page-do-delete = Delete the account
admin-page-sure = I know this can't be undone
admin-page-do-check = Check what is stored
admin-page-do-backup = Back everything up on the server
admin-page-backups = Backups
admin-page-backup = Backup
admin-page-no-backup = There is no backup to restore yet.
admin-page-do-restore = Restore this backup
admin-page-do-vacuum = Give back unused space
admin-page-back = Back
