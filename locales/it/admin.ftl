# Governing a server: what it answers to those who may not come in, baralho admin, and the administrators' page.

http-banned = Non puoi usare questo server: chiedi a chi lo gestisce.
http-read-only = Il server è in manutenzione e ora non si può salvare nulla di nuovo: riprova più tardi.

# Why an action is not done. $detail: what a parser, the system or the database says, in English
admin-wrong-bad-action = Questa non è un'azione: { $detail }
admin-wrong-no-account = Nessuno si chiama "{ $name }": indica il nome di un account.
admin-wrong-guest = "{ $name }" è un ospite: questo è solo per chi ha un account.
admin-wrong-no-administrator = "{ $name }" non amministra questo server.
admin-wrong-name-or-addresses = Indica un nome oppure --addresses, non entrambi.
admin-wrong-bad-range = "{ $text }" non è un intervallo di indirizzi: scrivi 203.0.113.7 o 203.0.113.0/24.
admin-wrong-bad-days = { $days } giorni: indica un numero da 1 a { $most }, o nessuno per sempre.
admin-wrong-bad-text = Un testo ha da 1 a { $most } caratteri visibili.
admin-wrong-not-banned = { $whom } non è nell'elenco degli esclusi.
admin-wrong-not-muted = { $whom } può scrivere nella chat.
admin-wrong-bad-code = "{ $table }" non è il codice di un tavolo: il codice ha dodici lettere e cifre.
admin-wrong-no-table = Il tavolo { $table } non esiste, o è già chiuso.
admin-wrong-no-report = La segnalazione { $id } non esiste, o è già stata vista.
admin-wrong-file-exists = { $file } esiste già: scegli un file nuovo.
admin-wrong-bad-file = "{ $file }" non si può scrivere: scegli un file in una cartella che esiste.
admin-wrong-no-data = La cartella { $folder } non ha nulla di un server: indica quella giusta con --data.
admin-wrong-no-answer = Il server non risponde come dovrebbe: { $detail }
admin-wrong-store = Non è riuscito: { $detail }

# baralho admin
cli-admin = Gestisce un server: persone, tavoli, segnalazioni, copie
    .more =
        Funziona su un server acceso, che obbedisce entro un secondo, e su uno fermo: --data indica la sua cartella,
        --database il suo database, che più server possono condividere, --config il file con cui
        parte. Senza nessuno di questi vale ciò che userebbe baralho serve. Tutto ciò che si fa resta nel registro.

        Con --json la risposta è un oggetto JSON.
    .examples =
        baralho admin statistics
        baralho admin ban Ana --days 7 --reason spam
        baralho admin ban --addresses 203.0.113.0/24 --data /srv/baralho
        baralho admin backup /backup/monday.sqlite --data /srv/baralho
        baralho admin reports --all --json --database postgres://baralho@db.example/baralho
cli-admin-data = La cartella del server (~/.local/share/baralho)
cli-admin-database = Il database PostgreSQL del server; o imposta BARALHO_DATABASE
cli-admin-config = Il file di configurazione del server
cli-admin-json = Risponde con un oggetto JSON
cli-admin-make-administrator = Fa usare a qualcuno la pagina di amministrazione
cli-admin-unmake-administrator = Glielo toglie
cli-admin-reset-password = Crea un link per una nuova password: vale una volta, per un giorno
cli-admin-ban = Tiene fuori qualcuno, o chi viene da certi indirizzi
cli-admin-unban = Lascia entrare di nuovo
cli-admin-mute = Non lascia scrivere nella chat
cli-admin-unmute = Lascia scrivere di nuovo nella chat
cli-admin-bans = Elenca chi è escluso o in silenzio
cli-admin-close-table = Chiude un tavolo, anche durante una partita
cli-admin-reports = Elenca le segnalazioni, con ciò che è stato detto
cli-admin-settle-report = Segna una segnalazione come vista
cli-admin-announce = Avvisa tutti, anche chi arriva dopo
cli-admin-announce-off = Ritira l'avviso
cli-admin-read-only = Non fa cominciare nulla di nuovo; le partite continuano
cli-admin-backup = Copia tutto in un file nuovo, anche in funzione
cli-admin-restore = Ripristina una copia al posto dei dati attuali
cli-admin-check = Controlla se tutto ciò che è salvato è integro
cli-admin-vacuum = Restituisce lo spazio su disco non usato
cli-admin-statistics = Mostra quanto c'è di tutto
cli-admin-audit = Elenca ciò che hanno fatto gli amministratori
cli-admin-delete-account = Cancella un account, con ciò che ha detto
cli-any-account = Il nome di un account
cli-any-addresses = Un indirizzo o un intervallo: 203.0.113.7, 203.0.113.0/24
cli-any-days = Per quanti giorni; senza, per sempre
cli-any-reason = Perché, per l'elenco e il registro
cli-admin-close-table-code = Il codice nel link del tavolo
cli-admin-reports-all = Anche quelle già viste
cli-admin-settle-report-id = Il suo numero nell'elenco
cli-admin-announce-text = Cosa dire
cli-admin-read-only-switch = on oppure off
cli-admin-backup-file = Il file nuovo
cli-admin-restore-file = La copia
cli-admin-audit-limit = Quante al massimo, le ultime prima (50)

# What was done. $until: admin-until or admin-for-ever
admin-done-make-administrator = { $name } ora amministra questo server.
admin-done-unmake-administrator = { $name } non amministra più questo server.
admin-done-reset-password = Manda a { $name } questo link. Vale una volta, { $until }, per scegliere una nuova password: { $link }
admin-done-ban = { $whom } non può entrare, { $until }.
admin-done-unban = { $whom } può entrare di nuovo.
admin-done-mute = { $whom } non può scrivere nella chat, { $until }.
admin-done-unmute = { $whom } può scrivere di nuovo nella chat.
admin-done-close-table = Il tavolo { $table } sta chiudendo.
admin-done-settle-report = La segnalazione { $id } è segnata come vista.
admin-done-announce = Tutti ricevono l'avviso: { $text }
admin-done-announce-off = L'avviso è ritirato.
admin-done-read-only-on = Ora non può cominciare nulla di nuovo; le partite continuano.
admin-done-read-only-off = Si può cominciare di nuovo.
admin-done-backup = Tutto è stato copiato in { $file } ({ $bytes } byte).
admin-done-restore = { $folder } ora ha ciò che era in { $file }.
admin-done-restore-restarting = Il server riparte con ciò che è in { $file }.
admin-done-check = Tutto ciò che è salvato è integro.
admin-damage = Ciò che è salvato è danneggiato: ripristina una copia.
admin-done-vacuum = { $before } byte prima, { $after } ora.
admin-done-delete-account = L'account è stato cancellato.
# $time: such as 2026-11-18 16:40
admin-until = fino a { $time } UTC
admin-for-ever = per sempre
admin-no-bans = Nessuno è escluso o in silenzio.
admin-no-reports = Non ci sono segnalazioni.
admin-no-audit = Nessuno ha ancora fatto nulla.
# Who told about whom, and where. $table: a code, or a dash
admin-report = Segnalazione { $id }, { $time } UTC: { $name }, da { $reporter }, tavolo { $table }

# Headings, labels and buttons.
admin-kind-ban = Esclusione
admin-kind-mute = Silenzio
admin-heading-kind = Cosa
admin-heading-whom = Chi
admin-heading-end = Fino a
admin-heading-reason = Motivo
admin-heading-time = Quando (UTC)
admin-heading-who = Da
admin-heading-detail = Dettagli
admin-stat-guests = Ospiti
admin-stat-registered = Account
admin-stat-live-tables = Tavoli attivi
admin-stat-archived-tables = Tavoli archiviati
admin-stat-closed-tables = Tavoli chiusi
admin-stat-log-lines = Righe nei log
admin-stat-games = Partite finite
admin-stat-open-reports = Segnalazioni aperte
admin-stat-bytes = Byte salvati
admin-stat-unused-bytes = Byte inutilizzati
admin-stat-administrators = Amministratori
admin-stat-read-only = Nulla di nuovo può cominciare
admin-stat-notice = Avviso
admin-yes = sì
admin-no = no
admin-none = nessuno

# The administrators' page.
admin-page-title = Amministrazione
admin-page-not-yours = Questa pagina è per chi amministra questo server. Prima accedi con il tuo account.
admin-page-old-form = Questo modulo è di un'altra sessione: ricarica la pagina e riprova.
admin-page-statistics = Statistiche
admin-page-reports = Segnalazioni aperte
admin-page-said = Cosa ha detto
admin-page-measures = Esclusi e in silenzio
admin-page-audit = Cosa è stato fatto
admin-page-people = Persone
admin-page-server = Il server
admin-page-name = Nome di un account
admin-page-addresses = Oppure indirizzi, come 203.0.113.0/24
admin-page-days = Giorni (vuoto: per sempre)
admin-page-text = Avviso a tutti
admin-page-code = Codice di un tavolo
admin-page-do-ban = Escludi
admin-page-do-mute = Silenzia
admin-page-do-settle = Segna come vista
admin-page-do-lift = Revoca
admin-page-do-announce = Avvisa tutti
admin-page-do-announce-off = Ritira l'avviso
admin-page-do-read-only = Non far cominciare nulla di nuovo
admin-page-do-read-only-off = Fai ricominciare
admin-page-do-close = Chiudi il tavolo
admin-page-do-reset = Crea un link per una nuova password
admin-page-do-make = Rendi amministratore
admin-page-do-unmake = Togli l'amministrazione
admin-page-do-delete = Cancella l'account
admin-page-sure = So che non si può annullare
admin-page-do-check = Controlla ciò che è salvato
admin-page-do-backup = Fai una copia di sicurezza sul server
admin-page-backups = Copie di sicurezza
admin-page-backup = Copia
admin-page-no-backup = Non c'è ancora una copia da ripristinare.
admin-page-do-restore = Ripristina questa copia
admin-page-do-vacuum = Restituisci lo spazio non usato
admin-page-back = Indietro
