# baralho strength: la forza dei bot.

cli-value-row = RIGA
cli-strength = Misura la forza dei bot
    .more =
        Gioca le righe di una tabella, ognuna una sfida tra due bot con le sue regole, il suo tempo per
        mossa e il suo obiettivo: tutte, o quelle indicate. `levels` confronta i cinque livelli dei giochi
        indicati, o di tutti.

        Ogni smazzata si gioca con il bot misurato da ogni parte. Le smazzate sono riservate:
        nessuno regola niente su di esse (serie da 4000000000 a 4000999999). Il tempo per mossa è tempo
        lavorato su un core, così una macchina occupata non indebolisce nessuno. Gli intervalli sono al
        95 %, sulle smazzate. Ctrl-C conclude e mostra ciò che è stato giocato.

        La tabella intera richiede ore; --deals la accorcia. --write sostituisce le righe giocate in un
        file come docs/strength.md e lascia il resto com'è.
    .examples =
        baralho strength --list
        baralho strength scopa-greedy scopone-greedy
        baralho strength --write docs/strength.md
        baralho strength levels escopa --deals 1000
        baralho strength scopa-greedy --bots mestre:500it,robot4 --seed 1
cli-strength-rows = Righe della tabella (vedi --list), o levels e giochi
cli-strength-list = Mostra le righe che ci sono
cli-strength-deals = Quante smazzate, invece del numero di ogni riga
cli-strength-bots = Altri due bot nel gioco della riga; con levels, due o più
cli-strength-seed = Un'altra serie di smazzate invece della 4000000000
cli-strength-threads = Quante smazzate insieme; di solito una per core
cli-strength-write = Scrive i risultati nelle tabelle di questo file

strength-held-out = Smazzate riservate, serie { $seed }. Intervalli al 95 %, sulle smazzate.
strength-not-held-out = La serie { $seed } non è riservata: va bene per provare, non per affermare.
strength-match = { $one } contro { $other }: { $setting }.
strength-compared = Quanto di ciò che { $possible } mostra possibile { $of } raggiunge.
strength-deals = { $deals ->
    [one] Una smazzata
   *[other] { $deals } smazzate
}, { $games }.
strength-ahead = Punti di vantaggio per partita: { $value } ({ $range }).
strength-results = Vittorie { $won } % ({ $won_range }), pareggi { $drawn } %, sconfitte { $lost } % ({ $lost_range }).
strength-victories = Parte delle vittorie: { $share } % ({ $range }); la parte giusta è { $fair } %.
strength-time = Tempo di CPU per mossa: { $mean } ms in media, { $longest } ms al massimo.
strength-trial-better = Test sequenziale, 0 o 10 Elo: più forte, deciso dopo { $deals ->
    [one] una smazzata
   *[other] { $deals } smazzate
}.
strength-trial-not-better = Test sequenziale, 0 o 10 Elo: non più forte, deciso dopo { $deals ->
    [one] una smazzata
   *[other] { $deals } smazzate
}.
strength-trial-open = Test sequenziale, 0 o 10 Elo: non deciso.
strength-share = Raggiunto: { $share } % ({ $range }).
strength-share-unknown = Si sa troppo poco di ciò che è possibile per calcolarne una parte.
strength-target-points = Obiettivo: almeno { $least } punti di vantaggio, con l'intervallo sopra { $low }.
strength-target-won = Obiettivo: almeno { $won } % di vittorie.
strength-target-won-lost = Obiettivo: almeno { $won } % di vittorie, al massimo { $lost } % di sconfitte.
strength-target-share = Obiettivo: almeno { $share } %.
strength-target-above = Obiettivo: chiaramente più della parte giusta delle vittorie.
strength-target-none = Senza obiettivo: fin dove arriva.
strength-reached = Raggiunto.
strength-reached-doubt = Raggiunto, ma l'intervallo lascia un dubbio.
strength-missed-hope = Non raggiunto, ma l'intervallo lascia una speranza.
strength-missed = Non raggiunto.
strength-thin = Troppo poche smazzate per concludere.
strength-stopped = Interrotto: conta ciò che è stato giocato fin lì.
strength-no-bot = { $row }: saltata. { $game } non ha il bot { $bot }.
strength-not-played = { $row }: saltata, perché { $needed } non è stata giocata.
strength-summary = Obiettivi raggiunti: { $reached } su { $all }.
strength-summary-missed = Non raggiunti: { $rows }.
strength-summary-skipped = Saltate: { $rows }.
strength-written = Scritto in { $file }.
# Below the tables of docs/strength.md, which is in English
strength-note = Scritto l'ultima volta il { $date } da `{ $command }`; core: { $core }.

strength-col-row = riga
strength-col-what = sfida
strength-col-result = risultato
strength-col-target = obiettivo
strength-col-time = CPU per mossa
strength-col-deals = smazzate
strength-col-minutes = minuti
strength-col-when = misurato
strength-col-level = livello

strength-ladder-missing = { $game } non ha { $n ->
    [one] questo livello
   *[other] questi livelli
}: { $bots }.
strength-ladder-deals = Ogni due livelli si incontrano in { $deals ->
    [one] una smazzata
   *[other] { $deals } smazzate
}, { $games }. Nelle colonne: partite vinte contro quel livello, in %.
strength-ladder-fine = Ogni livello è chiaramente più forte di quello sotto: nessun intervallo si sovrappone.
strength-ladder-order = { $one } non sta sopra { $other }, il livello sotto.
strength-ladder-overlap = { $one } sta sopra { $other }, ma gli intervalli si sovrappongono.

strength-error-row = La riga "{ $typed }" non esiste: scegli { $rows }.
strength-error-bots = --bots prende due bot: quello da misurare e il suo avversario.
strength-error-levels = --bots prende almeno due bot da confrontare.
strength-error-luck = A { $game } non c'è nulla da decidere: tutti i livelli sono uguali.
