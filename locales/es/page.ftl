# The page: home, tables, account, settings.

page-welcome = ¿A qué jugamos?
page-skip = Ir al contenido
page-navigation = Navegación principal
page-games = Juegos
page-leaderboards = Clasificación
page-account = Cuenta
page-history = Tus partidas
page-settings = Ajustes
page-help = Ayuda
page-language = Idioma
# $language: como lo llaman sus hablantes
page-language-lost = No se pudo cargar { $language }: todo queda como está. Inténtalo de nuevo en un momento o recarga la página.
page-close = Cerrar
page-back = Volver
page-cancel = Cancelar
page-done = Hecho.
page-more = Más
page-reload = Recargar
page-unreachable = El servidor no responde. Inténtalo de nuevo en un momento.
page-connecting = Conectando…
page-connection-lost = Se perdió la conexión. Reconectando…
page-unanswered = La conexión se cortó antes de la respuesta: comprueba si se hizo.
page-outdated = Esta página está desactualizada. Recárgala, por favor.
page-worker-failed = No se pudo iniciar el juego aquí. Recarga la página, por favor.
page-no-server = Estás jugando sin servidor: puedes jugar contra bots, pero no en mesas con otras personas.
page-play = Jugar
page-play-game = Jugar a { $game }
page-options-game = Opciones de { $game }
page-create = Crear una mesa
page-rules = Reglas
page-rules-game = Reglas de { $game }
page-resume = Continuar la partida
page-choose-game = Elegir un juego
page-lobby = Mesas con otras personas
page-enter-lobby = Entrar como invitado
page-your-tables = Tus mesas
page-back-to-table = Volver a la mesa { $code }
page-no-tables = No hay ninguna mesa abierta ahora. ¡Crea una!
page-code = Código o enlace de la mesa
page-no-code = Eso no es un código de mesa: un código tiene doce letras y números.
page-join = Entrar
page-join-table = Entrar en la mesa de { $host }, { $game }
page-online = { $n ->
    [one] Una persona aquí: { $names }
   *[other] { $n } personas aquí: { $names }
}
page-stage-waiting = esperando jugadores
page-stage-playing = en juego
page-stage-over = entre partidas
page-locked = con contraseña
page-empty-seat = libre
page-chat = Chat
page-say = Escribe un mensaje
page-send = Enviar
page-players = Número de jugadores
page-rules-options = Reglas y opciones
page-opponents = Rivales
page-opponent = Rival { $n }
page-clock = Tiempo para pensar
page-clock-off = Sin límite
page-clock-move = Segundos por jugada
page-clock-bank = Segundos para toda la partida, más cinco por jugada
page-clock-seconds = Segundos
page-public = Mostrar la mesa en la sala
page-rated = Cuenta para la clasificación
page-table-password = Contraseña de la mesa
page-waiting = Quién juega
page-ready = ¡Listo!
page-is-ready = listo
page-away = sin conexión
page-stand = Dejar el asiento
page-start = Empezar
page-bot = { $name } (bot)
page-sit-at = Ocupar el asiento { $n }
page-kick = Liberar el asiento { $n }
page-hand-over = Ceder la mesa a { $who }
page-mute = Silenciar a { $who }
page-report = Denunciar a { $who }
page-people = Quién está aquí
page-unmute = Volver a escuchar a { $who }
page-fill = Bot para los asientos libres
page-add-bots = Añadir bots
page-change = Cambiar las opciones del juego
page-apply = Aplicar
page-seats = Jugadores
page-table = Mesa
page-hand = Tu mano
page-discard-area = Área de descarte
page-discard-pile = Pozo
page-deck = Mazo: { $cards }.
page-stock = Mazo: { $cards }.
page-pile-top = Pozo: { $n ->
    [one] una carta
   *[other] { $n } cartas
}, con { $card } arriba.
page-held = { $n } en la mano
page-points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
page-seat-scopa = { $who }: { $held } en la mano, { $captured } en el montón, { $sweeps }, { $points }.
page-seat-buraco = { $who }: { $held } en la mano, { $points } en la mesa.
page-round = ronda { $n }
page-target = a { $n }
page-thinks = pensando…
page-usual-game = escoba
page-turn-of = Le toca a { $who }.
page-no-turn = Ahora no le toca a nadie.
page-not-your-turn = No te toca.
page-paused = El anfitrión pausó la partida.
page-no-such-capture = { $card } no puede capturar estas cartas.
page-turn-card = Destapar una carta
page-draw = Robar
page-take = Llevarse el pozo
page-lay = Bajar un juego
page-add = Añadir a un juego
page-discard = Descartar
page-sort-rank = Ordenar por valor
page-sort-suit = Ordenar por palo
page-sorted-rank = Tu mano está ordenada por valor.
page-sorted-suit = Tu mano está ordenada por palo.
page-drawn = recién robada
page-meld = { $points }{ $canastra ->
    [limpa] , canasta limpia
    [suja] , canasta sucia
   *[none] {""}
}
page-meld-named = { $index }: { $cards }; { $label }
page-fits-no-meld = Estas cartas no encajan en ninguno de tus juegos.
page-discard-one = Elige una sola carta para descartar.
page-discard-card = Descartar { $card }
page-undo = Deshacer la última jugada
page-new-card = nueva
page-stock-name = Mazo
# On a meld of seven or more cards; $kind: limpa (clean) or suja (dirty)
page-canastra = { $kind ->
    [limpa] Limpia
   *[suja] Sucia
}
# $cards: what is selected, and fits several melds; $n: how many
page-where = ¿Dónde { $n ->
    [one] encaja { $cards }?
   *[other] encajan { $cards }?
}
# Before cards that make a meld, that fit one, or that make one with the top of the pile
page-ready-meld = Juego listo:
page-ready-add = Encaja:
page-ready-take = Para llevarte el pozo, baja
page-ready-heard = { $lead } { $cards }; { $gain }
page-lay-cards = Bajar { $cards }
page-add-cards = Añadir { $cards }
page-show-pile = Ver el pozo
page-pile-title = El pozo, de la primera a la última
page-pile-useful = Las cartas con marca te sirven.
page-hint = Pista
page-no-hints-online = En mesas con otras personas no hay pistas.
page-pause = Pausar
page-leave = Salir
page-share = Copiar el enlace
page-shared = Manda este enlace a quien quieras invitar: { $address }
page-log = Qué pasó
page-seconds-left = { $n ->
    [one] Queda un segundo.
   *[other] Quedan { $n } segundos.
}
page-next-round-in = Próxima ronda en { $n }.
page-more-time = Más tiempo
page-no-clock = No hay límite de tiempo.
page-score = Marcador
page-verdict = Punto
page-next-round = Próxima ronda
page-again = Jugar otra vez
page-replay = Repetición
page-watch-replay = Ver la repetición
page-record-right = Todo en orden: la partida cumple las reglas y las cartas son las que se repartieron.
page-record-wrong = Esta grabación no cumple las reglas: se muestra solo hasta ese punto.
page-first = Inicio
page-last = Final
page-step-back = Jugada anterior
page-step-on = Jugada siguiente
page-step = Jugada { $n } de { $of }
page-eyes-of = Punto de vista
page-copy-link = Copiar el enlace
page-link-copied = Enlace copiado: contiene toda la partida.
page-save-record = Guardar la grabación
page-history-here = Partidas contra bots, en este dispositivo
page-history-server = Partidas en mesas en línea
page-no-games = Todavía no hay partidas.
page-open-record = Abrir una grabación
page-record-text = Pega aquí una grabación
page-nobody-rated = Todavía no hay nadie en la clasificación de este juego.
page-place = Puesto
page-name = Nombre
page-rating-score = Puntuación
page-rating-games = Partidas
page-rating-wins = Victorias
page-insecure = La conexión no está cifrada: no uses una contraseña que uses en otro sitio.
page-you-guest = Juegas como invitado, { $name }. Crea una cuenta para conservar tu nombre, tu puntuación y tus partidas.
page-you-are = Iniciaste sesión como { $name }.
page-you-nobody = No iniciaste sesión.
page-rename = Cambiar el nombre
page-register = Crear cuenta
page-register-about = Un nombre y una contraseña: nada más.
page-login = Iniciar sesión
page-login-about = Si ya tienes una cuenta.
page-password = Contraseña
page-new-password = Nueva contraseña
page-registration-code = Código de este servidor
page-recovery = Códigos para una contraseña olvidada
page-recovery-about = Anota estos códigos: cada uno te deja entrar una vez si olvidas la contraseña. No se volverán a mostrar.
page-recovery-kept = Ya los anoté
page-new-codes = Códigos nuevos para una contraseña olvidada
page-new-codes-about = Los códigos anteriores dejan de valer.
page-forgotten = ¿Olvidaste la contraseña?
page-forgotten-about = Con uno de los códigos que viste al crear la cuenta puedes elegir otra contraseña. Si no tienes ninguno, pide un enlace a quien administra el servidor.
page-recovery-code = Código
page-reset = Elegir otra contraseña
page-reset-about = El enlace que te dio quien administra el servidor sirve una vez.
page-change-password = Cambiar la contraseña
page-export = Descargar todos tus datos
page-tokens = Tokens para programas
page-tokens-about = Con un token, un bot tuyo puede jugar en las mesas con tu cuenta.
page-token-label = Nombre del token
page-token-once = Cópialo ahora: no se volverá a mostrar.
page-make-token = Crear un token
page-void-token = Revocar { $name }
page-logout = Cerrar sesión
page-logout-everywhere = Cerrar sesión en todos los dispositivos
page-delete = Borrar la cuenta
page-delete-about = No se puede deshacer: se borrarán tu nombre, tu puntuación y tus tokens.
page-name-offline = Tu nombre
page-theme = Tema
page-theme-system = Como el sistema
page-theme-light = Claro
page-theme-dark = Oscuro
page-deck-choice = Cartas
page-deck-french = Palos franceses
page-deck-italian = Palos italianos
page-settings-cards = Cartas y mesa
page-settings-screen = Pantalla
page-settings-play = Juego
page-settings-you = Nombre e idioma
page-preview = Así se ve la mesa
page-suits = Palos
page-suits-two = Dos colores
page-suits-four = Cuatro colores
page-card-backs = Reverso de las cartas
page-back-azulejo = Azulejo
page-back-trama = Trama
page-back-sol = Sol
page-felt = Tapete
page-felt-green = Verde
page-felt-blue = Azul
page-felt-clay = Terracota
page-one-touch = Un toque ya juega la carta
page-one-touch-about = Si no, el primer toque muestra qué haría la carta y el segundo la juega.
page-large = Cartas y texto más grandes
page-motion = Animación de las cartas
page-motion-system = Como el sistema
page-motion-on = Activada
page-motion-off = Desactivada
page-pace = Pausa después de las jugadas de los demás
page-pace-none = Ninguna
page-pace-fast = Corta
page-pace-usual = Normal
page-pace-slow = Larga
page-pace-very-slow = Muy larga
page-volume = Volumen del sonido
page-sound-on = Sonido activado.
page-sound-off = Sonido desactivado.
page-keys = Atajos de teclado
page-key = Tecla
page-key-does = Qué hace
page-change-keys = Cambiar los atajos
page-keys-on = Atajos de una sola tecla
page-keys-about = Escribe otra letra para cambiar un atajo; una mayúscula quiere decir Mayús. Deja el campo vacío para volver a la tecla de siempre.
page-keys-usual = Restablecer todos los atajos
page-key-places = Oír esa carta de la mesa; 0 es la décima
page-key-arrows = Ir de carta en carta, o de jugada en jugada
page-key-table = Oír todas las cartas de la mesa
page-key-captured = Oír cuántas cartas capturaste
page-key-turn = Oír a quién le toca
page-key-score = Oír el marcador
page-key-score-detail = Oír el marcador en detalle
page-key-pause = Pausar, o saltar la espera entre rondas (anfitrión)
page-key-hand = Oír tu mano
page-key-hint = Pedir una pista: la mejor jugada y por qué
page-key-draw = Robar o destapar una carta
page-key-take = Llevarse el pozo
page-key-lay = Bajar las cartas elegidas, o ver los juegos que tienes en la mano
page-key-add = Añadir las cartas elegidas a un juego
page-key-discard = Descartar la carta elegida
page-key-sort = Ordenar la mano por palo o valor
page-key-melds = Oír todos los juegos
page-key-pile = Oír todo el pozo
page-key-to-hand = Ir a tu mano
page-key-to-table = Ir a la mesa
page-key-earlier = Oír el mensaje anterior
page-key-later = Oír el mensaje siguiente
page-key-again = Oír otra vez lo último que pasó
page-no-later = No hay mensajes más nuevos.
page-key-chat = Ir al chat
page-key-time = Oír cuánto tiempo queda
page-key-more-time = Pedir más tiempo
page-key-sound = Activar o desactivar el sonido
page-key-rules = Reglas y atajos
page-seed = Semilla del reparto
page-seed-about = Opcional. El mismo número reparte las mismas cartas: para toda una clase, por ejemplo, o para volver a intentarlo.
page-seed-wrong = La semilla es un número entero de 0 a 18446744073709551615. El campo también puede quedar vacío.
page-your-name = Tu nombre
page-your-name-about = Es lo que todos leerán en la mesa. Déjalo vacío y el servidor te da un nombre.
page-unfinished = Tienes una partida en curso
page-unfinished-about = Tu partida de { $before } no ha terminado. ¿La continúas, o la abandonas y empiezas { $game }?
page-begin-anew = Abandonarla y empezar otra
page-round-waits = La próxima ronda empieza cuando todos quieran.
page-no-pause-alone = No hace falta pausar: la partida te espera, y la próxima ronda también.
page-focus-mode = En la mesa funcionan teclas sueltas: F1 dice cuáles. Si el lector de pantalla se queda con las letras, pasa al modo foco: tecla NVDA con espacio, Orca con A, JAWS con Z.
page-bad-link = Este enlace no está entero: falta una parte o algo cambió. Pídelo otra vez y cópialo todo.
page-bad-record-text = Esto no es la grabación de una partida: pega todo, desde la primera línea, que dice "baralho-record", hasta la última.
page-bad-record-unknown = Esta página no conoce la forma en que se jugó esta partida: quizá es de una versión más nueva. Recarga la página e inténtalo otra vez.
page-record-open = Falta el resultado: o esta partida no se jugó hasta el final, o falta el final de la grabación.
page-record-cut = La grabación se corta en medio de una línea: falta lo que sigue.
page-in-lobby = Estás otra vez entre los juegos y las mesas.
page-leave-ask = ¿Salir de la partida? Un bot juega por ti, y tu asiento se guarda.
page-leave-yes = Salir de la partida
page-leave-no = Quedarse
page-company = Personas en esta mesa
page-watches = mira
page-nobody-watches = Nadie mira.
page-more-watching = { $n ->
    [one] Mira una persona más.
   *[other] Miran { $n } personas más.
}
page-bar = Bloquear a { $who } en el chat
page-unbar = Desbloquear a { $who } en el chat
page-remove = Expulsar a { $who }
page-host = anfitrión
page-spectators = Cualquiera puede mirar la partida
page-keep-password = Vacío: queda como está
page-no-password = Sin contraseña de ahora en adelante
page-game = Juego
page-deleted-account = cuenta eliminada
page-won-by = Victoria de { $who }.
page-plays-with = juega con { $who }
page-fallen-card = Se cayó una carta de la mesa
page-no-games-about = Juega una partida hasta el final y aparecerá aquí, jugada por jugada.
page-nobody-rated-about = Cuentan las partidas entre personas en mesas que valen para la clasificación. El primer puesto está libre.
page-rating-how = Cómo se cuenta
page-rating-about = La puntuación es el nivel del que se está seguro: nadie llega arriba por jugar poco. Las partidas contra bots no cuentan.
page-ratings = Tus puntuaciones
page-ratings-none = Todavía no hay partidas que cuenten: juega con otras personas en una mesa que valga para la clasificación.
page-account-manage = Nombre, contraseña y acceso
page-logout-everywhere-about = Se cierra la sesión en todos los dispositivos y los tokens dejan de valer.
page-your-data = Tus datos
page-export-about = Tus partidas y todo lo que el servidor sabe de ti, en un archivo.
page-replay-lost = No se puede mostrar esta grabación
page-replay-go = Reproducir
page-moves = Jugada por jugada

# La cabecera, el inicio y las mesas.
page-tables = Mesas
page-sit-down = Acerca una silla
page-sit-down-about = Scopa, Buraco, Rouba-Montes y otros juegos de familia, contra bots pacientes o con otras personas. Gratis y sin crear una cuenta.
page-teach = { $game }: aprender las reglas
page-not-over = Tu partida de { $game } te está esperando.
page-last-played = La última vez jugaste a { $game }.
# $time: morning, afternoon o evening
page-hello = { $time ->
    [morning] Buenos días
    [afternoon] Buenas tardes
   *[evening] Buenas noches
}
page-hello-named = { $time ->
    [morning] Buenos días, { $who }
    [afternoon] Buenas tardes, { $who }
   *[evening] Buenas noches, { $who }
}
page-lobby-about = Manda un enlace: quien lo recibe juega al momento.
page-rules-about = Cómo se juega a cada juego, con ejemplos.
page-history-about = Repasa tus partidas, jugada a jugada.
page-open-tables = Mesas abiertas
page-free-seats = { $n ->
    [one] un asiento libre
   *[other] { $n } asientos libres
}
page-clock-short = { $n } s por jugada
page-clock-limited = tiempo limitado
page-see = Mirar
page-see-table = Mirar la mesa de { $host }, { $game }

# Una partida o una mesa nueva.
page-against-bots = Contra bots
page-with-people = Con otras personas
page-level = Nivel de los bots
page-each-opponent = Elegir cada rival
page-fewer-players = Menos jugadores
page-more-players = Más jugadores
page-table-code = Código de la mesa
page-contents = En esta página
