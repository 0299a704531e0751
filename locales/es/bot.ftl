# baralho bot: help and messages.

cli-bot = Ejecuta un bot incluido como proceso, o revisa un bot
    .more =
        Con un juego y el nombre de un bot: juega por él con quien esté al otro lado de la entrada y la salida
        estándar. jsonl es el protocolo de todos los juegos (docs/bots.md), itp el del curso, para el Buraco (docs/juiz.md).

        Con check y un comando: arranca el comando como bot, juega con él y dice, para cada cosa que se espera de un
        bot, si la cumple; si no, qué hacer. Las opciones del propio comando van después de --, o el comando entero
        entre comillas.
    .examples =
        baralho bot escopa robot4 --protocol jsonl
        baralho bot buraco greedy --protocol itp
        baralho bot check python3 bot.py --game escopa
        baralho bot check "./mi-bot --nivel 3" --protocol itp
cli-bot-game = El juego, o check
cli-bot-bot = El nombre del bot, o el comando que lo arranca
cli-bot-protocol = jsonl (todos los juegos) o itp (el curso de Buraco)
cli-bot-seed = El número que decide lo que un bot incluido hace al azar
cli-bot-check_game = Check: el juego; si no, los que el bot dice jugar
cli-bot-seconds = Check: cuánto puede tardar una línea (3); también --move-time
cli-bot-memory = Check: memoria que puede usar, como 512M
cli-bot-sandbox = Check: sin red y sin archivos, como en la arena
cli-bot-json = Check: responde con un objeto JSON

bot-error-one-name = Se ejecuta un bot a la vez: da un solo nombre, como en baralho bot escopa robot4.
bot-error-itp = El protocolo itp es solo para el Buraco: usa --protocol jsonl.
# $reason: what the reader of messages says, in English
bot-error-message = La línea { $line } de la entrada no se entiende ({ $reason }): { $text }
bot-error-judge = La entrada del juez no se entiende: { $reason }
bot-error-check-only = --game, --json, --memory y --sandbox solo valen con check.
bot-error-quotes = El comando tiene una comilla que no se cierra.

# What is checked.
check-starts = Arranca
check-hello = Se presenta
check-end-of-input = Termina al final de su entrada
check-answers = Responde a las peticiones
check-legal = Sus jugadas son válidas
check-games = Juega varias partidas en un solo proceso
check-ids = Dice a qué petición responde
check-only-answers = Solo escribe respuestas
check-quit = Termina con quit
check-tables = Juega en todos los asientos de todas las mesas
check-unknown = Ignora lo que no conoce
check-long-stream = Aguanta muchos mensajes
check-standard-error = Su salida de errores está vacía
check-two-players = Juega con dos jugadores
check-four-players = Juega con cuatro jugadores
check-long-lines = Lee líneas largas
check-empty-list = Lee una lista sin cartas
check-waits-for-turn = Espera su turno

check-title = { $command } ({ $protocol })
# $title: what is checked; $message: what there is to say
check-line = { $title }: { $message }
check-line-skipped = { $title } (sin revisar)
check-line-cure = Cómo corregirlo: { $cure }
check-line-table = Mesa: { $table }
check-line-sent = Enviado: { $line }
check-line-got = Recibido: { $line }
check-line-errors = Su salida de errores: { $text }
# $players: counted, such as "two players"
check-table = { $game }, { $players }, asiento { $seat }
check-passed = Todo en orden: este bot puede jugar en cualquier parte.
check-passed-with-notes = Nada está mal: este bot puede jugar. Vale la pena leer las notas.
check-failed = { $failed ->
    [one] Una cosa está mal
   *[other] { $failed } cosas están mal
}; { $passed ->
    [0] no se pudo revisar nada más.
    [one] una está bien.
   *[other] { $passed } están bien.
}

check-hello-any = { $name }, cualquier juego
check-hello-games = { $name }, { $games }
check-games-played = { $games } partidas, { $answers } jugadas
check-tables-played = { $tables } asientos

check-note-minimal = sin hello: un bot mínimo, y está bien
check-note-exit = terminó con el código { $code } en vez de 0
check-note-quit = un bot mínimo no necesita conocerlo: basta el final de su entrada
check-note-ids = no da el id con sus jugadas, y está bien
check-note-others = { $lines } líneas de otros tipos, que se ignoran
check-note-standard-error = { $bytes } bytes, que se guardan y no hacen daño
check-note-stays = seguía ahí { $seconds } segundos después; los jueces paran a esos bots

check-fault-silent = No llegó ninguna línea en { $seconds } { $seconds ->
    [1] segundo
   *[other] segundos
}.
check-cure-silent = Responde a cada petición con una línea y vacía la salida estándar después: fflush(stdout) en C, print(..., flush=True) en Python.
check-cure-itp-silent = Cuando el juez envía tu id, es tu turno: escribe una línea y vacía la salida estándar, fflush(stdout) en C. Tras GET_STOCK y GET_DISCARD el juez responde con una línea; tras los demás comandos, no.
check-fault-exit = Terminó con el código { $code }.
check-cure-exit = Un bot sigue hasta leer quit o el final de su entrada. Lo que escribió en la salida de errores puede decir por qué se fue.
check-fault-signal = Lo terminó la señal { $number }: falló, o alguien lo mató.
check-cure-signal = Ejecútalo a mano en un depurador y envíale la línea de abajo.
check-fault-closed = Cerró su salida estándar.
check-cure-closed = Deja abierta la salida estándar mientras el bot funcione.
check-fault-long-line = Escribió una línea de más de { $limit } bytes.
check-cure-long-line = Una respuesta es una línea corta, con fin de línea. Escribe tus notas en la salida de errores.
check-fault-memory = Usó más de { $limit } bytes de memoria.
check-fault-disk = Escribió más de { $limit } bytes en su carpeta.
check-fault-unread = No leyó lo que recibió: más de { $limit } bytes están esperando.
check-fault-processes = Arrancó más de { $limit } procesos.
check-cure-limits = Usa menos: quien ejecuta bots pone límites.
check-cure-unread = Lee todas las líneas, también las que no son peticiones.
check-fault-interrupted = La revisión fue interrumpida.
check-fault-stays = Seguía ahí { $seconds } segundos después del final de su entrada.
check-cure-end-of-input = Sal del bucle cuando la lectura dé el final del archivo: getline devuelve -1, fgets NULL, input() lanza EOFError.
check-fault-stays-quit = Seguía ahí { $seconds } segundos después de quit.
check-cure-quit = Termina el programa cuando llegue un mensaje de tipo quit.
check-fault-no-hello = Dice ready pero no hello.
check-cure-hello = {"Responde a hello con {\"type\":\"hello\",\"protocol\":1,\"name\":\"...\",\"author\":\"...\",\"games\":[\"escopa\"]}."}
check-fault-no-ready = Dice hello pero no ready.
check-fault-order = Su hello no llega primero.
check-cure-ready = {"Responde a cada mensaje en el orden en que llega: a hello con un hello, a ready con {\"type\":\"ready\"}."}
check-fault-version = Habla la versión { $given } del protocolo, y este programa la versión { $ours }.
check-cure-version = {"Di \"protocol\":1 en tu hello."}
# $reason: what the reader of messages says, in English
check-fault-message = Su línea no se entiende ({ $reason }).
check-cure-message = Responde con el número de una jugada de la lista, contado desde 0, o con su texto. Escribe tus notas en la salida de errores.
# $reason: a sentence
check-fault-illegal = Su jugada no es válida. { $reason }
check-cure-illegal = Elige una de las jugadas de la petición: su lugar en la lista, contado desde 0, o su texto tal como está allí.
check-not-a-move = "{ $text }" no es una jugada: se responde con el lugar de una jugada en la lista, o con su texto.
check-bad-index = No hay jugada { $index }: la petición lista { $moves }, contadas desde 0.
check-fault-unasked = Respondió más veces de las que se le preguntó.
check-cure-unasked = Escribe una línea por cada mensaje de tipo request, y nada para los demás.
check-fault-id = Dio un id que no es el de la petición.
check-cure-id = Da el id de la petición a la que respondes, o ninguno.
check-cure-unknown = Ignora los mensajes de tipos que no conoces y los campos que no conoces: las versiones futuras tendrán algunos.
check-cure-long-stream = Lee cada mensaje cuando llega y escribe solo respuestas: una tubería llena para a los dos lados.
check-fault-judge = El juez lo descalificó. { $reason }
check-cure-judge = Los comandos y sus reglas están en docs/juiz.md: compara la línea con ellos.
check-fault-out-of-turn = Escribió una línea sin ser su turno.
check-cure-out-of-turn = Escribe solo después de que el juez envíe tu propio id, y hasta tu DISCARD.
check-cure-long-lines = Las manos y los pozos pueden pasar de 300 bytes: lee líneas de cualquier longitud, con getline en C, o de al menos 1024 bytes, y guarda sitio para 104 cartas.
check-cure-empty-list = Una lista puede no tener cartas, [  ]: la recibe quien se lleva un pozo de una sola carta. Lee palabras hasta el corchete que cierra.

check-start-no-program = No existe el programa { $program }.
check-cure-no-program = Da el comando como lo escribirías aquí, por ejemplo ./bot o python3 bot.py.
check-start-not-executable = { $program } no se puede ejecutar.
check-cure-not-executable = Hazlo ejecutable: chmod +x { $program }
check-start-directory = { $program } es un directorio.
check-start-interpreter = { $program } quiere que lo ejecute { $interpreter }, que no está aquí.
check-start-not-a-program = { $program } no es un programa para esta máquina.
check-cure-interpreter = Di quién lo ejecuta, como en python3 bot.py, o escríbelo en su primera línea, como en #!/usr/bin/env python3.
check-start-other = No se puede arrancar: { $reason }

# Why the judge disqualifies for a line.
check-line-not-utf8 = La línea no es texto UTF-8.
check-line-empty = La línea está vacía.
check-line-command = "{ $word }" no es un comando: hay GET_STOCK, GET_DISCARD, MELD_NEW, MELD_JOIN y DISCARD.
check-line-card = "{ $word }" no es una carta: escribe un valor (A, del 2 al 10, J, Q, K) y un palo (♥ ♦ ♣ ♠), como en 10♥.
check-line-brackets = Los corchetes están mal: las cartas van entre "[ " y " ]", con espacios.
check-line-index = "{ $word }" no es el número de un juego: se cuentan desde 0.
check-line-discard = DISCARD lleva exactamente una carta, no { $n }.
check-line-too-many = Más de { $limit } líneas en un solo turno.
