# `baralho solve`: el valor exacto de una ronda con las cartas a la vista.

cli-solve = Resuelve una ronda de la familia de la Escoba a cartas vistas
    .more =
        Cómo termina la ronda si los dos lados ven todas las cartas y juegan lo mejor posible, y la línea
        que lleva hasta ahí. El archivo es una grabación, resuelta desde el comienzo de su última ronda o
        desde --move, o una posición en JSON (véase docs/solve.md); - lee la entrada estándar.

        Dos lados con una baraja. Las rondas de dos jugadores tardan milisegundos; donde se reparten todas
        las cartas de una vez, como en el Scopone, se resuelven más o menos las últimas 24. Cuando se acaba
        el tiempo, o con Ctrl-C, dice lo que ya es seguro.
    .examples =
        baralho solve partida.jsonl
        baralho solve partida.jsonl --move 25 --json
        baralho solve posicion.json --time 60
cli-solve-file = Una grabación o una posición; - para la entrada estándar
cli-solve-number = Desde qué jugada de la grabación
cli-solve-time = Cuánto buscar como máximo (10)

# $who: un jugador
solve-title = { $game }, cartas a la vista: le toca a { $who }.
solve-title-record = { $game }, cartas a la vista, antes de la jugada { $number }: le toca a { $who }.
solve-seat = asiento { $seat }
solve-name = { $name } ({ $seat })
# $side: un jugador o compañeros; $points: contados, como "dos puntos"
solve-ahead = Si los dos lados juegan lo mejor posible, { $side }: { $points } de ventaja en esta ronda.
solve-behind = Si los dos lados juegan lo mejor posible, { $side }: { $points } de desventaja en esta ronda.
solve-level = Si los dos lados juegan lo mejor posible, la ronda termina en empate.
solve-wins = Con el mejor juego, una escoba da al instante la partida a { $side }.
solve-loses = Con el mejor juego, una escoba quita al instante la partida a { $side }.
# $low, $high: puntos con su signo
solve-bounds = No hubo tiempo de resolverla. Lo seguro para { $side }, en puntos de ventaja: de { $low } a { $high }.
solve-best = La mejor jugada encontrada hasta ahora: { $play }.
solve-inverse = Aquí los puntos cuentan en contra: los dos lados intentan hacer menos.
solve-number = jugada
solve-player = jugador
solve-play = carta
solve-score = puntos
solve-effort = { $nodes } posiciones en { $seconds } segundos.

solve-error-file = { $file }: { $reason }
solve-error-line = línea { $line }: { $reason }
solve-error-game = Solo se pueden resolver los juegos de la familia de la Escoba, y este es { $game }.
solve-error-sides = Juegan { $sides } lados. Solo las rondas de dos lados tienen un valor exacto: con más, depende de a quién prefieran los otros ver ganar.
solve-error-large = Solo se resuelve con una baraja y hasta seis jugadores; esta mesa es mayor.
# $moves: contadas, como "36 jugadas"
solve-error-move = Esa jugada no existe: la grabación tiene { $moves }.
solve-error-no-record = --move es para grabaciones, y esto no lo es.
solve-error-over = La ronda terminó: nadie tiene cartas y el mazo está vacío.
solve-error-position = Esto no es ni una grabación ni una posición: { $reason }. docs/solve.md muestra cómo se escribe una posición.
solve-error-long = No es una grabación y pasa de { $mebibytes } MiB: una posición ocupa pocas líneas.
solve-error-rest = Solo un montón de cartas ganadas puede ser "rest".
solve-setup-count = "{ $list }" tiene { $given } elementos y necesita { $expected }.
solve-setup-number = "{ $list }" tiene { $given }: acepta números enteros de { $low } a { $high }.
solve-setup-seat = "{ $field }" es el asiento { $given }, y los asientos van de 0 a { $last }.
solve-setup-card = La baraja no tiene { $card }: sus cartas son { $faces }.
solve-setup-twice = { $card } está en dos sitios.
solve-setup-missing = Estas cartas faltan: { $cards }. Ponlas entre las ganadas por alguien, o escribe "rest" para uno de los jugadores.
solve-setup-hand = El asiento { $seat } tiene { $given } cartas en la mano y debería tener { $expected }: quien ya jugó en este reparto tiene una menos que los otros.
solve-setup-deck = En el mazo quedan { $given } cartas, que deben dividirse entre { $each }: un reparto para todos.
solve-setup-last = "last_capture" debe indicar un asiento que ganó cartas, y faltar si nadie las ganó.
