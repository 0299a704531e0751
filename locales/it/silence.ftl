# Come ciò che un bot scrive ne esce subito, per linguaggio.
flush-c = C trattiene ciò che stampa: chiama fflush(stdout) dopo ogni riga, o setvbuf(stdout, NULL, _IOLBF, 0) una volta all'inizio.
flush-cplusplus = C++ trattiene ciò che stampa: chiudi ogni riga con std::endl, o chiama std::cout.flush() o fflush(stdout).
flush-csharp = C# può trattenere ciò che stampa: usa Console.WriteLine, o metti AutoFlush dello StreamWriter a true.
flush-go = Go trattiene ciò che riceve un bufio.Writer: chiama Flush() dopo ogni riga, o scrivi con fmt.Println.
flush-haskell = Haskell trattiene ciò che stampa: chiama hSetBuffering stdout LineBuffering all'inizio, o hFlush stdout dopo ogni riga.
flush-java = Java trattiene ciò che riceve un PrintWriter o un BufferedWriter: chiama flush() dopo ogni riga, o usa System.out.println.
flush-javascript = JavaScript con readFileSync(0) aspetta la fine dell'ingresso: leggi riga per riga, come con l'evento "line" di readline, e chiudi ogni risposta con un fine riga.
flush-lua = Lua trattiene ciò che stampa: chiama io.stdout:setvbuf("line") all'inizio, o io.flush() dopo ogni riga.
flush-perl = Perl trattiene ciò che stampa: scrivi $| = 1; all'inizio.
flush-python = Python trattiene ciò che stampa: scrivi print(..., flush=True) o avvia il bot con python3 -u. Leggi con input() o sys.stdin.readline(): sys.stdin.read() aspetta la fine.
flush-ruby = Ruby trattiene ciò che stampa: scrivi $stdout.sync = true all'inizio.
flush-rust = Rust trattiene una riga senza fine riga e ciò che riceve un BufWriter: usa println!, o chiama io::stdout().flush() dopo ogni riga.
flush-shell = Se lo script avvia un altro programma, quello può trattenere ciò che stampa: metti il flush lì, o avvialo con stdbuf -oL.
flush-unknown = Se il bot ha scritto la riga, è rimasta nel buffer: fai un flush dell'uscita standard dopo ogni riga.
flush-kept-back = Una riga è arrivata appena l'ingresso è finito: era pronta, ed è rimasta nel buffer.

# $reason: una delle frasi come juiz-no-program
juiz-not-started = { $who }: { $reason }
juiz-nobody-started = Nessun bot parte, quindi non c'è partita. { $why }
