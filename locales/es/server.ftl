# What a server answers to requests that it refuses. One sentence each, whole, with its full stop.

http-not-signed-in = No has iniciado sesión, o ya terminó: iníciala o juega como invitado.
http-session-only = Un token no puede hacer esto: inicia sesión con tu contraseña.
http-wrong-login = El nombre o la contraseña no son correctos.
http-wrong-password = La contraseña no es correcta.
http-weak-password = Una contraseña tiene de { $low } a { $high } caracteres.
http-name-needed = Elige un nombre con al menos una letra o una cifra.
http-name-taken = Otra persona ya tiene este nombre, o uno que parece igual: elige otro.
http-name-too-long = Un nombre tiene como máximo { $most } caracteres.
# $character: such as U+202E
http-name-character = Un nombre no puede contener el carácter { $character }.
http-registered-already = Ya tienes una cuenta registrada.
http-too-many-tokens = Ya tienes { $most } tokens: anula uno primero.
http-bad-label = Un token necesita una etiqueta de como máximo { $most } caracteres.
http-not-found = Aquí no hay nada.
http-not-allowed = Esto no se puede hacer aquí.
http-wrong-origin = La petición viene de la página de otro sitio.
http-not-json = Envía JSON, con el tipo de contenido application/json.
http-not-websocket = Esta es la puerta de los WebSockets: conéctate con uno.
# $detail: what a parser says, in English
http-bad-request = No se puede leer la petición: { $detail }
http-too-large = La petición es demasiado grande: como máximo { $most } bytes.
http-too-fast = Demasiados intentos: espera { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
} y vuelve a intentarlo.
http-too-slow = La petición tardó demasiado.
http-busy = Demasiadas personas quieren esto ahora mismo: inténtalo de nuevo en un momento.
http-unavailable = El servidor no puede acceder a sus datos ahora mismo: inténtalo de nuevo en un momento.
http-trouble = Algo salió mal en el servidor: inténtalo de nuevo.

# The name of somebody who has not chosen one. At most 24 characters with the number.
http-guest-name = Invitado { $number }
