# La línea de órdenes: ayuda, errores y lo que las órdenes imprimen.

cli-error = error: { $text }

cli-heading-usage = Uso
cli-heading-commands = Órdenes
cli-heading-arguments = Argumentos
cli-heading-options = Opciones
cli-heading-examples = Ejemplos
cli-value-options = [OPCIONES]
cli-value-command = ORDEN
cli-value-game = JUEGO
cli-value-bot = ROBOT
cli-value-file = ARCHIVO
cli-value-option = CLAVE=VALOR
cli-value-number = NÚMERO
cli-value-seconds = SEGUNDOS
cli-value-when = CUÁNDO
cli-value-language = IDIOMA
cli-value-shell = SHELL

cli-baralho = Escopa, Scopa, Escoba, Scopone, Rouba-Montes y Buraco
    .more =
        Sin orden, en un terminal: elige juego, rivales y opciones, y juega.

        Los juegos son escopa, scopa, escoba, scopone, rouba-montes y buraco.
        Códigos de salida: 0 todo bien, 1 falló, 2 petición equivocada.
    .examples =
        baralho play escoba
        baralho rules buraco --lang es
        baralho sim scopa --bots robot4,greedy --games 10000 --duplicate
cli-any-lang = Idioma: pt-BR, en, it o es
cli-any-help = Ayuda breve con -h, más ayuda y ejemplos con --help
cli-any-version = Muestra la versión
cli-any-game = escopa, scopa, escoba, scopone, rouba-montes o buraco
cli-any-rules = Opciones de las reglas, como target=21,hints=on
cli-any-seed = El número que decide las cartas; al azar si falta
cli-any-json = Responde con un objeto JSON
cli-any-file = Una partida grabada
cli-any-plain = Para lectores de pantalla: sin colores ni símbolos
cli-any-pace = Segundos entre las jugadas contadas; 0 para ninguno
cli-any-color = Colores: auto, always (siempre) o never (nunca)

cli-play = Juega en el terminal contra robots
    .more =
        Cada partida se graba mientras se juega. Durante el juego, escribe ? para la ayuda y q para
        guardar y salir.

        Robots, del principiante al más fuerte: novato, aprendiz, amador, veterano,
        mestre. Otros: de robot0 a robot4 y classico (familia de la Escoba), random,
        greedy, base (Buraco), draw (Rouba-Montes).

        Las opciones de las reglas las explica: baralho rules JUEGO

        Con --online las mesas son de un servidor: su sala, personas y robots. Un juego dicho
        aquí abre enseguida una mesa suya. Quien pierde la conexión sigue donde estaba.
    .examples =
        baralho play escopa --bots robot4
        baralho play scopa --players 4 --rules team_mode=2v2,target=21
        baralho play buraco --humans 2 --lang it
        baralho play --resume
        baralho play --online https://cards.example --name Ana
cli-play-bots = Rivales, como robot3,robot4
cli-play-players = Cuántos juegan, entre personas y robots
cli-play-humans = Cuántas personas juegan en este terminal (1)
cli-play-record = Dónde grabar la partida
cli-play-resume = Sigue una partida guardada; sin archivo, la última
cli-play-online = Jugar en las mesas de este servidor, o por el enlace de una
cli-play-table = Una mesa de allí: código o enlace
cli-play-name = Cómo llamarse allí
cli-play-token = Quién eres allí, para programas (o BARALHO_TOKEN)

cli-rules = Muestra las reglas de un juego
    .examples =
        baralho rules escoba
        baralho rules scopone --lang it

cli-oracle = Responde preguntas sobre las reglas: un objeto JSON por línea
    .more =
        Lee un objeto JSON por línea y responde a cada uno con una línea, en orden. Las
        preguntas (op) son captures, score, meld, hand, deal, suggest, run y legal.
    .examples =
        echo '{"{"}"op":"captures","game":"escopa","table":["AD","5C","6S"],"card":"7C"{"}"}' | baralho oracle

cli-sim = Juega muchas partidas entre robots y los compara
    .more =
        Juega en el propio programa, en todos los núcleos. Un empate vale media victoria; los intervalos son
        del 95 %. La misma semilla y los mismos robots dan el mismo resultado con cualquier número de hilos.

        Una partida llega hasta la meta donde las reglas tienen una; si no, es una ronda. Si hay menos
        robots que jugadores, ocupan los asientos por turno. Con --duplicate el número de partidas
        se redondea hacia arriba, hasta completar los repartos.

        En los juegos de la familia de la Escoba, el robot vidente ve todas las cartas: hace trampa, y
        muestra lo que sería posible. Solo juega aquí.
    .examples =
        baralho sim escopa --bots robot3,robot4 --games 10000
        baralho sim scopone --bots greedy,random --duplicate --seed 7 --json
        baralho sim scopa --bots greedy,robot4,random --rules target=21
        baralho sim escopa --bots mestre,robot4 --keep games.jsonl
cli-sim-bots = Los robots, como robot3,robot4
cli-sim-games = Cuántas partidas (1000)
cli-sim-players = Cuántos juegan; normalmente, uno por robot
cli-sim-duplicate = Cada reparto en todos los órdenes (rotaciones desde 5 robots)
sim-sees-all = { $bot } ve todas las cartas: hace trampa, y solo sirve para medir.
cli-sim-threads = Cuántos hilos; normalmente, uno por núcleo

cli-bench = Mide la velocidad de los motores y de la búsqueda
    .more =
        Jugadas legales al azar en un solo hilo: se baraja en cada partida y se cuentan los puntos. Una
        jugada es una carta jugada, una carta vuelta o una decisión en Buraco. Sin juego, los mide todos.

        Donde el juego tiene mestre: sus iteraciones por segundo en la primera jugada de nuevos repartos,
        en tiempo trabajado en un núcleo, y el máximo de memoria que usa la búsqueda.
    .examples =
        baralho bench
        baralho bench scopa --seconds 5 --json
cli-bench-seconds = Cuánto tiempo medir cada juego (1)

cli-maratona = Rouba-Montes en el formato del concurso, de entrada a salida
    .more =
        Lee casos como los de la maratón brasileña de programación de 2007: N J, después N valores de 1 a 13
        en orden de robo; 0 0 termina la entrada. Responde a cada uno con una línea: el tamaño del
        montón más grande y después los ganadores.
    .examples =
        printf '4 2\n1 1 2 2\n0 0\n' | baralho maratona

cli-replay = Muestra una partida grabada, jugada por jugada
    .examples =
        baralho replay partida.jsonl --pace 2

cli-verify = Comprueba una partida grabada con las reglas
    .more =
        Juega de nuevo lo grabado, desde su semilla o sus cartas, y dice la primera línea equivocada. Una
        grabación que se detiene antes del final está bien, y se dice. La de una partida en línea dice también
        de dónde vino la semilla: también se comprueba, y con --commitment contra lo que te mostraron antes.
    .examples =
        baralho verify partida.jsonl
cli-verify-commitment = El hash que el servidor mostró antes de repartir

cli-completions = Imprime un script que completa órdenes en un shell
    .examples =
        baralho completions bash > ~/.local/share/bash-completion/completions/baralho
cli-completions-shell = bash, zsh, fish, elvish o powershell

cli-man = Imprime la página de manual
    .examples =
        baralho man > baralho.1
        baralho man sim > baralho-sim.1
cli-man-page = Una orden que tiene su propia página

# Peticiones equivocadas: a cada una le sigue usage-help.
usage-help = Para ayuda: { $command } --help
usage-command = No existe la orden "{ $typed }": elige { $commands }.
usage-argument = "{ $typed }" no va aquí.
usage-argument-near = "{ $typed }" no va aquí; existe { $near }.
usage-no-value = { $argument } necesita un valor.
usage-value = { $argument } no puede ser "{ $typed }": acepta { $expected }.
usage-missing = Falta algo: { $argument }.
usage-conflict = { $argument } no puede ir con { $other }.
usage-utf8 = La orden no es un texto válido: escríbela en UTF-8.
usage-other = Esto no se entiende: { $typed }.
usage-seconds = un tiempo de 0 a { $high } segundos, como 0.8 u 800ms
usage-seconds-above = un tiempo de más de 0 y hasta { $high } segundos, como 0.8 u 800ms

wrong-rules-version = La partida siguió la versión { $given } de las reglas, y este programa tiene la versión { $ours }.
wrong-generator = Las cartas vienen del generador { $given }, y este programa tiene { $ours }.
wrong-generator-unnamed = El encabezado tiene semilla pero no generador: este programa tiene { $ours }.
wrong-no-deal = El encabezado no tiene ni semilla ni baraja, así que nadie sabe qué se repartió.
wrong-dealer = Quien reparte es el asiento { $given }, y los asientos van de 0 a { $last }.
wrong-seats = { $given ->
    [one] Un asiento tiene nombre
   *[other] { $given } asientos tienen nombre
}, pero la partida tiene { $players }.
wrong-no-seed = La ronda { $round } necesita una semilla, y el encabezado no tiene ninguna.
wrong-seat = Juega el asiento { $given }, pero es el turno del asiento { $expected }.
wrong-move = Esta jugada es ilegal. { $reason }
wrong-after-end = Esta jugada viene después del final: la partida había terminado.
wrong-after-result = Nada puede venir después del resultado.
wrong-early-result = El resultado viene antes del final: la partida sigue.
wrong-result = El resultado está mal: las jugadas dan { $expected }, y no { $given }.

verify-unreadable = { $file }: { $reason }
verify-wrong = { $file }, línea { $line }: { $reason }
verify-fine = { $file } cumple las reglas: { $game }, { $players }, { $moves }, { $rounds }.
verify-cut = El archivo termina en medio de la línea { $line }; todo lo anterior está bien.
verify-unfinished = La partida no ha terminado.
verify-result = { $n ->
    [one] Ganó el bando { $winners }.
   *[other] Los bandos { $winners } comparten la victoria.
} Puntos por bando: { $points }.
verify-no-result = La partida ha terminado, pero el archivo no dice el resultado.
verify-fair = Las cartas vienen del secreto que el servidor eligió antes de repartir y de lo que añadieron los asientos.
verify-unfair = { $file }: las cartas no son las prometidas: { $reason }
verify-no-commitment = La grabación no dice de dónde vino la semilla: no hay con qué comparar el hash.
unfair-secret = el secreto no tiene 64 dígitos hexadecimales.
unfair-commitment = el secreto no tiene el hash mostrado antes de repartir.
unfair-seed = la semilla no viene del secreto y de lo que añadieron los asientos.

sim-title = { $game }, { $players }: { $games }, semilla { $seed }.
sim-duplicate = Cada reparto se jugó en todos los órdenes de asientos.
sim-bot = robot
sim-games = partidas
sim-wins = victorias
sim-draws = empates
sim-losses = derrotas
sim-rate = victoria %
sim-points = puntos
sim-interval = 95 %
sim-range = { $low } a { $high }
sim-speed = { $seconds } segundos, { $speed } partidas por segundo.
sim-warning = Atención: { $games } no { $n ->
    [one] basta
   *[other] bastan
} para distinguir a { $one } de { $other }. Juega más para concluir.
sim-error-bots = { $bots ->
    [one] Un robot no puede
   *[other] { $bots } robots no pueden
} ocupar { $players } asientos por turno: nombra tantos robots como asientos, o un número que los divida.

bench-game = juego
bench-players = jugadores
bench-games = partidas/s
bench-plies = jugadas/s
bench-ns = ns/jugada
bench-search = búsqueda
bench-iterations = iteraciones/s
bench-microseconds = µs/iteración
bench-memory = como máximo MiB

maratona-found = Línea { $line }: hay "{ $found }", pero se espera { $expected }.
maratona-cut = Línea { $line }: la entrada termina en medio de un caso; falta { $expected }.
maratona-cards = el número de cartas, de { $low } a { $high }, o 0 0 al final
maratona-players = el número de jugadores, de { $low } a { $high }
maratona-players-only = el número de jugadores, que aquí solo puede ser { $n }
maratona-end = el segundo 0 del final
maratona-rank = el valor de la carta { $card } de { $cards }, de 1 a 13
