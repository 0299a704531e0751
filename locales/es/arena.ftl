# baralho arena: help and messages.

cli-arena = Torneos de bots incluidos y externos
cli-arena-words = ...

# El informe en HTML.

report-title = Torneo de { $game }
report-lead = { $game }, { $date }: { $bots ->
    [one] un robot
   *[other] { $bots } robots
}, { $games ->
    [one] una partida
   *[other] { $games } partidas
} de { $deals ->
    [one] un reparto
   *[other] { $deals } repartos
}.
report-contents = Contenido
report-percent = { $number } %
report-range = { $low } a { $high }
report-yes = sí
report-no = no
report-bot = Robot
report-as-table = Lo mismo en una tabla
report-method = Un empate cuenta como media victoria. Los intervalos son del 95 % y se calculan sobre los repartos: las partidas de un mismo reparto valen como una sola observación. El Elo es el del modelo de Bradley-Terry, con media 0; se supone que cada robot empató una vez con un jugador medio, para que quien lo ganó todo también tenga un valor finito.
report-made-by = Hecho por { $program }.

report-conclusions = Conclusiones
report-best = { $bot } es el mejor de todos: { $elo } de Elo frente a { $next }, que le sigue (intervalo del 95 %: { $range }).
report-unfinished = El torneo no ha terminado: se han jugado { $played } de { $planned } partidas.
report-doubt-no-games = Todavía no hay ninguna partida terminada entre dos robots: no se puede concluir nada.
report-doubt-few-deals = { $deals ->
    [one] Un solo reparto es poco
   *[other] { $deals } repartos son pocos
} para fiarse siquiera de los intervalos. Juega al menos 30.
report-doubt-nothing = No se puede concluir nada: el azar por sí solo podría dar estos resultados, incluso entre el primero y el último. Juega más partidas.
report-doubt-cannot-tell = No se puede distinguir a { $one } de { $other }: cualquiera de los dos puede ser el mejor.
report-sprt-h1 = SPRT: { $bot } supera la prueba contra { $against }. Es mejor por unos { $elo1 } de Elo, y no por { $elo0 }.
report-sprt-h0 = SPRT: { $bot } no supera la prueba contra { $against }. No es mejor por { $elo1 } de Elo; { $elo0 } es más probable.
report-sprt-open = SPRT: aún no se sabe si { $bot } es mejor que { $against } por { $elo1 } de Elo o por { $elo0 }. Hay que jugar más.
report-sprt-figures = (LLR { $ratio }, límites { $low } y { $high }, { $deals ->
    [one] un reparto completo
   *[other] { $deals } repartos completos
}.)

report-standings = Clasificación
report-standings-caption = Del Elo más alto al más bajo
report-rank = Puesto
report-col-games = Partidas
report-col-won = Ganadas
report-col-drawn = Empates
report-col-lost = Perdidas
report-col-rate = Victorias
report-col-interval = Intervalo del 95 %
report-col-points = Puntos
report-col-elo = Elo
report-elo-title = Elo de cada robot con barras de error
report-elo-desc = Una fila por robot, el mejor arriba: un punto en su Elo, una barra sobre su intervalo del 95 %. Los valores están en la tabla de clasificación.
report-elo-caption = Elo con barras de error del 95 %. La línea discontinua es la media de todos.

report-crosstable = Enfrentamientos
report-crosstable-caption = Victorias del robot de la fila contra el de la columna, su intervalo del 95 % y las partidas
report-cell = { $won } G, { $drawn } E, { $lost } P
report-itself = él mismo
report-not-met = sin jugar

report-progress = Evolución
report-progress-title = Porcentaje de victorias tras tantas partidas
report-progress-desc = Una curva por robot a lo largo de las partidas del torneo. Los valores están en la tabla de abajo.
report-progress-caption = Porcentaje de victorias de cada robot hasta esa partida. Los vaivenes de las primeras partidas pueden salirse del cuadro.
report-progress-axis = { $games ->
    [one] una partida
   *[other] { $games } partidas
}
report-progress-some = El gráfico muestra los { $shown } mejores robots; la tabla los tiene todos.
report-after-game = Tras la partida

report-points = Puntos
report-points-caption = Con qué frecuencia hizo cada robot cuántos puntos en una partida, en porcentaje de sus partidas.
report-points-title = Distribución de los puntos de { $bot }
report-points-desc = Una columna por tramo de puntos; su altura es el porcentaje de partidas. Los valores están en la tabla de abajo.
report-points-table = Partidas por puntos

report-endings = Cómo terminaron las partidas
report-endings-caption = Partidas según su final; los fallos cuentan para el robot que los cometió
report-endings-fine = Todas las partidas terminaron con normalidad.
report-verdict-normal = Normal
report-verdict-illegal-move = Jugada ilegal
report-verdict-timeout = Tiempo agotado
report-verdict-crash = Se cayó
report-verdict-stall = Se bloqueó
report-verdict-protocol-error = Error de protocolo
report-verdict-start-failure = No arrancó
report-verdict-out-of-memory = Sin memoria
report-verdict-interrupted = Interrumpida

report-games = Partidas
report-games-show = Mostrar las partidas una a una
report-games-some = Se listan { $shown } de las { $games } partidas, primero las que tuvieron algún fallo.
report-games-caption = Las partidas, con sus registros y logs
report-game = Partida
report-deal = Reparto
report-seats = Asientos
report-winner = Ganador
report-nobody = nadie
report-ending = Final
report-fault = { $verdict }: { $bot }
report-files = Archivos
report-record = registro de la partida { $game }
report-log = log de la partida { $game }

report-settings = Qué se jugó
report-set-game = Juego
report-set-players = Jugadores por mesa
report-set-rules = Reglas
report-set-pairing = Emparejamientos
report-set-duplicate = Cada reparto en todos los órdenes de asientos
report-set-seed = Semilla
report-set-date = Fecha
report-pairing-round-robin = todos contra todos
report-pairing-gauntlet = uno contra todos
report-pairing-swiss = sistema suizo
report-pairing-knockout = eliminatorias
report-bots-caption = Los robots
report-spec = Qué es
report-author = Autor
