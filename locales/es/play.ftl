# Jugar en la terminal: lo que es común a todos los juegos.
#
# $you es yes cuando lo hace la persona a quien se habla, y no cuando lo hace otra, llamada $who.

you = tú
# Después de una preposición.
you-to = ti
person = Jugador

round-heading = { $game }, ronda { $n }
round-over = Fin de la ronda { $n }
match-over = La partida terminó
your-turn = Te toca
plays-first = { $you ->
    [yes] Empiezas tú.
   *[no] Empieza { $who }.
}
# $teams: quién juega en cada equipo, los equipos separados por punto y coma
teams = Equipos: { $teams }.

# $cards: las cartas de la mano, cada una con su lugar
hand = Tu mano: { $cards }
hand-empty = Tu mano está vacía.
holds = { $you ->
    [yes] Tienes en la mano { $cards }.
   *[no] { $who } tiene en la mano { $cards }.
}
place-card = { $place }, { $card }

# $scores: score-one de cada lado, separados por comas
score = Marcador: { $scores }.
score-one = { $who } { $points }
total = Total
grid-cell = { $who } { $cell }
# $verdict: lo que se sigue, en una frase; puede estar vacío
grid-row = { $label }: { $cells }. { $verdict }

eliminated = Fuera de la partida: { $who }.
wins = { $you ->
    [yes] ¡Ganaste!
   *[no] Ganó { $who }.
}
team-wins = ¡Victoria para { $who }!
shared-victory = Victoria compartida: { $who }.

# $moves: suggest-…, lo que se deshace
takes-back = { $you ->
    [yes] Deshaces la jugada: { $moves }.
   *[no] { $who } deshace la jugada: { $moves }.
}
# $n: cuántas jugadas
takes-moves-back = { $you ->
    [yes] Deshaces { $n ->
        [one] la última jugada
       *[other] las últimas { $n } jugadas
    }.
   *[no] { $who } deshace { $n ->
        [one] la última jugada
       *[other] las últimas { $n } jugadas
    }.
}

left = La partida está guardada en { $file }. Para continuarla: { $command }
no-pause-now = Solo se puede pausar entre rondas: ahí p pausa, y p otra vez continúa.

## page: no
## Lo que solo dice la terminal, o el worker con sus sugerencias: la página no lo carga.

person-number = Jugador { $n }

prompt-move = Tu jugada:
prompt-choice = ¿Cuál?
prompt-ready = Pulsa Enter:
choose-a-number = Escribe un número de 1 a { $last }, o pulsa Enter para volver.
pass-keyboard = Le toca a { $who }. Pasa el teclado a { $who }, que luego pulsa Enter.

pause-begins = La próxima ronda empieza en { $n ->
    [one] un segundo
   *[other] { $n } segundos
}. Enter la empieza ya; p pausa.
paused = En pausa. Pulsa p o Enter para continuar.
pause-help = Pulsa Enter para empezar la próxima ronda, p para pausar, o q para guardar y salir.

# $typed: lo que se escribió, como 7c; $card: el nombre entero de la carta
typed-card = { $typed }: { $card }.

no-such-place = No hay { $place } en tu mano: las cartas van de h1 a { $last }.

recorded = La partida está grabada en { $file }.
left-unsaved = Dejaste la partida, que no se pudo guardar.
record-lost = Esta partida no se puede grabar, pero puedes seguir jugando: { $reason }
record-exists = El archivo { $file } ya existe: elige otro nombre, o continúa la partida que contiene con --resume.
record-impossible = La partida no se puede grabar en { $file }: { $reason }
record-no-folder = La partida no se puede grabar en { $file }: la carpeta { $folder } no existe. Créala, o elige otro lugar.
resumed = { $n ->
    [0] La partida continúa desde el principio.
    [one] La partida continúa después de la primera jugada.
   *[other] La partida continúa después de { $n } jugadas.
}
nothing-to-resume = No hay ninguna partida pendiente: empieza una con baralho play y el nombre de un juego.
already-finished = La partida de { $file } ya terminó: mírala con baralho replay.
# $reason: una frase
wrong-record = La grabación { $file } no cumple las reglas en la línea { $line }: { $reason }

which-game = ¿Qué juego? Elige { $games }.
unknown-game = No existe el juego "{ $game }": elige { $games }.
unknown-bot = No existe el bot "{ $bot }" para este juego: elige { $bots }.
bot-without-budget = El bot { $bot } responde al instante y no admite límite de tiempo: solo { $bots } lo admite.
bad-budget = "{ $budget }" no es un límite: escribe un tiempo como 200ms o 1.5s (hasta 600s), o un número de iteraciones como 5000it.
bot-sees-all = El bot { $bot } ve todas las cartas, o sea que hace trampa: solo juega en "baralho sim", para medir lo que es posible.
too-many-people = { $humans } personas no caben en una mesa para { $players }: pide menos con --humans, o una mesa más grande con --players.
too-many-bots = { $bots ->
    [one] Un bot no cabe
   *[other] { $bots } bots no caben
} en una mesa para { $players }: { $most ->
    [0] las personas ocupan todos los asientos
    [one] solo hay asiento para uno
   *[other] hay asientos para { $most }
}.

replay-unfinished = La grabación termina aquí: la partida no llegó al final.
tip = Escribe ? para ver la ayuda, q para guardar y salir.

choice = { $n }: { $text }
