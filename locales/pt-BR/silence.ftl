# Como o que um robô escreve sai dele na hora, por linguagem.
flush-c = O C guarda o que imprime: chame fflush(stdout) depois de cada linha, ou setvbuf(stdout, NULL, _IOLBF, 0) uma vez no começo.
flush-cplusplus = O C++ guarda o que imprime: termine cada linha com std::endl, ou chame std::cout.flush() ou fflush(stdout).
flush-csharp = O C# pode guardar o que imprime: use Console.WriteLine, ou ponha AutoFlush do StreamWriter em true.
flush-go = O Go guarda o que um bufio.Writer recebe: chame Flush() depois de cada linha, ou escreva com fmt.Println.
flush-haskell = O Haskell guarda o que imprime: chame hSetBuffering stdout LineBuffering no começo, ou hFlush stdout depois de cada linha.
flush-java = O Java guarda o que um PrintWriter ou BufferedWriter recebe: chame flush() depois de cada linha, ou use System.out.println.
flush-javascript = O JavaScript espera até o fim da entrada com readFileSync(0): leia linha por linha, como no evento "line" do readline, e termine cada resposta com um fim de linha.
flush-lua = O Lua guarda o que imprime: chame io.stdout:setvbuf("line") no começo, ou io.flush() depois de cada linha.
flush-perl = O Perl guarda o que imprime: escreva $| = 1; no começo.
flush-python = O Python guarda o que imprime: escreva print(..., flush=True) ou rode o robô com python3 -u. Leia com input() ou sys.stdin.readline(): sys.stdin.read() espera até o fim.
flush-ruby = O Ruby guarda o que imprime: escreva $stdout.sync = true no começo.
flush-rust = O Rust guarda uma linha sem fim de linha e o que um BufWriter recebe: use println!, ou chame io::stdout().flush() depois de cada linha.
flush-shell = Se o script roda outro programa, esse pode guardar o que imprime: dê o flush nele, ou rode o programa com stdbuf -oL.
flush-unknown = Se o robô escreveu a linha, ela ficou guardada: dê um flush na saída padrão depois de cada linha.
flush-kept-back = Uma linha veio assim que a entrada acabou: estava pronta e ficou guardada.

# $reason: uma das frases como juiz-no-program
juiz-not-started = { $who }: { $reason }
juiz-nobody-started = Nenhum robô começa, então não há partida. { $why }
