# baralho strength: la fuerza de los bots.

cli-value-row = FILA
cli-strength = Mide la fuerza de los bots
    .more =
        Juega las filas de una tabla, cada una un duelo de dos bots con sus reglas, su tiempo por jugada
        y su meta: todas, o las nombradas. `levels` compara los cinco niveles de los juegos nombrados, o
        de todos.

        Cada reparto se juega con el bot medido en cada lado. Los repartos están reservados: nadie
        ajusta nada con ellos (series 4000000000 a 4000999999). El tiempo por jugada es tiempo trabajado
        en un núcleo, para que una máquina ocupada no debilite a nadie. Los intervalos son del 95 %,
        sobre los repartos. Ctrl-C termina y muestra lo jugado.

        La tabla entera lleva horas; --deals la acorta. --write cambia las filas jugadas en un archivo
        como docs/strength.md y deja lo demás como está.
    .examples =
        baralho strength --list
        baralho strength scopa-greedy scopone-greedy
        baralho strength --write docs/strength.md
        baralho strength levels escopa --deals 1000
        baralho strength scopa-greedy --bots mestre:500it,robot4 --seed 1
cli-strength-rows = Filas de la tabla (véase --list), o levels y juegos
cli-strength-list = Muestra las filas que hay
cli-strength-deals = Cuántos repartos, en vez del número de cada fila
cli-strength-bots = Otros dos bots en el juego de la fila; con levels, dos o más
cli-strength-seed = Otra serie de repartos en vez de la 4000000000
cli-strength-threads = Cuántos repartos a la vez; normalmente, uno por núcleo
cli-strength-write = Escribe los resultados en las tablas de este archivo

strength-held-out = Repartos reservados, serie { $seed }. Intervalos del 95 %, sobre los repartos.
strength-not-held-out = La serie { $seed } no está reservada: sirve para probar, no para afirmar.
strength-match = { $one } contra { $other }: { $setting }.
strength-compared = Cuánto de lo que { $possible } muestra posible alcanza { $of }.
strength-deals = { $deals ->
    [one] Un reparto
   *[other] { $deals } repartos
}, { $games }.
strength-ahead = Puntos de ventaja por partida: { $value } ({ $range }).
strength-results = Victorias { $won } % ({ $won_range }), empates { $drawn } %, derrotas { $lost } % ({ $lost_range }).
strength-victories = Parte de las victorias: { $share } % ({ $range }); la parte justa es { $fair } %.
strength-time = Tiempo de CPU por jugada: { $mean } ms en promedio, { $longest } ms como máximo.
strength-trial-better = Prueba secuencial, 0 o 10 Elo: más fuerte, decidido tras { $deals ->
    [one] un reparto
   *[other] { $deals } repartos
}.
strength-trial-not-better = Prueba secuencial, 0 o 10 Elo: no es más fuerte, decidido tras { $deals ->
    [one] un reparto
   *[other] { $deals } repartos
}.
strength-trial-open = Prueba secuencial, 0 o 10 Elo: sin decidir.
strength-share = Alcanzado: { $share } % ({ $range }).
strength-share-unknown = Se sabe demasiado poco de lo posible para calcular una parte.
strength-target-points = Meta: al menos { $least } puntos de ventaja, con el intervalo por encima de { $low }.
strength-target-won = Meta: al menos { $won } % de victorias.
strength-target-won-lost = Meta: al menos { $won } % de victorias, como máximo { $lost } % de derrotas.
strength-target-share = Meta: al menos { $share } %.
strength-target-above = Meta: claramente más que la parte justa de las victorias.
strength-target-none = Sin meta: hasta donde llegue.
strength-reached = Alcanzada.
strength-reached-doubt = Alcanzada, pero el intervalo deja una duda.
strength-missed-hope = No alcanzada, pero el intervalo deja una esperanza.
strength-missed = No alcanzada.
strength-thin = Demasiado pocos repartos para concluir algo.
strength-stopped = Interrumpido: cuenta lo jugado hasta ahí.
strength-no-bot = { $row }: omitida. { $game } no tiene el bot { $bot }.
strength-not-played = { $row }: omitida, porque { $needed } no se jugó.
strength-summary = Metas alcanzadas: { $reached } de { $all }.
strength-summary-missed = No alcanzadas: { $rows }.
strength-summary-skipped = Omitidas: { $rows }.
strength-written = Escrito en { $file }.
# Below the tables of docs/strength.md, which is in English
strength-note = Escrito por última vez el { $date } por `{ $command }`; núcleo: { $core }.

strength-col-row = fila
strength-col-what = duelo
strength-col-result = resultado
strength-col-target = meta
strength-col-time = CPU por jugada
strength-col-deals = repartos
strength-col-minutes = minutos
strength-col-when = medido
strength-col-level = nivel

strength-ladder-missing = { $game } no tiene { $n ->
    [one] este nivel
   *[other] estos niveles
}: { $bots }.
strength-ladder-deals = Cada dos niveles se enfrentan en { $deals ->
    [one] un reparto
   *[other] { $deals } repartos
}, { $games }. En las columnas: partidas ganadas contra ese nivel, en %.
strength-ladder-fine = Cada nivel es claramente más fuerte que el de abajo: ningún intervalo se solapa.
strength-ladder-order = { $one } no está por encima de { $other }, el nivel de abajo.
strength-ladder-overlap = { $one } está por encima de { $other }, pero los intervalos se solapan.

strength-error-row = La fila "{ $typed }" no existe: elige { $rows }.
strength-error-bots = --bots recibe dos bots: el que se mide y su rival.
strength-error-levels = --bots recibe al menos dos bots que comparar.
strength-error-luck = En { $game } no hay nada que decidir: todos los niveles son iguales.
