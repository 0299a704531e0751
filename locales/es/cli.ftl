# La línea de comandos: ayuda, errores y lo que los comandos imprimen.

cli-error = error: { $text }

cli-heading-usage = Uso
cli-heading-commands = Comandos
cli-heading-arguments = Argumentos
cli-heading-options = Opciones
cli-heading-examples = Ejemplos
cli-value-options = [OPCIONES]
cli-value-command = COMANDO
cli-value-game = JUEGO
cli-value-bot = BOT
cli-value-file = ARCHIVO
cli-value-option = CLAVE=VALOR
cli-value-number = NÚMERO
cli-value-seconds = SEGUNDOS
cli-value-when = CUÁNDO
cli-value-language = IDIOMA
cli-value-shell = SHELL

cli-baralho = Escopa, Scopa, Escoba, Scopone, Rouba-Montes y Buraco
    .more =
        Sin comando, en una terminal: elige juego, rivales y opciones, y juega.

        Los juegos son escopa, scopa, escoba, scopone, rouba-montes y buraco.
        Códigos de salida: 0 todo bien, 1 falló, 2 comando equivocado.
    .examples =
        baralho play escoba
        baralho rules buraco --lang es
        baralho sim scopa --bots robot4,greedy --games 10000 --duplicate
cli-any-lang = Idioma: pt-BR, en, it o es
cli-any-help = Ayuda breve con -h, más ayuda y ejemplos con --help
cli-any-version = Muestra la versión
cli-any-game = escopa, scopa, escoba, scopone, rouba-montes o buraco
cli-any-rules = Opciones de las reglas, como target=21,hints=on
cli-any-seed = El número que decide las cartas; si falta, al azar
cli-any-json = Responde con un objeto JSON
cli-any-file = Una partida grabada
cli-any-plain = Para lectores de pantalla: sin colores ni símbolos
cli-any-pace = Segundos entre jugadas mostradas; 0 para ninguno
cli-any-color = Colores: auto, always (siempre) o never (nunca)

cli-play = Juega en la terminal contra bots
    .more =
        Cada partida se graba mientras se juega. Durante la partida, escribe ? para ver la ayuda y q
        para guardar y salir.

        Bots, del principiante al más fuerte: novato, aprendiz, amador, veterano,
        mestre. Otros: de robot0 a robot4 y classico (familia de la Escoba), random,
        greedy, base (Buraco), draw (Rouba-Montes).

        Las opciones de las reglas las explica: baralho rules JUEGO

        Con --online juegas en las mesas de un servidor, con su sala, personas y bots. Si nombras un
        juego, la mesa se crea al instante. Quien pierde la conexión continúa donde estaba.
    .examples =
        baralho play escopa --bots robot4
        baralho play scopa --players 4 --rules team_mode=2v2,target=21
        baralho play buraco --humans 2 --lang it
        baralho play --resume
        baralho play --online https://cards.example --name Ana
cli-play-bots = Rivales, como robot3,robot4
cli-play-players = Cuántos juegan, entre personas y bots
cli-play-humans = Cuántas personas juegan en esta terminal (1)
cli-play-record = Dónde grabar la partida
cli-play-resume = Continúa una partida guardada; si no, la última
cli-play-online = Juega en las mesas de este servidor, o en la de un enlace
cli-play-table = Una de sus mesas: código o enlace
cli-play-name = Tu nombre allí
cli-play-token = Tu token allí, para programas (o BARALHO_TOKEN)

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

cli-sim = Juega muchas partidas entre bots y los compara
    .more =
        Juega en el propio programa, en todos los núcleos. Un empate vale media victoria; los intervalos son
        del 95 %. La misma semilla y los mismos bots dan el mismo resultado con cualquier número de hilos.

        Una partida llega hasta la meta si las reglas tienen una; si no, es una ronda. Si hay menos
        bots que jugadores, ocupan los asientos por turno. Con --duplicate el número de partidas
        se redondea hacia arriba, hasta completar los repartos.

        En los juegos de la familia de la Escoba, el bot vidente ve todas las cartas: hace trampa, y
        muestra lo que sería posible. Solo juega aquí.
    .examples =
        baralho sim escopa --bots robot3,robot4 --games 10000
        baralho sim scopone --bots greedy,random --duplicate --seed 7 --json
        baralho sim scopa --bots greedy,robot4,random --rules target=21
cli-sim-bots = Los bots, como robot3,robot4
cli-sim-games = Cuántas partidas (1000)
cli-sim-players = Cuántos juegan; normalmente, uno por bot
cli-sim-duplicate = Cada reparto en todos los órdenes (rotaciones desde 5 bots)
sim-sees-all = { $bot } ve todas las cartas: hace trampa, y solo sirve para medir.
cli-sim-threads = Cuántos hilos; normalmente, uno por núcleo

cli-bench = Mide la velocidad de los motores y de la búsqueda
    .more =
        Jugadas legales al azar en un solo hilo: se baraja en cada partida y se cuentan los puntos. Una
        jugada es una carta jugada, una carta destapada o una decisión en Buraco. Sin juego, los mide todos.

        Donde el juego tiene mestre: sus iteraciones por segundo en la primera jugada de nuevos repartos,
        en tiempo trabajado en un núcleo, y el máximo de memoria que usa la búsqueda.
    .examples =
        baralho bench
        baralho bench scopa --seconds 5 --json
cli-bench-seconds = Cuánto tiempo medir cada juego (1)

cli-replay = Muestra una partida grabada, jugada por jugada
    .examples =
        baralho replay partida.jsonl --pace 2

cli-verify = Comprueba una partida grabada con las reglas
    .more =
        Juega de nuevo lo grabado, desde su semilla o sus cartas, y dice cuál es la primera línea
        equivocada. Una grabación que se detiene antes del final está bien, y se dice. La de una partida
        en línea dice también de dónde vino la semilla: se comprueba, y con --commitment con lo que viste.
    .examples =
        baralho verify partida.jsonl
cli-verify-commitment = El hash que el servidor mostró antes de repartir

cli-completions = Imprime un script que completa comandos en un shell
    .examples =
        baralho completions bash > ~/.local/share/bash-completion/completions/baralho
cli-completions-shell = bash, zsh, fish, elvish o powershell

cli-man = Imprime la página de manual
    .examples =
        baralho man > baralho.1
        baralho man sim > baralho-sim.1
cli-man-page = Un comando que tiene su propia página

# Peticiones equivocadas: a cada una le sigue usage-help.
usage-help = Para ayuda: { $command } --help
usage-command = El comando "{ $typed }" no existe: elige { $commands }.
usage-argument = "{ $typed }" no va aquí.
usage-argument-near = "{ $typed }" no va aquí; ¿querías decir { $near }?
usage-no-value = { $argument } necesita un valor.
usage-value = { $argument } no puede ser "{ $typed }": acepta { $expected }.
usage-missing = Falta: { $argument }.
usage-conflict = { $argument } no puede ir con { $other }.
usage-utf8 = El comando no es un texto válido: escríbelo en UTF-8.
usage-other = No se entiende: { $typed }.
usage-seconds = un tiempo de 0 a { $high } segundos, como 0.8 u 800ms
usage-seconds-above = un tiempo de más de 0 y hasta { $high } segundos, como 0.8 u 800ms

wrong-rules-version = La partida usa la versión { $given } de las reglas, y este programa tiene la versión { $ours }.
wrong-generator = Las cartas vienen del generador { $given }, y este programa tiene { $ours }.
wrong-generator-unnamed = El encabezado tiene semilla pero no generador: este programa tiene { $ours }.
wrong-no-deal = El encabezado no tiene ni semilla ni baraja, así que nadie sabe qué se repartió.
wrong-dealer = Quien reparte es el asiento { $given }, y los asientos van de 0 a { $last }.
wrong-assisted = Dice que el asiento { $given } deshizo jugadas, y los asientos van de 0 a { $last }.
wrong-seats = { $given ->
    [one] Un asiento tiene nombre
   *[other] { $given } asientos tienen nombre
}, pero la partida tiene { $players }.
wrong-no-seed = La ronda { $round } necesita una semilla, y el encabezado no tiene ninguna.
wrong-seat = Juega el asiento { $given }, pero es el turno del asiento { $expected }.
wrong-move = Esta jugada no está permitida. { $reason }
wrong-after-end = Esta jugada viene después del final: la partida ya había terminado.
wrong-after-result = Nada puede venir después del resultado.
wrong-early-result = El resultado viene antes del final: la partida sigue.
wrong-result = El resultado está mal: las jugadas dan { $expected }, y no { $given }.

verify-unreadable = { $file }: { $reason }
verify-wrong = { $file }, línea { $line }: { $reason }
verify-fine = { $file } cumple las reglas: { $game }, { $players }, { $moves }, { $rounds }.
verify-cut = El archivo termina en medio de la línea { $line }; todo lo anterior está bien.
verify-unfinished = La partida no terminó.
verify-result = { $n ->
    [one] Ganó el lado { $winners }.
   *[other] Los lados { $winners } comparten la victoria.
} Puntos por lado: { $points }.
verify-no-result = La partida terminó, pero el archivo no dice el resultado.
verify-fair = Las cartas vienen del secreto que el servidor eligió antes de repartir y de lo que añadieron los jugadores.
verify-unfair = { $file }: las cartas no son las prometidas: { $reason }
verify-no-commitment = La grabación no dice de dónde vino la semilla: no hay con qué comparar el hash.
unfair-secret = el secreto no tiene 64 dígitos hexadecimales.
unfair-commitment = el secreto no tiene el hash mostrado antes de repartir.
unfair-seed = la semilla no viene del secreto y de lo que añadieron los jugadores.

sim-title = { $game }, { $players }: { $games }, semilla { $seed }.
sim-duplicate = Cada reparto se jugó en todos los órdenes de asientos.
sim-bot = bot
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
} para distinguir { $one } de { $other }. Juega más para tener certeza.
sim-no-interval = Una raya en lugar del intervalo: un solo reparto, o repartos que terminaron todos igual, no muestran variación.
sim-error-partners = Con estas reglas los compañeros serían rivales: un lado tendría bots distintos, y un bot jugaría por varios lados. Indica { $players } bots, o uno por lado.
sim-error-bots = { $bots ->
    [one] Un bot no puede
   *[other] { $bots } bots no pueden
} ocupar { $players } asientos por turno: nombra tantos bots como asientos, o un número que los divida.

bench-game = juego
bench-players = jugadores
bench-games = partidas/s
bench-plies = jugadas/s
bench-ns = ns/jugada
bench-search = búsqueda
bench-iterations = iteraciones/s
bench-microseconds = µs/iteración
bench-memory = MiB como máximo
