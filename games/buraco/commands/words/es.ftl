# baralho juiz: ayuda y mensajes.

cli-juiz = El juez del curso para bots de Buraco
    .more =
        El juez tiene la línea de comandos del juez de referencia del curso: baralho juiz -h la muestra entera.
        Con 1 o 3 bots, una persona juega en la terminal.
    .examples =
        baralho juiz ./mi_bot ./otro -seed 42
        baralho juiz -silent ./mi_bot greedy
        baralho juiz ./mi_bot
cli-juiz-words = Opciones del juez y hasta cuatro bots; -h lo explica todo

juiz-usage =
    El juez del curso para bots de Buraco: una partida, un veredicto.

    Uso: baralho juiz [OPCIONES] bot1 [bot2 [bot3 [bot4]]]

    Un bot es un programa, un comando entre comillas ("python3 bot.py") o un bot
    de la casa: base, greedy o de novato a mestre. Con 1 o 3 bots tú también
    juegas, en la terminal. Las opciones pueden ir en cualquier lugar.

      -d             muestra todos los mensajes (prevalece sobre -silent)
      -i ARCHIVO     empieza con las manos del archivo: una línea [ ... ] por
                     mano, la carta del pozo y el número de quien juega primero
      -seed N        la semilla de las cartas; 0 o ninguna: cualquiera
      -silent        una sola línea: OK o NOK, semilla, puntos y ganador
      -estrito       las reglas escritas, no las del juez de referencia
      --plain        para lectores de pantalla, cuando juegas tú
      --pace TIEMPO  cuánto dura en pantalla cada jugada ajena, como 0.5
      --lang IDIOMA  pt-BR, en, it o es; portugués si no lo indicas
      -h             esta ayuda

    El motivo de una descalificación sale por la salida de error. Un bot tiene 3
    segundos por línea. Códigos: 0 hay veredicto, 1 no lo hay, 2 comando erróneo.

juiz-unknown-option = El juez no tiene la opción { $option }.
juiz-no-value = Falta el valor después de { $option }.
juiz-bad-seed = "{ $text }" no sirve de semilla: da un número entero de { $low } a { $high }.
juiz-bad-pace = "{ $text }" no es un tiempo: da segundos, como 0.5 o 500ms.
juiz-no-bots = Faltan los bots: da de uno a cuatro.
juiz-too-many-bots = { $n } bots son demasiados: en la mesa caben cuatro.
juiz-start-unread = No puedo leer { $file }: { $reason }
juiz-start-wrong = { $file }, línea { $line }: { $wrong }
juiz-start-impossible = { $file }: { $wrong }
juiz-start-no-hand = faltan las cartas del jugador { $seat }: una línea [ ... ] por mano.
juiz-start-no-pile = falta la carta del pozo.
juiz-start-pile = el pozo empieza con una sola carta, y esta línea tiene { $n }.
juiz-start-no-first = falta quién juega primero: un número de 0 a { $last }.
juiz-start-first = "{ $word }" no puede jugar primero: da un número de 0 a { $last }.
juiz-start-too-many = { $card } aparece más de dos veces, y solo hay dos.
juiz-start-cards = hay { $given } cartas en juego, y en la mesa caben { $most }: repite menos cartas.

# El resultado.
juiz-seed = Semilla: { $seed }
juiz-points = { $who }: { $points } puntos
juiz-went-out = { $who } cerró.
juiz-winner = Victoria: { $who }
juiz-draw = Empate.

# $reason: una de las frases de abajo
juiz-disqualified = { $who } queda descalificado: { $reason }
juiz-line = Línea: { $line }
juiz-complaints = El final de la salida de error de { $who }:

juiz-not-utf8 = la línea no es texto en UTF-8.
juiz-empty-line = la línea está vacía.
juiz-unknown-command = "{ $word }" no es un comando: solo hay GET_STOCK, GET_DISCARD, MELD_NEW, MELD_JOIN y DISCARD.
juiz-not-a-card = "{ $word }" no es una carta: una carta es A, de 2 a 10, J, Q o K seguido de ♥, ♦, ♣ o ♠.
juiz-brackets = los corchetes están mal: las cartas van entre "[ " y " ]", con espacios.
juiz-no-index = falta el número del juego después de MELD_JOIN.
juiz-not-an-index = "{ $word }" no es el número de un juego: se cuentan desde 0.
juiz-discard-count = DISCARD lleva exactamente una carta, y { $n ->
    [0] no llegó ninguna
   *[other] llegaron { $n }
}.
juiz-too-many-lines = pasó de { $n } líneas en un solo turno, sin descartar.

juiz-illegal-over = la partida ya terminó.
juiz-illegal-draw-first = antes hay que robar o llevarse el pozo.
juiz-illegal-drawn-already = ya había robado en este turno.
juiz-illegal-empty-pile = el pozo está vacío.
juiz-illegal-take = para llevarse { $top } del pozo hacen falta al menos dos cartas de la mano, y { $n ->
    [0] no llegó ninguna
    [one] solo llegó una
   *[other] llegaron { $n }
}.
juiz-illegal-not-held = no tiene { $card } en la mano.
juiz-illegal-held = no tiene { $card } suficientes veces: hacen falta { $needed }.
juiz-illegal-no-such-meld = { $n ->
    [0] no hay juego { $index }: el equipo todavía no tiene juegos.
    [one] no hay juego { $index }: el único juego del equipo es el 0.
   *[other] no hay juego { $index }: los del equipo van de 0 a { $last }.
}
juiz-illegal-nothing-added = no dio ninguna carta para añadir.
# $reason: buraco-meld-…
juiz-illegal-not-a-meld = { $cards }: eso no es un juego; { $reason }.

juiz-silent = pasó { $n } segundos sin mandar una línea.
juiz-ended = el programa terminó en plena partida, con el código { $code }.
juiz-killed = el programa fue terminado por la señal { $signal }.
juiz-closed-output = el programa cerró su salida y ya no puede responder.
juiz-line-too-long = mandó una línea de más de { $n } bytes.
juiz-out-of-memory = usó más de { $n } MiB de memoria.
juiz-out-of-disk = escribió más de { $n } MiB en su carpeta.
juiz-unread = no leyó lo que recibió: más de { $n } MiB están esperando.
juiz-too-many-processes = abrió más de { $n } procesos.
juiz-no-program = el programa { $program } no existe.
juiz-not-executable = { $program } no se puede ejecutar: dale permiso con chmod +x.
juiz-is-directory = { $program } es una carpeta, no un programa.
juiz-not-a-program = { $program } no es un programa para esta máquina.
juiz-no-interpreter = { $program } pide { $interpreter }, que no está aquí.
juiz-cannot-start = el programa no arranca: { $reason }
juiz-interrupted = la partida fue interrumpida.

# Una persona a la mesa.
juiz-heading = Buraco con el juez
juiz-tip = Escribe ? para ver la ayuda, q para salir. No tienes límite de tiempo.
juiz-person-help =
    Aquí q sale sin guardar y sin veredicto.
    También valen los comandos de los bots, como GET_STOCK o DISCARD 7♦.
juiz-left = Saliste: la partida queda sin veredicto.
