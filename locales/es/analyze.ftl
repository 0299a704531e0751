# Análisis de partidas grabadas y pistas: baralho analyze.
#
# La jugada es siempre el sujeto tácito, para que cada motivo sea una frase completa.

# Jugadas, como algo que se podría hacer.
suggest-lay = dejar { $card } en la mesa
suggest-capture = jugar { $card } y capturar { $cards }
suggest-draw = robar del mazo
suggest-take = llevarse el pozo y bajar { $meld }
suggest-meld = bajar { $meld }
suggest-add = añadir { $cards } al juego { $meld }
suggest-discard = descartar { $card }
suggest-turn = destapar una carta

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
reason-luck-only = En este juego no hay nada que decidir: es pura suerte.
reason-on-average = Nada se destaca, pero en promedio rinde { $points } más.
reason-hardly-better = Casi no se distingue de las demás.
reason-sweep = Hace escoba.
reason-settebello = Captura { $card }, que vale un punto.
reason-captures = Captura { $cards }.
reason-cards = Captura { $cards } en total.
# $ranks: valores unidos por "o"
reason-leaves-sweep = Deja { $table }: cualquier { $ranks } hace escoba, con { $chance } de probabilidad.
reason-least-sweep = Deja { $table }: cualquier { $ranks } hace escoba, pero el riesgo es menor: { $chance }.
reason-no-sweep = Deja { $table }, y quien juega después no puede hacer escoba.
reason-leaves-settebello = Deja { $card } en la mesa para quien juega después, con { $chance } de probabilidad.
reason-twin = Te queda en la mano otra carta del mismo valor ({ $rank }) para capturar la que dejaste.
reason-least-use = Hace menos probable que quien juega después capture algo: { $chance }.
reason-more-use = Quien juega después puede capturar algo, con { $chance } de probabilidad.
reason-unpairs = Deja en juego un número impar de { $ranks }, lo que ayuda al lado que no repartió.
reason-pairs = Deja en juego un número par de { $ranks }, lo que ayuda al lado que repartió.
reason-goes-out = Cierra: vale 100 puntos.
reason-not-yet = Todavía no cierra.
reason-canastra = { $kind ->
    [limpa] Completa una canasta limpia: 200 puntos.
   *[suja] Completa una canasta sucia: 100 puntos.
}
reason-takes-pile = Se lleva el pozo: { $cards }.
reason-leaves-pile = No se lleva el pozo: { $cards }.
reason-grows = Hace un juego de { $cards }.
reason-lays = Baja { $points }.
reason-keeps-wild = Guarda el comodín.
reason-spends-wild = Usa un comodín.
reason-discards-wild = Descarta un comodín.
reason-holds-back = Guarda en la mano cartas que se podían bajar.
reason-takeable = Con { $card } quien juega después puede llevarse el pozo, con { $chance } de probabilidad.
reason-least-takeable = Con { $card } quien juega después solo se lleva el pozo si tiene las cartas correctas, con { $chance } de probabilidad.
# $suggestion: suggest-…; siguen los motivos
hint-is = Pista: { $suggestion }.

## page: no
## Lo que solo dice la terminal, o el worker con sus sugerencias: la página no lo carga.

cli-analyze = Analiza una partida grabada, jugada por jugada
    .more =
        Cada jugada se juzga por lo que su jugador podía saber, nunca por las cartas ocultas: cada
        jugada posible se prueba en muchos repartos que desde ese asiento parecían iguales. La nota
        dice cuánto perdió la jugada, los motivos dicen por qué, y al final se separa la suerte de
        la habilidad.

        Sin --effort una ronda tarda unos dos segundos. Con un número de iteraciones el análisis
        es siempre el mismo. Ctrl-C muestra lo que está listo.
    .examples =
        baralho analyze partida.jsonl
        baralho analyze partida.jsonl --seat 0 --effort 200ms
        baralho analyze partida.jsonl --effort 2000it --json
        baralho analyze partida.jsonl --html partida.html
cli-analyze-seat = Solo las jugadas de este asiento: número desde 0, o nombre
cli-analyze-effort = Trabajo por jugada, como 100ms o 2000it
cli-analyze-html = Escribe el análisis como página para el navegador
cli-analyze-seed = El número que decide los repartos probados (1)

analyze-no-seat = El asiento "{ $seat }" no existe en esta partida: elige { $seats }.

# $moves: jugadas contadas; $worlds: un número
analyze-lead = Análisis de { $moves }. Cada una se juzgó por lo que su jugador podía saber, en { $worlds } repartos posibles en promedio.
# $moves: counted moves
analyze-partial = En { $moves } no se probaron todas las jugadas posibles: eran demasiadas, o el tiempo era poco.
analyze-stopped = Análisis interrumpido: hay { $done } de { $total } jugadas listas.
analyze-written = Las jugadas están en { $file }: ábrelo en el navegador.
analyze-no-moves = No hay ninguna jugada que analizar.
# $told: frases
analyze-move = Jugada { $n }: { $told }
# $tried: how many moves; $legal: how many there were
analyze-tried = De { $legal } jugadas posibles se probaron { $tried }.
analyze-forced = Era la única jugada posible.
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
analyze-no-choice = { $who } nunca tuvo elección.
analyze-decisions = { $n ->
    [one] Una decisión
   *[other] { $n } decisiones
}
analyze-count-best = { $n ->
    [one] una excelente
   *[other] { $n } excelentes
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
analyze-turn-choice = Jugada { $n }: esta decisión costó { $points } a { $who }.
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
   *[level] { $who } terminó en empate.
}
# Números con signo.
analyze-luck = De eso, { $luck } vino de la suerte (entre { $low } y { $high }), { $own } de las propias decisiones y { $given } de las decisiones de los demás.
analyze-luck-many = De eso, { $luck } vino de la suerte y de lo que hicieron los demás (entre { $low } y { $high }), y { $own } de las propias decisiones.
analyze-expected = { $place ->
    [ahead] Al principio lo esperable era terminar con { $points } de ventaja.
    [behind] Al principio lo esperable era terminar con { $points } de desventaja.
   *[level] Al principio lo esperable era terminar en empate.
}
analyze-luck-parts = De la suerte, { $opening } ya estaba en las primeras cartas, y { $cards } vino con las siguientes.

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
review-method = Cada jugada se juzgó solo por lo que su jugador podía saber: cada jugada posible se probó en muchos repartos que desde ese asiento parecían iguales. La precisión es del 100 % en la mejor jugada y baja a la mitad cuando la jugada pierde un punto, o 100 puntos en el Buraco.
review-made-by = Hecho por baralho { $version }.

# Deshacer la última jugada. undo-word: lo que se puede escribir en vez de u
undo-word = deshacer

# Pistas durante la partida. hint-word: lo que se puede escribir en vez de !
hint-word = pista
