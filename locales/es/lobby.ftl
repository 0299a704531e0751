# Jugar en las mesas de un servidor desde la terminal: la sala, la mesa, la conexión.
#
# $you es yes cuando quien escucha es quien actúa, no cuando es otra persona, llamada $who.

play-online-options = Reglas especiales: { $options }.
play-online-clock-move = { $n } segundos por jugada.
play-online-clock-bank = { $n } segundos para la partida, más { $more } por jugada.

play-online-time-up = { $you ->
    [yes] Se acabó tu tiempo: un bot jugó por ti.
   *[no] Se acabó el tiempo de { $who }: jugó un bot.
}
play-online-pause-begins = La próxima ronda empieza en { $n ->
    [one] un segundo
   *[other] { $n } segundos
}. El anfitrión pausa y continúa con p.
play-online-paused = El anfitrión pausó la partida.
play-online-goes-on = La partida continúa.
play-online-extended = { $you ->
    [yes] Tienes { $n } segundos más.
   *[no] { $who } tiene { $n } segundos más.
}
play-online-fair = Cartas comprobadas: son las que el servidor fijó antes de la partida.
play-online-unfair = Atención: las cartas no son las que el servidor fijó antes de la partida.
play-online-broken-off = La partida se interrumpió.

play-online-said = { $who }: { $text }
play-online-changed = El anfitrión cambió el juego: { $game }.
play-online-sat = { $you ->
    [yes] Ocupas el asiento { $n }.
   *[no] { $who } ocupa el asiento { $n }.
}
play-online-bot-sat = El bot { $who } ocupa el asiento { $n }.
play-online-stood = { $who } deja su asiento.
play-online-kicked = El anfitrión expulsó a { $who } de la mesa.
play-online-ready = { $you ->
    [yes] ¡Listo! Falta esperar a los demás.
   *[no] { $who } ya puede empezar.
}
play-online-not-ready = { $you ->
    [yes] Pediste un momento más.
   *[no] { $who } pide un momento más.
}
play-online-new-host = { $you ->
    [yes] Ahora el anfitrión eres tú.
   *[no] Ahora el anfitrión es { $who }.
}
play-online-seeded = { $you ->
    [yes] Tu texto cuenta en el sorteo de las cartas.
   *[no] { $who } añadió un texto al sorteo de las cartas.
}
play-online-away = { $who } perdió la conexión.
play-online-back = { $who } volvió.
play-online-stand-in = El bot { $bot } juega en lugar de { $who }.
play-online-silenced = { $you ->
    [yes] Ya no puedes escribir en el chat de esta mesa.
   *[no] { $who } ya no puede escribir en el chat de esta mesa.
}
play-online-unsilenced = { $you ->
    [yes] Puedes escribir de nuevo en el chat.
   *[no] { $who } puede escribir de nuevo en el chat.
}
play-online-woken = El servidor se reinició: la partida continúa donde estaba.
play-online-closed = La mesa está cerrada.
play-online-out-left = Saliste de la mesa.
play-online-out-kicked = El anfitrión te expulsó de la mesa.
play-online-out-no-spectators = La partida empezó, y esta mesa no admite espectadores.
play-online-notice = De quienes llevan el servidor: { $text }
play-online-reported = Denuncia enviada. Quienes llevan el servidor la revisarán.
play-online-out-closed = La mesa se cerró.
play-online-out-elsewhere = Abriste esta mesa en otra ventana y sigues desde allí.

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
play-online-bad-code = No hay ninguna mesa con "{ $text }": escribe su número en la lista, su código de doce letras y números o su enlace.
play-online-unreachable = El servidor { $server } no responde: { $reason }
play-online-refused = El servidor { $server } no te deja entrar: { $reason }
play-online-bad-token = El servidor no conoce este token. Crea otro, o juega como invitado sin --token.

play-online-welcome = Estás en { $server } como { $name }.
play-online-again = Conexión recuperada.
play-online-broken = Se perdió la conexión. Reconectando; q sale.
play-online-not-connected = Ahora no hay conexión: escribe la jugada otra vez cuando vuelva.
play-online-new-session = El servidor ya no te reconocía: entras como un invitado nuevo.
play-online-unanswered = La conexión se cortó antes de la respuesta del servidor. Comprueba si se hizo; si no, inténtalo otra vez.
play-online-nonsense = El servidor dijo algo que este programa no entiende: quizá haya que actualizarlo.
play-online-left = Hasta luego.
play-online-left-seated = Hasta luego. Tu asiento se guarda un rato, después juega un bot: vuelve con el mismo comando.

play-online-lobby = Sala
play-online-prompt = Comando:
play-online-no-tables = No hay ninguna mesa abierta.
# $stage: waiting, playing u over; $free: sitios vacíos; $names: quién está sentado
play-online-listed = { $n }: { $game }. { $names }. { $stage ->
    [playing] Partida en curso.
   *[other] { $free ->
        [0] Ningún asiento libre.
        [one] Un asiento libre.
       *[other] { $free } asientos libres.
    }
}{ $watching ->
    [0] {""}
    [one] {" "}Una persona mira.
   *[other] {" "}{ $watching } personas miran.
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
play-online-tip = Escribe el número de una mesa, "crear" y un juego, o ? para ver la ayuda.

play-online-link = Los demás entran con este enlace: { $link }
play-online-seat = Asiento { $n }: { $who }
play-online-seat-notes = Asiento { $n }: { $who } ({ $notes })
play-online-a-bot = { $name }, un bot
play-online-empty = libre
play-online-note-host = anfitrión
play-online-note-ready = listo
play-online-note-away = sin conexión
play-online-you-watch = Estás mirando.
play-online-table-tip = Escribe listo cuando quieras jugar. El anfitrión llena los asientos con "bot" y empieza con "empezar". ? para ver la ayuda.
play-online-match-tip = Empieza la línea con : para el chat, con / para los comandos; ? muestra lo que puedes escribir.

play-online-password-how = Escribe la contraseña después de la mesa: { $command } CONTRASEÑA
play-online-create-how = ¿Qué juego? Elige { $games }. Después pueden ir opciones, como players=4 clock=30 password=secreto.
play-online-bot-how = Escribe qué bot, como "bot greedy", y si quieres en qué asiento: "bot greedy 2".
play-online-bad-pair = "{ $text }" no es una opción: escribe clave=valor, por ejemplo players=4, clock=30, clock=300+5, public=off o target=21.
play-online-which-seat = Escribe un asiento del 1 al { $last }.
play-online-nobody = Aquí nadie se llama "{ $who }".
play-online-at-no-table = No estás en ninguna mesa.
play-online-unknown = "{ $text }" no es un comando. Escribe ? para ver la ayuda.
play-online-muted = Ya no ves los mensajes de { $who }.
play-online-unmuted = Vuelves a ver los mensajes de { $who }.
play-online-no-hints = En una partida con otras personas nadie recibe la mejor jugada.

play-online-turn-of = Le toca a { $who }.
play-online-no-turn = Ahora no le toca a nadie.
play-online-time = { $n ->
    [one] Tienes un segundo.
   *[other] Tienes { $n } segundos.
} Escribe + para pedir más.
play-online-rematch = Escribe listo para la revancha, o salir para volver a la sala.

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
play-online-word-table = mesa asientos sitios
play-online-word-sit = sentarse
play-online-word-stand = levantarse
play-online-word-bot = bot robot
play-online-word-kick = expulsar echar
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
    mesas: las mesas abiertas; Enter hace lo mismo
    entrar 2, o 2: va a la mesa 2; entrar CÓDIGO CONTRASEÑA: por código o enlace
    crear escopa: crea una mesa; después pueden ir opciones:
      players=4 clock=30 clock=300+5 password=X public=off spectators=off
      rated=off, y las reglas del juego, como target=21
    personas: quién está en línea
    decir TEXTO, o :TEXTO: escribe a todos aquí
    callar NOMBRE, oír NOMBRE: oculta los mensajes de alguien, los muestra
    q: sale
play-online-help-table =
    mesa, o Enter: quién está en cada asiento
    sentarse, sentarse 2, levantarse: ocupa un asiento, lo deja
    listo: ya puedes empezar, o todavía no
    semilla TEXTO: un texto tuyo que cuenta en el sorteo de las cartas
    decir TEXTO, o :TEXTO: escribe a la mesa; callar NOMBRE, oír NOMBRE
    salir: vuelve a la sala; q: sale del programa
    Solo el anfitrión: bot greedy, bot greedy 2: sienta bots; empezar;
      cambiar clave=valor: otras reglas; expulsar 2, expulsar NOMBRE;
      silenciar NOMBRE: bloquea en el chat, o permite; anfitrión NOMBRE
play-online-help-match =
    :TEXTO: escribe a la mesa; /callar NOMBRE, /oír NOMBRE
    +: más tiempo para ti
    /mesa: quién está en cada asiento; /salir: un bot sigue por ti
    Solo el anfitrión: p: pausa y continúa; /expulsar 2; /silenciar NOMBRE
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
play-online-watch-tip = Estás mirando: escribe salir para ir a la sala, :TEXTO para hablar, ? para ayuda.
play-online-help-watch =
    Enter: la mesa y el marcador
    :TEXTO: habla con la mesa; callar NOMBRE, oír NOMBRE
    mesa: quién está en qué asiento; salir: va a la sala
    El anfitrión: p: pausa, y continúa; expulsar NOMBRE; silenciar NOMBRE; anfitrión NOMBRE
    q: sale del programa
play-online-help-change =
    cambiar scopa target=21: otro juego, otras reglas, también para la revancha;
      password=X, password=, public=off, spectators=off, rated=off como en crear
