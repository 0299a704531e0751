# El menú: preguntas, y qué hay para elegir.
#
# Los nombres de opciones, sus valores y los nombres de los bots se escriben, y por eso quedan como son.

menu-bot-robot0 = prefiere dejar una carta a capturar
menu-bot-robot1 = juega cualquier carta
menu-bot-robot2 = juega su primera carta
menu-bot-robot3 = captura siempre que puede
menu-bot-robot4 = captura todas las cartas que puede
menu-bot-random = hace cualquier jugada permitida
menu-bot-greedy = sabe qué conviene llevarse y qué no dejar
menu-bot-classico = juega a la antigua, con la sabiduría de la tradición
menu-bot-novato = juega por primera vez
menu-bot-aprendiz = conoce las reglas y todavía se le escapan muchas cosas
menu-bot-amador = juega bien y a veces se distrae
menu-bot-veterano = juega desde hace años y cuenta las cartas
menu-bot-mestre = piensa antes de cada jugada: el más fuerte
menu-bot-base = roba una carta y descarta esa misma
menu-bot-draw = destapa cartas, como todos

## page: no
## Lo que solo dice la terminal, o el worker con sus sugerencias: la página no lo carga.

menu-title = Baralho: juegos de cartas en la terminal
menu-prompt = Tu elección:
menu-help =
    Escribe el número o el nombre de lo que eliges y pulsa Enter.
    Enter solo elige lo habitual: a fuerza de Enter llegas a jugar.
    q sale.
menu-goodbye = ¡Hasta luego!
menu-not-a-choice = "{ $text }" no está entre las opciones: escribe un número de 1 a { $last }, o pulsa Enter para la habitual.
menu-range = de { $low } a { $high }

menu-language = ¿Qué idioma? Enter para { $usual }.
menu-game = ¿Qué juego? Enter para { $usual }.
menu-saved = r: continuar la partida de { $game } que dejaste
menu-about = { $name }, { $about }

menu-opponents = ¿Cuántos rivales, { $numbers }? Enter para { $usual }.
menu-not-opponents = Este juego no admite ese número de rivales: escribe { $numbers }.
menu-bots = { $most ->
    [one] ¿Contra quién quieres jugar?
   *[other] ¿Contra quiénes quieres jugar? Elige hasta { $most }; si eliges menos, se repiten.
} Enter para { $usual }.
menu-too-many-bots = No hay tantos asientos: elige como máximo { $most }.

menu-settings = Escribe un número para cambiar algo, o pulsa Enter para jugar.
menu-value = ¿Nuevo valor de { $option }? { $about } Enter mantiene { $value }.
# $range: menu-range; $none: qué quiere decir 0 aquí
menu-or-none = { $range }; 0: { $none }
menu-people = personas en este teclado: { $value }
menu-how-many-people = ¿Cuántas personas juegan en este teclado, de 1 a { $most }?
menu-not-people = Escribe un número de 1 a { $most }.
menu-plain = para lectores de pantalla, palabras en vez de símbolos: { $value }
