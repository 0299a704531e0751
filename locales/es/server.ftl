# What a server answers to requests that it refuses. One sentence each, whole, with its full stop.

http-not-signed-in = No iniciaste sesión, o ya terminó: iníciala de nuevo o juega como invitado.
http-session-only = Con un token no se puede: inicia sesión con tu contraseña.
http-wrong-login = Nombre o contraseña incorrectos.
http-wrong-password = Contraseña incorrecta.
http-weak-password = La contraseña debe tener de { $low } a { $high } caracteres.
http-name-needed = Elige un nombre con al menos una letra o un número.
http-name-taken = Ese nombre, o uno muy parecido, ya es de otra persona: elige otro.
http-name-too-long = El nombre puede tener como máximo { $most } caracteres.
# $character: such as U+202E
http-name-character = El nombre no puede contener el carácter { $character }.
http-registered-already = Ya tienes una cuenta.
http-not-registered = Todavía no tienes contraseña: regístrate antes.
http-wrong-recovery = Nombre incorrecto, o código o enlace incorrecto o ya usado: revísalos todos.
http-registration-closed = En este servidor no se pueden crear cuentas.
http-wrong-code = Para un nombre nuevo hace falta el código que da quien lleva este servidor: este no lo es.
http-no-guests = En este servidor no juegan invitados: inicia sesión o crea una cuenta.
http-too-many-tokens = Ya tienes { $most } tokens: revoca uno primero.
http-bad-label = El token necesita un nombre de como máximo { $most } caracteres.
http-not-found = Aquí no hay nada.
http-not-allowed = Esto no se puede hacer aquí.
http-wrong-origin = La petición viene de la página de otro sitio.
http-not-json = Envía JSON, con el tipo de contenido application/json.
http-not-websocket = Esta dirección es para WebSockets: conéctate con uno.
# $detail: what a parser says, in English
http-bad-request = No se puede leer la petición: { $detail }
http-too-large = La petición es demasiado grande: como máximo { $most } bytes.
http-too-fast = Demasiados intentos: espera { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
} y vuelve a intentarlo.
http-too-slow = La petición tardó demasiado.
http-busy = Demasiadas personas quieren esto ahora mismo: inténtalo de nuevo en un momento.
http-too-many-connections = Demasiadas conexiones desde tu dirección, o con este servidor: cierra algunas e inténtalo dentro de un momento.
# $host: the name in the request; hosts is the key in the config file
http-wrong-host = Este servidor no se llama { $host }. Quien lo lleva puede añadir el nombre a hosts en la configuración.
http-unavailable = El servidor no puede acceder a sus datos ahora mismo: inténtalo de nuevo en un momento.
http-trouble = Algo salió mal en el servidor: inténtalo de nuevo.

# The name of somebody who has not chosen one. At most 24 characters with the number.
http-guest-name = Invitado { $number }

# baralho serve
cli-serve = Abre mesas en línea para quien alcance esta máquina
    .more =
        Se juega en el navegador o con baralho play --online URL, como invitado o con un nombre que
        se conserva. Cada jugada está en el disco antes de que nadie la vea: se puede matar el
        servidor en cualquier momento, y las partidas continúan donde estaban. Se detiene con
        Ctrl-C o SIGTERM.

        Sin certificado usa HTTP simple, que basta para esta máquina o una red de amigos. Para
        internet, dale uno, o pon delante un proxy que lo tenga y usa --behind-proxy. Los logs van
        a la salida de errores; BARALHO_LOG dice cuánto.

        Todo lo que se puede ajustar, con comentarios: --print-config. Devuélvelo con --config; con
        SIGHUP el servidor lo lee de nuevo. Las variables (BARALHO_...) valen más que él.
    .examples =
        baralho serve
        baralho serve --bind 0.0.0.0:8080 --data /srv/baralho
        baralho serve --bind [::]:443 --tls-cert fullchain.pem --tls-key privkey.pem
        baralho serve --database postgres://baralho@db.example/baralho --behind-proxy
cli-serve-config = Un archivo con ajustes (véase --print-config)
cli-serve-print_config = Muestra todos los ajustes comentados, como archivo para --config, y termina
cli-serve-bind = Dirección y puerto; 0.0.0.0 deja entrar a los demás (127.0.0.1:8080)
cli-serve-data = Dónde se guarda todo (~/.local/share/baralho)
cli-serve-database = Una base PostgreSQL en su lugar; o define BARALHO_DATABASE
cli-serve-tls_cert = La cadena de certificados para HTTPS, en formato PEM
cli-serve-tls_key = La clave privada del certificado, en formato PEM
cli-serve-behind_proxy = Cree a un proxy delante sobre quiénes son los clientes
cli-serve-public_url = Cómo se llega al servidor, si un proxy cambia la dirección
cli-serve-grace = Segundos que se guarda el asiento de quien se cae (60)
cli-serve-no_limits = Para pruebas de carga: sin límites por dirección

# $url: where people find it
serve-at = Sirviendo en { $url }
serve-insecure = Otros pueden llegar a este servidor, y usa HTTP simple: quien esté en medio puede leer las contraseñas. Dale un certificado con --tls-cert y --tls-key, o pon delante un proxy que lo tenga.
# $error, $detail: what the system or the database says, in English
serve-cannot-listen = No se puede escuchar en { $address }: { $error }. Elige otro puerto con --bind.
serve-cannot-store = No se puede abrir el almacenamiento: { $detail }
serve-cannot-certify = No se puede usar el certificado: { $detail }
serve-cannot-configure = No se puede usar la configuración: { $detail }
serve-cannot = No se puede iniciar el servidor: { $detail }

# A notice in place of the page.
web-no-page = Este servidor se compiló sin su página. Se puede jugar aquí desde una terminal: "baralho play --online URL", con esta dirección. Quien administra el servidor obtiene la página con "cargo xtask run serve", o la crea con "cargo xtask page CARPETA" e indica la carpeta en BARALHO_PAGE.
serve-no-page = Este programa se compiló sin su página: los navegadores solo reciben un aviso. "cargo xtask run serve" crea ambos; o indica la carpeta de una página en BARALHO_PAGE.
