# Governing a server: what it answers to those who may not come in, baralho admin, and the administrators' page.

http-banned = You may not use this server: ask those who run it.
http-read-only = The server is being looked after, and nothing new can be kept now: try again later.

# Why an action is not done. $detail: what a parser, the system or the database says, in English
admin-wrong-bad-action = This is no action: { $detail }
admin-wrong-no-account = Nobody is called "{ $name }": give the name of an account.
admin-wrong-guest = "{ $name }" is a guest: this is for those who have registered.
admin-wrong-no-administrator = "{ $name }" is no administrator.
admin-wrong-name-or-addresses = Give either a name or --addresses, not both.
admin-wrong-bad-range = "{ $text }" is no range of addresses: write it as 203.0.113.7 or 203.0.113.0/24.
admin-wrong-bad-days = { $days } days: give a number from 1 to { $most }, or none for good.
admin-wrong-bad-text = A text has 1 to { $most } visible characters.
admin-wrong-not-banned = { $whom } is not banned.
admin-wrong-not-muted = { $whom } is not muted.
admin-wrong-bad-code = "{ $table }" is no code of a table: it has twelve letters and digits.
admin-wrong-no-table = There is no table { $table }, or it is closed already.
admin-wrong-no-report = There is no open report { $id }.
admin-wrong-file-exists = { $file } is there already: name a new file.
admin-wrong-bad-file = "{ $file }" cannot be written: name a file in a folder that exists.
admin-wrong-no-data = There is nothing of a server in { $folder }: name its folder with --data.
admin-wrong-no-answer = The server does not answer as expected: { $detail }
admin-wrong-store = It cannot be done: { $detail }

# baralho admin
cli-admin = Govern a server: people, tables, reports, backups
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
cli-admin-config = The config that the server is started with
cli-admin-json = Answer with one JSON object
cli-admin-make-administrator = Let somebody use the administrators' page
cli-admin-unmake-administrator = Take that away again
cli-admin-reset-password = Make a link to a new password, good once for a day
cli-admin-ban = Keep somebody out, or whoever comes from some addresses
cli-admin-unban = Let them in again
cli-admin-mute = Keep somebody from talking
cli-admin-unmute = Let them talk again
cli-admin-bans = List who is banned or muted
cli-admin-close-table = Close a table, whatever is played there
cli-admin-reports = List what people reported, with what was said
cli-admin-settle-report = Mark a report as looked at
cli-admin-announce = Tell everybody something, also those who come later
cli-admin-announce-off = Take the announcement back
cli-admin-read-only = Let nothing new begin; what is played goes on
cli-admin-backup = Copy everything to a new file, also while running
cli-admin-restore = Put a backup in place of what is stored
cli-admin-check = Look whether all that is stored is whole
cli-admin-vacuum = Give unused room on the disk back
cli-admin-statistics = Show how much there is of everything
cli-admin-audit = List what was done by those who run the server
cli-admin-delete-account = Delete an account, with what it said
cli-any-account = The name of an account
cli-any-addresses = An address or a range: 203.0.113.7, 203.0.113.0/24
cli-any-days = For how many days; for good without
cli-any-reason = Why, for the list and the audit log
cli-admin-close-table-code = The code in the table's link
cli-admin-reports-all = Those that were looked at, too
cli-admin-settle-report-id = Its number in the list
cli-admin-announce-text = What to tell them
cli-admin-read-only-switch = on or off
cli-admin-backup-file = The new file
cli-admin-restore-file = The backup
cli-admin-audit-limit = How many at most, latest first (50)

# What was done. $until: admin-until or admin-for-ever
admin-done-make-administrator = { $name } is an administrator now.
admin-done-unmake-administrator = { $name } is no administrator any more.
admin-done-reset-password = Give { $name } this link to a new password, good once { $until }: { $link }
admin-done-ban = { $whom } may not come in, { $until }.
admin-done-unban = { $whom } may come in again.
admin-done-mute = { $whom } may not talk, { $until }.
admin-done-unmute = { $whom } may talk again.
admin-done-close-table = Table { $table } is being closed.
admin-done-settle-report = Report { $id } is settled.
admin-done-announce = Everybody is told: { $text }
admin-done-announce-off = The announcement is taken back.
admin-done-read-only-on = Nothing new can begin now; what is played goes on.
admin-done-read-only-off = New things can begin again.
admin-done-backup = Everything is copied to { $file } ({ $bytes } bytes).
admin-done-restore = { $folder } has what was in { $file } now.
admin-done-restore-restarting = The server starts again with what is in { $file }.
admin-done-check = All that is stored is whole.
admin-damage = What is stored is damaged: restore a backup.
admin-done-vacuum = { $before } bytes before, { $after } now.
admin-done-delete-account = The account is deleted.
# $time: such as 2026-11-18 16:40
admin-until = until { $time } UTC
admin-for-ever = for good
admin-no-bans = Nobody is banned or muted.
admin-no-reports = There are no reports.
admin-no-audit = Nothing has been done yet.
# Who told about whom, and where. $table: a code, or a dash
admin-report = Report { $id }, { $time } UTC: { $name }, told by { $reporter }, table { $table }

# Headings, labels and buttons.
admin-kind-ban = Ban
admin-kind-mute = Mute
admin-heading-kind = What
admin-heading-whom = Whom
admin-heading-end = Until
admin-heading-reason = Reason
admin-heading-time = When (UTC)
admin-heading-who = By
admin-heading-detail = Details
admin-stat-guests = Guests
admin-stat-registered = Registered
admin-stat-live-tables = Live tables
admin-stat-archived-tables = Archived tables
admin-stat-closed-tables = Closed tables
admin-stat-log-lines = Lines in their logs
admin-stat-games = Games that are over
admin-stat-open-reports = Open reports
admin-stat-bytes = Bytes stored
admin-stat-unused-bytes = Bytes unused
admin-stat-administrators = Administrators
admin-stat-read-only = Nothing new may begin
admin-stat-notice = Announcement
admin-yes = yes
admin-no = no
admin-none = none

# The administrators' page.
admin-page-title = Administration
admin-page-not-yours = This page is for the administrators of this server. Sign in as one first.
admin-page-old-form = This form is of another session: load the page anew and try again.
admin-page-statistics = Statistics
admin-page-reports = Open reports
admin-page-said = What they had said
admin-page-measures = Banned and muted
admin-page-audit = What was done
admin-page-people = People
admin-page-server = The server
admin-page-name = Name of an account
admin-page-addresses = Or addresses, such as 203.0.113.0/24
admin-page-days = Days (empty: for good)
admin-page-text = Announcement to everybody
admin-page-code = Code of a table
admin-page-do-ban = Ban
admin-page-do-mute = Mute
admin-page-do-settle = Settled
admin-page-do-lift = Lift
admin-page-do-announce = Announce
admin-page-do-announce-off = Take the announcement back
admin-page-do-read-only = Let nothing new begin
admin-page-do-read-only-off = Let new things begin again
admin-page-do-close = Close the table
admin-page-do-reset = Make a link to a new password
admin-page-do-make = Make administrator
admin-page-do-unmake = Take the administration away
admin-page-do-delete = Delete the account
admin-page-sure = I know that this cannot be undone
admin-page-do-check = Check what is stored
admin-page-do-backup = Back everything up on the server
admin-page-backups = Backups
admin-page-backup = Backup
admin-page-no-backup = There is no backup to restore yet.
admin-page-do-restore = Restore this backup
admin-page-do-vacuum = Give unused room back
admin-page-back = Back
