# Lo que se escribió y no puede ser; los demás mensajes están en cli.ftl.
usage-near = ¿Quisiste decir { $near }?
expected-address = una dirección y un puerto, como 127.0.0.1:8080, 0.0.0.0:8080 o [::1]:8080
expected-seed = un número entero de 0 a { $high }, o 64 dígitos hexadecimales

serve-in-use = El proceso { $pid } está usando la carpeta { $folder }, y debe de ser otro servidor: detenlo o elige otra carpeta con --data.
serve-in-use-unknown = Otro proceso está usando la carpeta { $folder }, y debe de ser un servidor: detenlo o elige otra carpeta con --data.
