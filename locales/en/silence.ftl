# How what a bot writes leaves it at once, by language.
flush-c = C keeps what it prints in a buffer: call fflush(stdout) after each line, or setvbuf(stdout, NULL, _IOLBF, 0) once at the start.
flush-cplusplus = C++ keeps what it prints in a buffer: end each line with std::endl, or call std::cout.flush() or fflush(stdout).
flush-csharp = C# may keep what it prints in a buffer: use Console.WriteLine, or set AutoFlush of your StreamWriter to true.
flush-go = Go keeps what a bufio.Writer takes in a buffer: call Flush() after each line, or write with fmt.Println.
flush-haskell = Haskell keeps what it prints in a buffer: call hSetBuffering stdout LineBuffering at the start, or hFlush stdout after each line.
flush-java = Java keeps what a PrintWriter or BufferedWriter takes in a buffer: call flush() after each line, or use System.out.println.
flush-javascript = JavaScript waits for the end of its input with readFileSync(0): read line by line, as with readline's "line" event, and end every answer with a line end.
flush-lua = Lua keeps what it prints in a buffer: call io.stdout:setvbuf("line") at the start, or io.flush() after each line.
flush-perl = Perl keeps what it prints in a buffer: write $| = 1; at the start.
flush-python = Python keeps what it prints in a buffer: write print(..., flush=True), or start the bot with python3 -u. Read with input() or sys.stdin.readline(): sys.stdin.read() waits for the end.
flush-ruby = Ruby keeps what it prints in a buffer: write $stdout.sync = true at the start.
flush-rust = Rust keeps a line without its end, and what a BufWriter takes, in a buffer: use println!, or call io::stdout().flush() after each line.
flush-shell = If the script starts another program, that one may keep what it prints in a buffer: flush there, or start it with stdbuf -oL.
flush-unknown = If the bot did write its line, it stayed in a buffer: flush standard output after every line.
flush-kept-back = A line did come as soon as its input ended: it was ready, and stayed in a buffer.

# $reason: one of juiz-no-program and the like
juiz-not-started = { $who }: { $reason }
juiz-nobody-started = No bot starts, so there is no game. { $why }
