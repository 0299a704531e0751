# Las opciones de un juego como las pregunta un formulario, y lo que pueden ser.

option-target = Puntos para ganar
    .about = Quien llega a estos puntos gana la partida.
    .none = una sola ronda
option-cards-per-deal = Cartas por reparto
    .about = Cuántas cartas recibe cada uno en cada reparto.
option-decks = Barajas
    .about = Cuántas barajas se juntan.
option-escoba = Escoba
    .about = La carta jugada y las capturadas suman 15.
option-scopa-mechanic = Escobas
    .about = Cuánto vale una escoba.
    .normal = un punto
    .no_scopas = nada
    .only_scopas = solo cuentan las escobas
option-instant-win = Victoria inmediata
    .about = Una escoba que llega a los puntos para ganar termina la partida al instante.
option-inverse = Al revés
    .about = Quien llega a los puntos queda fuera; gana quien quede al final.
option-team-mode = Equipos
    .about = Quién juega con quién.
    .individual = cada uno por su cuenta
option-team-card-scoring = Los compañeros cuentan juntos
    .about = Las cartas de los compañeros cuentan como un solo montón.
option-hints = Mostrar capturas
    .about = Cada carta muestra lo que puede capturar.
option-last-play-sweep = Escoba con la última carta
    .about = La última carta de la ronda también puede hacer escoba.
option-capture = Capturas
    .about = Lo que puede capturar una carta.
    .fewest = su valor, con el menor número de cartas
    .rank-first = una carta igual antes que cualquier suma
    .fifteen = cartas que suman 15 con ella
option-choice = Elección de la captura
    .about = Quién elige cuando hay más de una.
    .player = quien juega
    .most = siempre la de más cartas
option-prime = Cuarto punto
    .about = Para qué es el cuarto punto de la ronda.
    .sevens = más sietes
    .primiera = la mejor primera
option-faces = Cartas altas
    .about = Cuáles son las tres más altas.
    .figures = sota, caballo y rey
    .numbers = ocho, nueve y diez
option-redeal = Repartir de nuevo
    .about = Con cuántas cartas de valor 10 en la mesa, al principio, se reparte de nuevo.
    .off = nunca
option-pause = Pausa entre rondas
    .about = En segundos.

option-compat = Reglas del juez del curso
    .about = Repartir las cartas y contar los puntos como el juez del curso.
    .itp = sí

# Opciones que se activan y se desactivan
option-on = sí
option-off = no
# $option: el nombre de una opción; $value: su valor
option-told = { $option }: { $value }

# $option: el nombre de una opción; $expected: lo que puede ser
option-bad-value = { $option }: elige { $expected }.
# $option: el nombre de una opción; $value: su valor
option-with-value = { $option } ({ $value })

# Por qué dos opciones no van juntas, después de error-conflict; $one, $other: las opciones
conflict-escoba-capture = con { $one }, las capturas siempre suman 15.
conflict-instant-win-inverse = con { $other }, quien llega a la meta queda fuera, así que una escoba no puede dar la victoria.
conflict-instant-win-scopa-mechanic = si las escobas no dan puntos, ninguna puede dar la victoria.
conflict-instant-win-target = elige una meta de 1 a 121.
conflict-inverse-target = elige una meta de 1 a 121.
