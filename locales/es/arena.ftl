# baralho arena: ayuda y mensajes.

cli-arena = Torneos de bots incluidos y externos
    .more =
        Un bot es NOMBRE=SPEC. SPEC es un bot incluido, como robot4, o el comando de un programa que
        habla el protocolo de los bots (docs/bots.md): --bot yo="python3 bot.py". Antes de un comando,
        itp: elige el protocolo del curso de Buraco.

        Todos los enfrentamientos juegan los mismos repartos, cada uno en todos los órdenes de asientos,
        para que la suerte se anule. Los resultados se escriben partida a partida en un directorio; un
        torneo detenido, aun por un apagón, sigue con --resume y termina con la misma tabla. También
        hay un informe en una página HTML.

        Un bot que rompe una regla, agota el tiempo o muere pierde esa partida.
    .examples =
        baralho arena escopa --bot robot4 --bot greedy --bot random
        baralho arena escopa --bot yo="python3 bot.py" --bot robot4 --deals 500
        baralho arena buraco --bot a=itp:./rita --bot b=itp:./magnus --sandbox
        baralho arena scopa --bot nuevo=./nuevo --bot viejo=./viejo --sprt 0,10 --deals 20000
        baralho arena --resume arena-escopa-1
cli-arena-bot = Un bot: un nombre y lo que es; se dan varios
cli-arena-format = round-robin, gauntlet, swiss o knockout
cli-arena-deals = Repartos por enfrentamiento (100), en todos los órdenes
cli-arena-no_duplicate = Cada reparto en un solo orden de asientos
cli-arena-table = Cuántos bots por mesa, de 2 a 6 (2)
cli-arena-rounds = Rondas de un torneo suizo
cli-arena-players = Cuántos se sientan a la mesa; normalmente, tantos como bots
cli-arena-threads = Cuántas partidas a la vez; normalmente, una por núcleo
cli-arena-move_time = Tiempo por jugada (5s); 0 para no limitar
cli-arena-bank = Tiempo para todas las jugadas de una partida; 0 para no limitar (0)
cli-arena-increment = Lo que cada jugada añade a ese tiempo (0)
cli-arena-start_time = Tiempo para arrancar, además de la primera jugada (10s)
cli-arena-memory = Memoria que puede usar un bot, como 512M
cli-arena-disk = Cuánto puede escribir un bot, como 64M
cli-arena-max_processes = Procesos que puede tener un bot (256)
cli-arena-set = Da un valor a una opción del propio bot, como yo.nivel=3
cli-arena-sandbox = Bots externos sin red y sin archivos
cli-arena-sandbox_read = Lo que pueden leer allí además del sistema; NOMBRE=DIR para un solo bot
cli-arena-sprt = Dos bots: para cuando el mejor es casi seguro
cli-arena-keep = Grabaciones y logs: all, faults o none
cli-arena-records = Archivos de grabaciones: uno por partida (game) o uno por cruce (pairing)
cli-arena-out = Dónde escribir; si falta, arena-JUEGO-1, etc.
cli-arena-resume = Seguir con el torneo de un directorio
cli-arena-no_report = No escribir el informe HTML
cli-arena-quiet = No mostrar el avance

# Antes de las tablas; $bot: un nombre
arena-round-robin = Todos contra todos.
arena-gauntlet = { $bot } contra todos.
arena-swiss = Sistema suizo.
arena-knockout = Eliminatoria.
# $played, $planned: números de partidas
arena-unfinished = Sin terminar: { $played } de { $planned } partidas.
arena-rank = pos.
arena-elo = Elo
arena-reach = ±
arena-crosstable = % de victorias de la fila contra la columna:
arena-verdicts = Partidas perdidas por culpa del propio bot:
arena-verdict-normal = normal
arena-verdict-illegal-move = jugada ilegal
arena-verdict-timeout = tiempo agotado
arena-verdict-crash = caída
arena-verdict-stall = bloqueo
arena-verdict-protocol-error = error de protocolo
arena-verdict-start-failure = no arrancó
arena-verdict-out-of-memory = sin memoria
arena-verdict-out-of-disk = sin disco
arena-verdict-interrupted = interrumpida
arena-fault = ({ $bot }: { $verdict })
# $over: milisegundos
arena-fault-late = ({ $bot }: { $verdict }, { $over } ms de más)
# $one, $other: nombres; a cada una le sigue arena-sprt-figures
arena-sprt-h1 = La prueba terminó: { $one } supera a { $other } en lo que se esperaba.
arena-sprt-h0 = La prueba terminó: { $one } no supera a { $other } en lo que se esperaba.
arena-sprt-open = La prueba todavía no decide: juega más repartos.
arena-sprt-figures = (Log de la razón de verosimilitud { $ratio }, límites { $low } y { $high }.)
arena-doubt-no-games = Aviso: sin partidas no hay conclusión.
arena-doubt-few-deals = Aviso: { $n ->
    [one] un reparto es poco
   *[other] { $n } repartos son pocos
} para que los intervalos digan mucho.
arena-doubt-nothing = Aviso: aún no se puede concluir nada; ni el primero se distingue del último.
arena-doubt-cannot-tell = Aviso: no se distingue a { $one } de { $other }. Juega más para concluir.
# $n: how many bots, $bots: their names
arena-doubt-alike = Aviso: { $n } bots seguidos, ninguno de los cuales se distingue del siguiente: { $bots }. Juega más para concluir.
# $n: how many bots
arena-no-crosstable = Con { $n } bots, la tabla de todos contra todos no cabe en esta pantalla: está en el informe y en --json.
# $columns: headings
arena-columns = No caben en esta pantalla, solo en el informe y en --json: { $columns }.
# $why: what the system said
arena-never-started = { $bot } nunca arrancó: { $why }. Sus partidas no dicen nada de nadie.
arena-kept = Todo está en { $directory }.
arena-report = El informe: { $page }
arena-interrupted = Interrumpido. Para seguir: { $command }

# Condiciones en el informe
arena-set-start = Tiempo para arrancar
arena-set-move = Tiempo por jugada
arena-set-bank = Tiempo por partida
arena-set-increment = Añadido por jugada
arena-set-memory = Memoria
arena-set-disk = Archivos
arena-set-sandbox = Aislamiento
arena-seconds = { $number } s
arena-mebibytes = { $number } MiB
arena-no-limit = sin límite
arena-yes = sí
arena-no = no

# Peticiones erróneas
arena-error-game = ¿Qué juego? Elige { $games }.
arena-error-two = Un torneo necesita al menos dos bots, y { $n ->
    [0] no se nombró ninguno
   *[other] solo se nombró uno
}: --bot NOMBRE=SPEC, donde SPEC es { $bots }, o el comando de un programa.
arena-error-twice = Dos bots se llaman { $name }: da otro nombre a uno, como en --bot { $example }.
arena-error-name = El nombre "{ $name }" no cabe en una tabla: usa como mucho 40 letras, cifras y signos.
arena-error-partners = Con estas reglas los compañeros serían rivales: un lado tendría bots distintos, y un bot jugaría por varios lados. Usa --table { $players }, u otro número de jugadores.
arena-error-set = "{ $typed }" no ajusta ninguna opción: escribe BOT.OPCIÓN=VALOR, como yo.nivel=3.
arena-error-set-bot = Aquí no hay ningún bot { $name }: --set toma el nombre dado con --bot.
arena-error-set-kind = { $name } no tiene opciones: solo las tienen los programas que hablan jsonl.
arena-error-form = "{ $typed }" no es un bot: escribe NOMBRE=SPEC, como yo=robot4 o yo="python3 bot.py".
arena-error-quotes = Las comillas de este comando no se cierran: { $spec }
arena-error-unknown = No hay bot ni programa "{ $program }": los bots de este juego son { $bots }; un programa necesita una ruta o debe estar en el PATH.
arena-error-executable = { $program } no se puede ejecutar: usa chmod +x, o nombra el programa que lo ejecuta.
arena-error-itp = El protocolo del curso (itp:) es solo para Buraco: los demás juegos usan jsonl.
arena-error-table = En una mesa puede haber de 2 a { $most } bots, no { $given }.
arena-error-few = Una mesa de { $table } bots necesita al menos otros tantos, y participan { $bots }.
arena-error-one-to-one = En un torneo suizo o eliminatorio se enfrentan dos bots: --table debe ser 2.
arena-error-rounds-swiss = --rounds es para --format swiss.
arena-error-rounds = --rounds toma un número entero de 1 a 1000.
arena-error-deals = --deals toma un número entero de 1 a 1000000000.
arena-error-time = { $option } no puede ser "{ $typed }": toma un tiempo de hasta un día, como 800ms, 2s o 1m.
arena-error-increment = --increment añade a un tiempo por partida: indica también --bank.
arena-error-memory = --memory no puede ser "{ $typed }": toma un tamaño de al menos 1M, como 512M o 2G.
arena-error-disk = --disk no puede ser "{ $typed }": lleva un tamaño de al menos 1M, como 64M o 1G.
arena-error-processes = --max-processes debe ser al menos 1: el propio bot.
arena-error-sprt = --sprt no puede ser "{ $typed }": toma dos diferencias de Elo, la menor primero, como 0,5, y si quieres dos riesgos: 0,5,0.05,0.05.
arena-error-sprt-two = --sprt compara dos lados: necesita exactamente dos bots, uno contra otro, en un juego de dos lados.
arena-error-sandbox-read = --sandbox-read va con --sandbox.
arena-error-no-path = No hay { $path } que leer en el aislamiento.
# $folder, $inside: paths
arena-error-intruded = { $folder } no se puede leer: contiene { $inside }. Indica una carpeta solo con lo que necesita el bot: --sandbox-read NOMBRE=CARPETA la abre a un solo bot.
# On standard error, before the first game
arena-warning-open = Estos programas pueden leer y escribir todo lo que tú puedes: si no son tuyos, usa --sandbox.
# $missing: una de las cuatro siguientes
arena-error-sandbox = Aquí no hay aislamiento: { $missing }.
arena-no-linux = hace falta Linux
arena-no-namespaces = el núcleo no permite a este usuario espacios de nombres propios
arena-no-landlock = el núcleo no tiene Landlock, o está desactivado
arena-no-seccomp = el núcleo no acepta filtros de llamadas al sistema
arena-error-exists = { $path } ya existe: elige otro directorio con --out, o sigue con --resume { $path }.
arena-error-nothing = { $path } no tiene torneo con que seguir: falta un results.jsonl con la primera línea.
arena-error-busy = Hay un torneo en marcha en { $path }: espéralo o detenlo antes.
arena-error-line = { $path }, línea { $line }: { $reason }
arena-error-version = { $path } tiene la versión { $given } del formato, que solo lee un baralho posterior.
arena-error-io = { $path }: { $reason }
# $key: el nombre de un ajuste
arena-error-mismatch = { $directory } tiene otro torneo: su "{ $key }" es { $there }, y se pidió { $typed }. Omite lo que el directorio ya sabe.
arena-error-other-bot = { $name } es otro bot en este torneo: allí es { $there }, y se pidió { $typed }. Elige otro nombre para un bot nuevo.
arena-error-fewer-deals = Este torneo tiene { $there } repartos, y se pidieron { $typed }: --resume acepta los mismos o más.
arena-error-cannot-grow = Un torneo suizo o eliminatorio no puede crecer: las rondas siguientes dependen de las anteriores. Empieza otro.
arena-error-foreign = La partida { $game } de los resultados no es de este torneo: ¿se editó el archivo?

report-title = Torneo de { $game }
report-lead = { $game }, { $date }: { $bots ->
    [one] un bot
   *[other] { $bots } bots
}, { $games ->
    [one] una partida
   *[other] { $games } partidas
} de { $deals ->
    [one] un reparto
   *[other] { $deals } repartos
}.
report-contents = Contenido
report-percent = { $number } %
report-range = { $low } a { $high }
report-yes = sí
report-no = no
report-bot = Bot
report-as-table = Lo mismo en una tabla
report-method = Un empate cuenta como media victoria. Los intervalos son del 95 % y se calculan sobre los repartos: las partidas de un mismo reparto valen como una sola observación. El Elo es el del modelo de Bradley-Terry, con media 0; se supone que cada bot empató una vez con un jugador medio, para que quien lo ganó todo también tenga un valor finito.
report-method-apart = Los bots se distinguen por el rango studentizado (Tukey), porque quien mira una clasificación la mira entera: entre bots iguales, se afirma alguna diferencia en el 5 % de los torneos.
report-made-by = Hecho por { $program }.

report-conclusions = Conclusiones
report-best = { $bot } es el mejor de todos: { $elo } de Elo frente a { $next }, que le sigue (intervalo del 95 %: { $range }).
report-unfinished = El torneo no terminó: se jugaron { $played } de { $planned } partidas.
report-doubt-no-games = Todavía no hay ninguna partida terminada entre dos bots: no se puede concluir nada.
report-doubt-few-deals = { $deals ->
    [one] Un solo reparto es poco
   *[other] { $deals } repartos son pocos
} para fiarse siquiera de los intervalos. Juega al menos 30.
report-doubt-nothing = No se puede concluir nada: el azar por sí solo podría dar estos resultados, incluso entre el primero y el último. Juega más partidas.
report-doubt-cannot-tell = No se puede distinguir a { $one } de { $other }: cualquiera de los dos puede ser el mejor.
report-doubt-alike = Estos { $n } bots van seguidos, y ninguno se distingue del siguiente: { $bots }.
report-never-started = { $bot } nunca arrancó: { $why }. Sus partidas no dicen nada de nadie, y nadie queda por encima gracias a ellas.
report-sprt-h1 = SPRT: { $bot } supera la prueba contra { $against }. Una ventaja de { $elo1 } de Elo o más explica los resultados mejor que una de { $elo0 }.
report-sprt-h0 = SPRT: { $bot } no supera la prueba contra { $against }. Una ventaja de { $elo0 } de Elo o menos explica los resultados mejor que una de { $elo1 }.
report-sprt-open = SPRT: aún no se sabe si { $bot } es mejor que { $against } por { $elo1 } de Elo o por { $elo0 }. Hay que jugar más.
report-sprt-figures = (LLR { $ratio }, límites { $low } y { $high }, { $deals ->
    [one] un reparto completo
   *[other] { $deals } repartos completos
}.)

report-standings = Clasificación
report-standings-caption = Del Elo más alto al más bajo
report-standings-swiss = Por enfrentamientos ganados, luego partidas, luego puntos
report-standings-knockout = Por la fase en que salió cada bot, el ganador primero
report-rank = Puesto
report-col-games = Partidas
report-col-won = Ganadas
report-col-drawn = Empates
report-col-lost = Perdidas
report-col-rate = Victorias
report-col-interval = Intervalo del 95 %
report-col-points = Puntos
report-col-elo = Elo
report-no-interval = Una raya en lugar del intervalo: un solo reparto, o repartos que terminaron todos igual, no muestran variación.
report-elo-title = Elo de cada bot con barras de error
report-elo-desc = Una fila por bot, el mejor arriba: un punto en su Elo, una barra sobre su intervalo del 95 %. Los valores están en la tabla de clasificación.
report-elo-caption = Elo con barras de error del 95 %. La línea discontinua es la media de todos.

report-crosstable = Enfrentamientos
report-crosstable-caption = Victorias del bot de la fila contra el de la columna, su intervalo del 95 % y las partidas
report-cell = { $won } G, { $drawn } E, { $lost } P
report-itself = él mismo
report-not-met = sin jugar

report-progress = Evolución
report-progress-title = Porcentaje de victorias tras tantas partidas
report-progress-desc = Una curva por bot a lo largo de las partidas del torneo. Los valores están en la tabla de abajo.
report-progress-caption = Porcentaje de victorias de cada bot hasta esa partida. Los vaivenes de las primeras partidas pueden salirse del cuadro.
report-progress-axis = { $games ->
    [one] una partida
   *[other] { $games } partidas
}
report-progress-some = El gráfico muestra los { $shown } mejores bots; la tabla los tiene todos.
report-after-game = Tras la partida

report-points = Puntos
report-points-caption = Con qué frecuencia hizo cada bot cuántos puntos en una partida, en porcentaje de sus partidas.
report-points-title = Distribución de los puntos de { $bot }
report-points-desc = Una columna por tramo de puntos; su altura es el porcentaje de partidas. Los valores están en la tabla de abajo.
report-points-table = Partidas por puntos

report-endings = Cómo terminaron las partidas
report-endings-caption = Partidas según su final; los fallos cuentan para el bot que los cometió
report-endings-fine = Todas las partidas terminaron con normalidad.
report-verdict-normal = Normal
report-verdict-illegal-move = Jugada ilegal
report-verdict-timeout = Tiempo agotado
report-verdict-crash = Se cayó
report-verdict-stall = Se bloqueó
report-verdict-protocol-error = Error de protocolo
report-verdict-start-failure = No arrancó
report-verdict-out-of-memory = Sin memoria
report-verdict-out-of-disk = Sin disco
report-verdict-interrupted = Interrumpida

report-games = Partidas
report-games-show = Mostrar las partidas una a una
report-games-some = Se listan { $shown } de las { $games } partidas, primero las que tuvieron algún fallo.
report-games-all = todos
report-games-back = Partidas anteriores
report-games-on = Partidas siguientes
# $first, $last: places in the list, $all: how many it has
report-games-count = Partidas { $first } a { $last } de { $all }
# $game: its number
report-game-steps = Partida { $game }, jugada por jugada
report-game-close = Cerrar
report-game-keys = Flecha izquierda o derecha: jugada por jugada. Inicio y Fin: la primera y la última. Esc: cerrar.
report-game-moves = Todas las jugadas
# $move, $moves: numbers
report-move = Paso { $move } de { $moves }
report-move-first = Primera
report-move-back = Atrás
report-move-on = Siguiente
report-move-last = Última
report-games-caption = Las partidas, con sus grabaciones y logs
report-game = Partida
report-deal = Reparto
report-seats = Asientos
report-winner = Ganador
report-nobody = nadie
report-ending = Final
report-fault = { $verdict }: { $bot }
report-files = Archivos
report-record = grabación de la partida { $game }
report-log = log de la partida { $game }

report-settings = Qué se jugó
report-set-game = Juego
report-set-players = Jugadores por mesa
report-set-rules = Reglas
report-set-pairing = Emparejamientos
report-set-duplicate = Cada reparto en todos los órdenes de asientos
report-set-seed = Semilla
report-set-date = Fecha
report-pairing-round-robin = todos contra todos
report-pairing-gauntlet = uno contra todos
report-pairing-swiss = sistema suizo
report-pairing-knockout = eliminatorias
report-bots-caption = Los bots
report-spec = Qué es
report-author = Autor
