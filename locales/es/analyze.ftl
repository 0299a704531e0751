# Análisis de partidas grabadas y pistas: baralho analyze.
#
# La jugada es siempre el sujeto tácito, para que cada motivo sea una frase completa.

# Jugadas, como algo que se podría hacer.
suggest-lay = dejar { $card } en la mesa
suggest-capture = jugar { $card } y capturar { $cards }
suggest-draw = robar del mazo
suggest-take = llevarse el pozo para el juego { $meld }
suggest-meld = bajar el juego { $meld }
suggest-add = añadir { $cards } al juego { $meld }
suggest-discard = descartar { $card }
suggest-turn = dar vuelta una carta

# $n: el número, para el plural; $text: el número escrito; $unit: points o cards
analyze-amount = { $unit ->
    [cards] { $n ->
        [one] { $text } carta
       *[other] { $text } cartas
    }
   *[points] { $n ->
        [one] { $text } punto
       *[other] { $text } puntos
    }
}
# $sign: plus, minus o none
analyze-signed = { $sign ->
    [plus] +{ $n }
    [minus] −{ $n }
   *[none] { $n }
}
analyze-signed-spoken = { $sign ->
    [plus] más { $n }
    [minus] menos { $n }
   *[none] { $n }
}
# $bound: above, below o none
analyze-percent = { $bound ->
    [above] más del { $n } %
    [below] menos del { $n } %
   *[none] { $n } %
}
analyze-percent-spoken = { $bound ->
    [above] más del { $n } por ciento
    [below] menos del { $n } por ciento
   *[none] { $n } por ciento
}
# Motivos: frases sobre una jugada. $chance: un porcentaje; $table, $cards: cartas, o cartas contadas.
reason-only-move = Es la única jugada.
reason-luck-only = En este juego no hay nada que decidir: todo es suerte.
reason-on-average = Nada llama la atención, pero de media rinde { $points } más.
reason-hardly-better = Apenas se distingue de las demás.
reason-sweep = Hace escoba.
reason-settebello = Captura { $card }, el siete más valioso.
reason-captures = Captura { $cards }.
reason-cards = Captura { $cards } en total.
# $ranks: valores unidos por "o"
reason-leaves-sweep = Deja { $table }: cualquier { $ranks } hace escoba, con { $chance } de probabilidad.
reason-least-sweep = Deja { $table }: cualquier { $ranks } hace escoba, pero el riesgo es menor: { $chance }.
reason-no-sweep = Deja { $table }, y quien juega después no puede hacer escoba.
reason-leaves-settebello = Deja { $card } en la mesa, y quien juega después puede capturar esa carta, con { $chance } de probabilidad.
reason-twin = Queda en la mano otra carta del mismo valor ({ $rank }) para capturar la que se dejó.
reason-least-use = Después de ella es menos probable que quien juega a continuación capture algo: { $chance }.
reason-more-use = Quien juega después puede capturar algo, con { $chance } de probabilidad.
reason-unpairs = Deja impar la cuenta de { $ranks } en juego, lo que ayuda al lado que no repartió.
reason-pairs = Deja par la cuenta de { $ranks } en juego, lo que ayuda al lado que repartió.
reason-goes-out = Cierra, lo que vale 100 puntos.
reason-not-yet = Todavía no cierra.
reason-canastra = { $kind ->
    [limpa] Completa una canastra limpia: 200 puntos.
   *[suja] Completa una canastra sucia: 100 puntos.
}
reason-takes-pile = Se lleva el pozo, con { $cards }.
reason-leaves-pile = No se lleva el pozo, con { $cards }.
reason-grows = Lleva un juego a { $cards }.
reason-lays = Pone { $points } en la mesa.
reason-keeps-wild = Guarda el comodín.
reason-spends-wild = Gasta un comodín.
reason-discards-wild = Tira un comodín.
reason-holds-back = Guarda en la mano cartas que se podían bajar.
reason-takeable = Con { $card } quien juega después puede llevarse el pozo, con { $chance } de probabilidad.
reason-least-takeable = Con { $card } quien juega después solo se lleva el pozo si tiene las cartas justas, con { $chance } de probabilidad.
# $suggestion: suggest-…; siguen los motivos
hint-is = Pista: { $suggestion }.

## page: no
## Lo que solo dice la terminal, o el worker con sus sugerencias: la página no lo carga.

cli-analyze = Analiza una partida grabada, jugada por jugada
    .more =
        Cada jugada se juzga por lo que su jugador podía saber, nunca por las cartas ocultas: toda
        jugada posible se prueba en muchos repartos que desde ese lugar parecían iguales. La nota
        dice cuánto perdió la jugada, los motivos dicen por qué, y al final se separa la suerte de
        la habilidad.

        Sin --effort una ronda lleva unos dos segundos. Con un número de iteraciones el análisis
        es siempre el mismo. Ctrl-C cuenta lo que está listo.
    .examples =
        baralho analyze partida.jsonl
        baralho analyze partida.jsonl --seat 0 --effort 200ms
        baralho analyze partida.jsonl --effort 2000it --json
        baralho analyze partida.jsonl --html partida.html
cli-analyze-seat = Solo las jugadas de este lugar: un número desde 0, o un nombre
cli-analyze-effort = Trabajo por jugada, como 100ms o 2000it
cli-analyze-html = Escribe el análisis como página para el navegador
cli-analyze-seed = El número que decide los repartos probados (1)

analyze-no-seat = En esta partida no hay lugar "{ $seat }": elige { $seats }.

# $moves: jugadas contadas; $worlds: un número
analyze-lead = Análisis de { $moves }. Cada una se juzgó por lo que su jugador podía saber, en { $worlds } repartos posibles de media.
# $moves: counted moves
analyze-partial = En { $moves } no se probaron todas las jugadas posibles: eran demasiadas, o el tiempo era poco.
analyze-stopped = Análisis interrumpido: hay { $done } de { $total } jugadas listas.
analyze-written = Las jugadas están en { $file }: ábrelo en el navegador.
analyze-no-moves = No hay ninguna jugada que analizar.
# $told: frases
analyze-move = Jugada { $n }: { $told }
# $tried: how many moves; $legal: how many there were
analyze-tried = De { $legal } jugadas posibles se probaron { $tried }.
analyze-forced = No había nada que elegir.
analyze-best = La mejor jugada.
analyze-good = Una buena jugada.
# $kind: inaccuracy, mistake o blunder; $points: una cantidad; $low, $high: números
analyze-lost = { $kind ->
    [inaccuracy] Una imprecisión
    [mistake] Un error
   *[blunder] Un error grave
}: costó { $points } (entre { $low } y { $high }).
analyze-lost-exactly = { $kind ->
    [inaccuracy] Una imprecisión
    [mistake] Un error
   *[blunder] Un error grave
}: costó exactamente { $points }.
# $suggestion: suggest-…
analyze-better = Mejor: { $suggestion }.

analyze-players = Cómo jugó cada uno
# $accuracy: un porcentaje; $decisions: analyze-decisions; $grades: una lista de analyze-count-…; $lost: una cantidad
analyze-player = { $who }: precisión { $accuracy }. { $decisions }: { $grades }. Pérdida total: { $lost } (entre { $low } y { $high }).
analyze-no-choice = { $who } nunca tuvo qué elegir.
analyze-decisions = { $n ->
    [one] Una decisión
   *[other] { $n } decisiones
}
analyze-count-best = { $n ->
    [one] una óptima
   *[other] { $n } óptimas
}
analyze-count-good = { $n ->
    [one] una buena
   *[other] { $n } buenas
}
analyze-count-inaccuracy = { $n ->
    [one] una imprecisión
   *[other] { $n } imprecisiones
}
analyze-count-mistake = { $n ->
    [one] un error
   *[other] { $n } errores
}
analyze-count-blunder = { $n ->
    [one] un error grave
   *[other] { $n } errores graves
}

analyze-turning = Momentos decisivos
analyze-turn-choice = Jugada { $n }: esta elección costó { $points } a { $who }.
# $good: yes cuando fue a favor de $who
analyze-turn-cards = { $good ->
    [yes] Después de la jugada { $n } las cartas dieron { $points } a { $who }.
   *[no] Después de la jugada { $n } las cartas costaron { $points } a { $who }.
}

analyze-luck-title = Suerte y habilidad
# $place: ahead, behind o level
analyze-margin = { $place ->
    [ahead] { $who } terminó con { $points } de ventaja.
    [behind] { $who } terminó con { $points } de desventaja.
   *[level] { $who } terminó en igualdad.
}
# Números con signo.
analyze-luck = Son { $luck } de suerte (entre { $low } y { $high }), { $own } de las propias elecciones y { $given } de las elecciones de los demás.
analyze-luck-many = Son { $luck } de suerte y de lo que hicieron los demás (entre { $low } y { $high }), y { $own } de las propias elecciones.
analyze-expected = { $place ->
    [ahead] Al principio cabía esperar un final con { $points } de ventaja.
    [behind] Al principio cabía esperar un final con { $points } de desventaja.
   *[level] Al principio cabía esperar un final en igualdad.
}
analyze-luck-parts = De la suerte, { $opening } estaba desde el principio, y { $cards } vino con las cartas siguientes.

# La página.
review-title = Análisis de una partida de { $game }
review-contents = En esta página
review-curve-two = La ventaja que { $who } podía esperar al final de la ronda, jugada por jugada, según lo que cada lado podía saber. Los puntos son errores, los cuadrados errores graves.
review-curve-many = La ventaja sobre el mejor de los demás que cada lado podía esperar al final de la ronda, según lo que podía saber. Los puntos son errores, los cuadrados errores graves.
review-moves = Jugadas
review-steps = Recorrer las jugadas
review-first = Primera
review-previous = Anterior
review-next = Siguiente
review-last = Última
review-keys = Teclas: izquierda y derecha; en una jugada también j y k, Inicio y Fin.
review-before = Antes de la jugada:
review-choices = Qué se podía jugar
review-choice = Jugada
review-value = Esperado
review-interval = 95 %
review-loss = Pérdida
# $low, $high: números con signo
review-range = de { $low } a { $high }
# $value: un número con signo; $range: review-range
review-expected = Ventaja esperada de { $who } después: { $value } ({ $range }).
review-method = Cada jugada se juzgó solo por lo que su jugador podía saber: toda jugada posible se probó en muchos repartos que desde ese lugar parecían iguales. La precisión es del 100 % en la mejor jugada y baja a la mitad cuando la jugada pierde un punto, o 100 puntos en el Buraco.
review-made-by = Hecho por baralho { $version }.

# Pistas durante la partida. hint-word: lo que se puede escribir en vez de !
hint-word = pista
