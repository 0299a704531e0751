# Jugar en las mesas de un servidor desde la terminal: la sala, la mesa, la conexión.
#
# $you es yes cuando quien escucha es quien actúa, no cuando es otra persona, llamada $who.

play-online-options = Distinto de lo habitual: { $options }.
play-online-clock-move = { $n } segundos para cada jugada.
play-online-clock-bank = { $n } segundos para la partida, y { $more } más con cada jugada.

play-online-time-up = { $you ->
    [yes] Se acabó tu tiempo: un robot jugó por ti.
   *[no] Se acabó el tiempo de { $who }: jugó un robot.
}
play-online-pause-begins = La próxima ronda empieza en { $n ->
    [one] un segundo
   *[other] { $n } segundos
}. El anfitrión para el reloj con p, y sigue con p.
play-online-paused = La partida está parada: el anfitrión ha hecho una pausa.
play-online-goes-on = La partida sigue.
play-online-extended = { $you ->
    [yes] Tienes { $n } segundos más.
   *[no] { $who } tiene { $n } segundos más.
}
play-online-fair = Las cartas están comprobadas: vienen de lo que se prometió antes de la partida.
play-online-unfair = Atención: las cartas no vienen de lo que el servidor había prometido antes de la partida.
play-online-broken-off = La partida se interrumpió.

play-online-said = { $who }: { $text }
play-online-changed = El anfitrión ha cambiado lo que se juega: { $game }.
play-online-sat = { $you ->
    [yes] Te sientas en el sitio { $n }.
   *[no] { $who } se sienta en el sitio { $n }.
}
play-online-bot-sat = El robot { $who } se sienta en el sitio { $n }.
play-online-stood = { $who } deja su sitio.
play-online-kicked = { $who } ha tenido que dejar su sitio.
play-online-ready = { $you ->
    [yes] Estás a punto.
   *[no] { $who } está a punto.
}
play-online-not-ready = { $you ->
    [yes] Ya no estás a punto.
   *[no] { $who } ya no está a punto.
}
play-online-new-host = { $you ->
    [yes] Ahora el anfitrión eres tú.
   *[no] Ahora el anfitrión es { $who }.
}
play-online-seeded = { $you ->
    [yes] Has añadido tu parte al azar de las cartas.
   *[no] { $who } ha añadido una parte al azar de las cartas.
}
play-online-away = { $who } ha perdido la conexión.
play-online-back = { $who } ha vuelto.
play-online-stand-in = El robot { $bot } juega en lugar de { $who }.
play-online-silenced = { $you ->
    [yes] Ya no puedes hablar aquí.
   *[no] { $who } ya no puede hablar aquí.
}
play-online-unsilenced = { $you ->
    [yes] Puedes hablar de nuevo.
   *[no] { $who } puede hablar de nuevo.
}
play-online-woken = El servidor estuvo fuera y ha vuelto: la partida sigue donde estaba.
play-online-closed = La mesa está cerrada.
play-online-out-left = Has dejado la mesa.
play-online-out-kicked = Te han echado de la mesa.
play-online-out-no-spectators = La partida ha empezado y no se puede mirar.
play-online-notice = De quienes llevan el servidor: { $text }
play-online-reported = Denuncia enviada. Quienes llevan el servidor la revisarán.
play-online-out-closed = La mesa se ha cerrado.
play-online-out-elsewhere = Has seguido en esta mesa desde otro lugar.

play-online-left-table = { $who } salió de la mesa.
play-online-stand-in-you = El bot { $bot } juega por ti hasta que vuelvas.
play-online-back-you = Volviste: ahora juegas tú.
play-online-stood-in = Un bot jugó por ti durante tu ausencia.
play-online-seat-waits = Tu asiento se guarda. Si tarda mucho, un bot juega por ti hasta que vuelvas.
play-online-out-left-seated = Saliste de la mesa. Un bot juega por ti, y tu asiento se guarda.
play-online-rated = La partida cuenta para la clasificación.
play-online-unrated = La partida no cuenta para la clasificación.
play-online-locked = La mesa tiene contraseña.
play-online-hidden = La sala no muestra la mesa: se llega por su enlace.
play-online-unwatched = Durante la partida solo puede estar aquí quien juega.
play-online-your-partner = juega contigo
play-online-note-out = fuera de la partida
play-online-with-seats = { $n ->
    [one] con el asiento { $seats }
   *[other] con los asientos { $seats }
}

## page: no
## Lo que solo dice la terminal, o el worker con sus sugerencias: la página no lo carga.

play-online-bad-address = "{ $text }" no es la dirección de un servidor: escríbela como https://cartas.example o localhost:8080, o pega el enlace de una mesa.
play-online-bad-code = "{ $text }" no lleva a ninguna mesa: da su número en la lista, su código de doce letras o su enlace.
play-online-unreachable = No se puede llegar al servidor { $server }: { $reason }
play-online-refused = El servidor { $server } no te deja entrar: { $reason }
play-online-bad-token = El servidor no conoce este token. Crea otro, o juega como invitado sin --token.

play-online-welcome = Estás en { $server } como { $name }.
play-online-again = Conectado de nuevo.
play-online-broken = No hay conexión. El programa lo intenta de nuevo por sí solo; q sale.
play-online-not-connected = Ahora no hay conexión: escribe la jugada de nuevo cuando vuelva.
play-online-new-session = El servidor ya no te conocía: entras como un invitado nuevo.
play-online-unanswered = La conexión se cortó antes de la respuesta del servidor. Mira si se hizo y, si no, pídelo otra vez.
play-online-nonsense = El servidor dijo algo que este programa no entiende: quizá haya que actualizarlo.
play-online-left = Hasta luego.
play-online-left-seated = Hasta luego. Tu sitio se guarda un rato, después juega un robot: vuelve con la misma orden.

play-online-lobby = Sala
play-online-prompt = Orden:
play-online-no-tables = No hay ninguna mesa abierta.
# $stage: waiting, playing u over; $free: sitios vacíos; $names: quién está sentado
play-online-listed = { $n }: { $game }. { $names }. { $stage ->
    [playing] Se está jugando una partida.
   *[other] { $free ->
        [0] Ningún sitio libre.
        [one] Un sitio libre.
       *[other] { $free } sitios libres.
    }
}{ $watching ->
    [0] {""}
    [one] {" "}Una persona mira.
   *[other] {" "}{ $watching } miran.
}{ $locked ->
    [yes] {" "}Con contraseña.
   *[no] {""}
}
play-online-online = { $n ->
    [one] Hay una persona en línea.
   *[other] Hay { $n } personas en línea.
}
play-online-people = { $n ->
    [one] Hay una persona en línea: { $who }.
   *[other] Hay { $n } personas en línea, entre ellas { $who }.
}
play-online-tip = Escribe el número de una mesa, "crear" y un juego, o ? para la ayuda.

play-online-link = Los demás entran por este enlace: { $link }
play-online-seat = Sitio { $n }: { $who }
play-online-seat-notes = Sitio { $n }: { $who } ({ $notes })
play-online-a-bot = { $name }, un robot
play-online-empty = vacío
play-online-note-host = anfitrión
play-online-note-ready = a punto
play-online-note-away = ausente
play-online-you-watch = Estás mirando.
play-online-table-tip = Escribe listo cuando quieras jugar. El anfitrión llena los sitios con "robot" y empieza con "empezar". ? para la ayuda.
play-online-match-tip = Empieza la línea con : para hablar, con / para las órdenes; ? muestra lo que puedes escribir.

play-online-password-how = Escribe la contraseña detrás de la mesa: { $command } CONTRASEÑA
play-online-create-how = Di qué juego: { $games }. Detrás pueden seguir opciones, como players=4 clock=30 password=secreto.
play-online-bot-how = Di qué robot, como "robot greedy", y si quieres en qué sitio: "robot greedy 2".
play-online-bad-pair = "{ $text }" no se entiende: escribe las opciones como clave=valor, por ejemplo players=4, clock=30, clock=300+5, public=off o target=21.
play-online-which-seat = Di un sitio del 1 al { $last }.
play-online-nobody = No hay nadie llamado "{ $who }".
play-online-at-no-table = No estás en ninguna mesa.
play-online-unknown = "{ $text }" no se entiende. Escribe ? para la ayuda.
play-online-muted = Ya no oyes a { $who }.
play-online-unmuted = Oyes de nuevo a { $who }.
play-online-no-hints = En una partida con otras personas nadie recibe la mejor jugada.

play-online-turn-of = Le toca a { $who }.
play-online-no-turn = Ahora no le toca a nadie.
play-online-time = { $n ->
    [one] Tienes un segundo.
   *[other] Tienes { $n } segundos.
} + pide más.
play-online-rematch = Escribe listo para otra partida, salir para ir a la sala.

play-online-lobby-said = { $who }, en la sala: { $text }

# Palabras que se pueden escribir, separadas por espacios. Las inglesas valen siempre.
play-online-word-help = ayuda
play-online-word-tables = mesas sala
play-online-word-people = personas quién quien
play-online-word-create = crear abrir
play-online-word-join = entrar mirar
play-online-word-say = decir hablar
play-online-word-mute = callar
play-online-word-unmute = oír oir
play-online-word-report = denunciar
play-online-word-table = mesa sitios
play-online-word-sit = sentarse
play-online-word-stand = levantarse
play-online-word-bot = robot
play-online-word-kick = echar
play-online-word-ready = listo lista
play-online-word-seed = semilla
play-online-word-start = empezar
play-online-word-pause = pausa
play-online-word-more = más mas
play-online-word-host = anfitrión anfitrion
play-online-word-silence = silenciar
play-online-word-change = cambiar
play-online-word-leave = salir

play-online-help-lobby =
    mesas: las mesas abiertas; Intro hace lo mismo
    entrar 2, o 2: ve a la mesa 2; entrar CÓDIGO CONTRASEÑA: por código o enlace
    crear escopa: abre una mesa; pueden seguir opciones:
      players=4 clock=30 clock=300+5 password=X public=off spectators=off
      rated=off, y las reglas del juego, como target=21
    personas: quién está en línea
    decir TEXTO, o :TEXTO: habla con todos aquí
    callar NOMBRE, oír NOMBRE: dejar de oír a alguien, oírlo de nuevo
    denunciar NOMBRE TEXTO: avisa a quienes llevan el servidor
    q: salir
play-online-help-table =
    mesa, o Intro: quién está en qué sitio
    sentarse, sentarse 2, levantarse: tomar un sitio, dejarlo
    listo: a punto para jugar, o ya no
    semilla TEXTO: tu propia parte en el azar de las cartas
    decir TEXTO, o :TEXTO: habla a la mesa; callar NOMBRE, oír NOMBRE
    salir: ve a la sala; q: sale del programa
    El anfitrión: robot greedy, robot greedy 2: sienta robots; empezar;
      cambiar clave=valor: otras reglas; echar 2, echar NOMBRE;
      silenciar NOMBRE: no dejarlo hablar, o de nuevo; anfitrión NOMBRE
play-online-help-match =
    :TEXTO: habla a la mesa; /callar NOMBRE, /oír NOMBRE
    +: más tiempo en tu reloj
    /mesa: quién está en qué sitio; /salir: un robot sigue por ti
    El anfitrión: p: pausa, y sigue; /echar 2; /silenciar NOMBRE
    q: sale del programa

play-online-ask-leave = La partida está en curso: si sales, un bot juega por ti y tu asiento se guarda. Escríbelo otra vez para salir.
play-online-come-back = Para volver, escribe: { $command }
play-online-offline = Ahora no hay conexión: escríbelo otra vez cuando vuelva.
play-online-silent = El servidor dejó de responder.
play-online-watching = Miran: { $who }.
play-online-watching-more = { $n ->
    [one] Mira una persona más.
   *[other] Miran { $n } personas más.
}
play-online-watch-tip = Miras: escribe salir para ir a la sala, :TEXTO para hablar, ? para ayuda.
play-online-help-watch =
    Enter: la mesa y el marcador
    :TEXTO: habla con la mesa; callar NOMBRE, oír NOMBRE
    mesa: quién está en qué asiento; salir: va a la sala
    El anfitrión: p: pausa, y continúa; echar NOMBRE; silenciar NOMBRE; anfitrión NOMBRE
    q: sale del programa
play-online-help-change =
    cambiar scopa target=21: otro juego, otras reglas, también para la revancha;
      password=X, password=, public=off, spectators=off, rated=off como en crear
