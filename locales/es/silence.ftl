# Cómo sale enseguida lo que escribe un bot, por lenguaje.
flush-c = C guarda lo que imprime: llama a fflush(stdout) después de cada línea, o a setvbuf(stdout, NULL, _IOLBF, 0) una vez al principio.
flush-cplusplus = C++ guarda lo que imprime: termina cada línea con std::endl, o llama a std::cout.flush() o fflush(stdout).
flush-csharp = C# puede guardar lo que imprime: usa Console.WriteLine, o pon AutoFlush del StreamWriter en true.
flush-go = Go guarda lo que recibe un bufio.Writer: llama a Flush() después de cada línea, o escribe con fmt.Println.
flush-haskell = Haskell guarda lo que imprime: llama a hSetBuffering stdout LineBuffering al principio, o a hFlush stdout después de cada línea.
flush-java = Java guarda lo que recibe un PrintWriter o un BufferedWriter: llama a flush() después de cada línea, o usa System.out.println.
flush-javascript = JavaScript con readFileSync(0) espera el final de la entrada: lee línea por línea, como con el evento "line" de readline, y termina cada respuesta con un fin de línea.
flush-lua = Lua guarda lo que imprime: llama a io.stdout:setvbuf("line") al principio, o a io.flush() después de cada línea.
flush-perl = Perl guarda lo que imprime: escribe $| = 1; al principio.
flush-python = Python guarda lo que imprime: escribe print(..., flush=True) o inicia el bot con python3 -u. Lee con input() o sys.stdin.readline(): sys.stdin.read() espera hasta el final.
flush-ruby = Ruby guarda lo que imprime: escribe $stdout.sync = true al principio.
flush-rust = Rust guarda una línea sin fin de línea y lo que recibe un BufWriter: usa println!, o llama a io::stdout().flush() después de cada línea.
flush-shell = Si el script inicia otro programa, ese puede guardar lo que imprime: haz el flush allí, o inícialo con stdbuf -oL.
flush-unknown = Si el bot escribió su línea, se quedó guardada: haz un flush de la salida estándar después de cada línea.
flush-kept-back = Una línea llegó en cuanto se acabó la entrada: estaba lista y se quedó guardada.

# $reason: una de las frases como juiz-no-program
juiz-not-started = { $who }: { $reason }
juiz-nobody-started = Ningún bot arranca, así que no hay partida. { $why }
