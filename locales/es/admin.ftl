# Governing a server: what it answers to those who may not come in, baralho admin, and the administrators' page.

http-banned = No puedes usar este servidor: habla con quien lo administra.
http-read-only = El servidor está en mantenimiento y ahora no se puede guardar nada nuevo: inténtalo más tarde.

# Why an action is not done. $detail: what a parser, the system or the database says, in English
admin-wrong-bad-action = Esto no es una acción: { $detail }
admin-wrong-no-account = Nadie se llama "{ $name }": indica el nombre de una cuenta.
admin-wrong-guest = "{ $name }" es un invitado: esto es solo para quien tiene cuenta.
admin-wrong-no-administrator = "{ $name }" no administra este servidor.
admin-wrong-name-or-addresses = Indica un nombre o --addresses, no ambos.
admin-wrong-bad-range = "{ $text }" no es un rango de direcciones: escribe 203.0.113.7 o 203.0.113.0/24.
admin-wrong-bad-days = { $days } días: indica un número de 1 a { $most }, o ninguno para siempre.
admin-wrong-bad-text = Un texto tiene de 1 a { $most } caracteres visibles.
admin-wrong-not-banned = { $whom } no está en la lista de expulsiones.
admin-wrong-not-muted = { $whom } puede escribir en el chat.
admin-wrong-bad-code = "{ $table }" no es el código de una mesa: el código tiene doce letras y números.
admin-wrong-no-table = La mesa { $table } no existe, o ya está cerrada.
admin-wrong-no-report = La denuncia { $id } no existe, o ya se vio.
admin-wrong-file-exists = { $file } ya existe: elige un archivo nuevo.
admin-wrong-bad-file = "{ $file }" no se puede escribir: elige un archivo en una carpeta que exista.
admin-wrong-no-data = La carpeta { $folder } no tiene nada de un servidor: indica la correcta con --data.
admin-wrong-no-answer = El servidor no responde como debería: { $detail }
admin-wrong-store = No se pudo hacer: { $detail }

# baralho admin
cli-admin = Administra un servidor: personas, mesas, denuncias, copias
    .more =
        Funciona con un servidor en marcha, que obedece en un segundo, y con uno parado: --data indica su carpeta,
        --database su base de datos, que varios servidores pueden compartir, --config el archivo con
        que arranca. Sin ninguno de ellos, vale lo que usaría baralho serve. Todo lo que se hace queda en el registro de auditoría.

        Con --json la respuesta es un objeto JSON.
    .examples =
        baralho admin statistics
        baralho admin ban Ana --days 7 --reason spam
        baralho admin ban --addresses 203.0.113.0/24 --data /srv/baralho
        baralho admin backup /backup/monday.sqlite --data /srv/baralho
        baralho admin reports --all --json --database postgres://baralho@db.example/baralho
cli-admin-data = La carpeta del servidor (~/.local/share/baralho)
cli-admin-database = La base PostgreSQL del servidor; o define BARALHO_DATABASE
cli-admin-config = El archivo de configuración del servidor
cli-admin-json = Responde con un objeto JSON
cli-admin-make-administrator = Deja a alguien usar la página de administración
cli-admin-unmake-administrator = Se lo quita
cli-admin-reset-password = Crea un enlace para otra contraseña: sirve una vez, por un día
cli-admin-ban = Impide la entrada a alguien, o a quien venga de ciertas direcciones
cli-admin-unban = Deja entrar de nuevo
cli-admin-mute = Impide que alguien escriba en el chat
cli-admin-unmute = Deja escribir de nuevo en el chat
cli-admin-bans = Lista quién está fuera o sin poder escribir en el chat
cli-admin-close-table = Cierra una mesa, incluso con una partida en curso
cli-admin-reports = Lista las denuncias, con lo que se dijo
cli-admin-settle-report = Marca una denuncia como vista
cli-admin-announce = Avisa a todos, también a quien llegue después
cli-admin-announce-off = Retira el aviso
cli-admin-read-only = No deja empezar nada nuevo; las partidas siguen
cli-admin-backup = Copia todo a un archivo nuevo, también en marcha
cli-admin-restore = Restaura una copia en lugar de lo guardado
cli-admin-check = Comprueba si todo lo guardado está entero
cli-admin-vacuum = Devuelve el espacio de disco no usado
cli-admin-statistics = Muestra cuánto hay de todo
cli-admin-audit = Lista lo que hicieron quienes administran
cli-admin-delete-account = Borra una cuenta, con lo que dijo
cli-any-account = El nombre de una cuenta
cli-any-addresses = Una dirección o un rango: 203.0.113.7, 203.0.113.0/24
cli-any-days = Por cuántos días; sin esto, para siempre
cli-any-reason = Por qué, para la lista y la auditoría
cli-admin-close-table-code = El código en el enlace de la mesa
cli-admin-reports-all = También las ya vistas
cli-admin-settle-report-id = Su número en la lista
cli-admin-announce-text = Qué decirles
cli-admin-read-only-switch = on u off
cli-admin-backup-file = El archivo nuevo
cli-admin-restore-file = La copia
cli-admin-audit-limit = Cuántas como máximo, las últimas primero (50)

# What was done. $until: admin-until or admin-for-ever
admin-done-make-administrator = { $name } ya administra este servidor.
admin-done-unmake-administrator = { $name } ya no administra este servidor.
admin-done-reset-password = Envía a { $name } este enlace. Sirve una vez, { $until }, para elegir otra contraseña: { $link }
admin-done-ban = { $whom } no puede entrar, { $until }.
admin-done-unban = { $whom } puede entrar de nuevo.
admin-done-mute = { $whom } no puede escribir en el chat, { $until }.
admin-done-unmute = { $whom } puede escribir de nuevo en el chat.
admin-done-close-table = La mesa { $table } se está cerrando.
admin-done-settle-report = La denuncia { $id } quedó marcada como vista.
admin-done-announce = Todos reciben el aviso: { $text }
admin-done-announce-off = Se retiró el aviso.
admin-done-read-only-on = Ahora no puede empezar nada nuevo; las partidas siguen.
admin-done-read-only-off = Ya pueden empezar cosas nuevas.
admin-done-backup = Todo se copió a { $file } ({ $bytes } bytes).
admin-done-restore = { $folder } tiene ahora lo que había en { $file }.
admin-done-restore-restarting = El servidor vuelve a empezar con lo que hay en { $file }.
admin-done-check = Todo lo guardado está entero.
admin-damage = Lo guardado está dañado: restaura una copia.
admin-done-vacuum = { $before } bytes antes, { $after } ahora.
admin-done-delete-account = Se borró la cuenta.
# $time: such as 2026-11-18 16:40
admin-until = hasta { $time } UTC
admin-for-ever = para siempre
admin-no-bans = Nadie está fuera ni en silencio.
admin-no-reports = No hay denuncias.
admin-no-audit = Todavía nadie hizo nada.
# Who told about whom, and where. $table: a code, or a dash
admin-report = Denuncia { $id }, { $time } UTC: { $name }, por { $reporter }, mesa { $table }

# Headings, labels and buttons.
admin-kind-ban = Expulsión
admin-kind-mute = Silencio
admin-heading-kind = Qué
admin-heading-whom = A quién
admin-heading-end = Hasta
admin-heading-reason = Motivo
admin-heading-time = Cuándo (UTC)
admin-heading-who = Por
admin-heading-detail = Detalles
admin-stat-guests = Invitados
admin-stat-registered = Cuentas
admin-stat-live-tables = Mesas activas
admin-stat-archived-tables = Mesas archivadas
admin-stat-closed-tables = Mesas cerradas
admin-stat-log-lines = Líneas en los logs
admin-stat-games = Partidas terminadas
admin-stat-open-reports = Denuncias abiertas
admin-stat-bytes = Bytes guardados
admin-stat-unused-bytes = Bytes sin usar
admin-stat-administrators = Administradores
admin-stat-read-only = No puede empezar nada nuevo
admin-stat-notice = Aviso
admin-yes = sí
admin-no = no
admin-none = ninguno

# The administrators' page.
admin-page-title = Administración
admin-page-not-yours = Esta página es para quienes administran este servidor. Antes, inicia sesión con tu cuenta.
admin-page-old-form = Este formulario es de otra sesión: recarga la página e inténtalo de nuevo.
admin-page-statistics = Estadísticas
admin-page-reports = Denuncias abiertas
admin-page-said = Lo que dijo
admin-page-measures = Fuera o en silencio
admin-page-audit = Lo que se hizo
admin-page-people = Personas
admin-page-server = El servidor
admin-page-name = Nombre de una cuenta
admin-page-addresses = O direcciones, como 203.0.113.0/24
admin-page-days = Días (vacío: para siempre)
admin-page-text = Aviso a todos
admin-page-code = Código de una mesa
admin-page-do-ban = Expulsar
admin-page-do-mute = Silenciar
admin-page-do-settle = Marcar como vista
admin-page-do-lift = Levantar
admin-page-do-announce = Avisar a todos
admin-page-do-announce-off = Retirar el aviso
admin-page-do-read-only = No dejar empezar nada nuevo
admin-page-do-read-only-off = Dejar empezar de nuevo
admin-page-do-close = Cerrar la mesa
admin-page-do-reset = Crear un enlace para otra contraseña
admin-page-do-make = Dar la administración
admin-page-do-unmake = Quitar la administración
admin-page-do-delete = Borrar la cuenta
admin-page-sure = Sé que esto no se puede deshacer
admin-page-do-check = Comprobar lo guardado
admin-page-do-backup = Hacer una copia de seguridad en el servidor
admin-page-backups = Copias de seguridad
admin-page-backup = Copia
admin-page-no-backup = Todavía no hay copias para restaurar.
admin-page-do-restore = Restaurar esta copia
admin-page-do-vacuum = Devolver el espacio no usado
admin-page-back = Volver
