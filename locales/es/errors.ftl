# Qué estaba mal y qué sería correcto. Cada mensaje es una frase entera, con su punto.

# $suits: las letras de los palos con sus nombres; $example: una carta como se escribe
error-card = "{ $text }" no es una carta: escribe el valor (A 2 3 4 5 6 7 8 9 10 J Q K) y después el palo, { $suits }, como en { $example }.
# $languages: cada código con el nombre de la lengua
error-language = El idioma "{ $text }" no está disponible: elige { $languages }.

expected-range = un número entero de { $low } a { $high }
expected-range-or = un número entero de { $low } a { $high }, o bien { $word }

error-not-a-pair = "{ $text }" no es una opción: escribe nombre=valor, como en target=21.
error-unknown-option = La opción "{ $option }" no existe: elige { $known }.
# $expected: expected-…, o una lista de palabras
error-bad-value = La opción { $option } no puede ser "{ $value }": acepta { $expected }.
error-players = { $game } no es para { $players }: el número correcto es { $expected }.
# $players, $each, $needed, $cards: cosas ya contadas, como "cuatro jugadores"
error-not-enough-cards = Faltan cartas: { $players } con { $each } por persona necesitan { $needed }, y solo hay { $cards }. Reparte menos cartas, juega con menos personas o usa más barajas.
# $options: dos opciones; $why: conflict-…
error-conflict = { $options } no van juntas: { $why }

# $expected: cómo se escribe una jugada
error-notation = "{ $text }" no es una jugada: escribe { $expected }.

error-deck-count = La baraja necesita { $expected }, pero recibió { $given }.
# $faces: los valores que hay
error-deck-not-in-deck = En esta baraja no hay { $card }: los valores son { $faces }.
error-deck-too-many = Copias de más: la baraja tiene { $card } { $copies ->
    [one] solo una vez
   *[other] solo { SPELL($copies, gender: "feminine") } veces
}.

error-record-io = No se puede leer la grabación: { $reason }
error-record-empty = La grabación está vacía: debería empezar con una línea de cabecera.
# $reason: lo que dice el lector de JSON, en inglés
error-record-header = La línea { $line } no es la cabecera de una grabación ({ $reason }): debería ser un objeto JSON con { $form }.
error-record-version = Esta grabación está en la versión { $given } del formato, y este programa lee hasta la versión { $latest }: actualiza baralho para leerla.
error-record-line = La línea { $line } no es jugada ni resultado ({ $reason }): debería ser { $form_move } o { $form_result }.

error-io-not-found = Ese archivo no existe.
error-io-permission = Esta cuenta no tiene permiso para abrirlo.
error-io-directory = Es una carpeta, no un archivo.
error-io-full = No queda espacio en el disco.
# $detail: lo que dice el sistema
error-io-other = El sistema dice "{ $detail }".

error-record-long-line = La línea { $line } pasa de { $mebibytes } MiB: ninguna línea de una grabación es tan larga.
error-record-long = La grabación pasa de { $lines } líneas: ninguna partida es tan larga.
error-record-another = En la línea { $line } empieza otra grabación, y aquí va un archivo con una sola. Los archivos con muchas son para baralho verify y baralho replay.
