# Jogar nas mesas de um servidor pelo terminal: o saguão, a mesa, a conexão.
#
# $you é yes quando quem ouve é quem age, no quando é outra pessoa, chamada $who.

play-online-options = Fora do usual: { $options }.
play-online-clock-move = { $n } segundos para cada jogada.
play-online-clock-bank = { $n } segundos para a partida, e mais { $more } a cada jogada.

play-online-time-up = { $you ->
    [yes] Seu tempo acabou: um robô jogou por você.
   *[no] O tempo de { $who } acabou: um robô jogou.
}
play-online-pause-begins = A próxima rodada começa em { $n ->
    [one] um segundo
   *[other] { $n } segundos
}. O anfitrião para o relógio com p, e continua com p.
play-online-paused = A partida está parada: o anfitrião fez uma pausa.
play-online-goes-on = A partida continua.
play-online-extended = { $you ->
    [yes] Você tem mais { $n } segundos.
   *[no] { $who } tem mais { $n } segundos.
}
play-online-fair = As cartas foram conferidas: vêm do que foi prometido antes da partida.
play-online-unfair = Atenção: as cartas não vêm do que o servidor tinha prometido antes da partida.
play-online-broken-off = A partida foi interrompida.

play-online-said = { $who }: { $text }
play-online-changed = O anfitrião mudou o que se joga: { $game }.
play-online-sat = { $you ->
    [yes] Você se senta no lugar { $n }.
   *[no] { $who } se senta no lugar { $n }.
}
play-online-bot-sat = O robô { $who } se senta no lugar { $n }.
play-online-stood = { $who } deixa o lugar.
play-online-kicked = { $who } teve de deixar o lugar.
play-online-ready = { $you ->
    [yes] Você está a postos.
   *[no] { $who } está a postos.
}
play-online-not-ready = { $you ->
    [yes] Você não está mais a postos.
   *[no] { $who } não está mais a postos.
}
play-online-new-host = { $you ->
    [yes] Agora a mesa é sua: você é o anfitrião.
   *[no] Agora o anfitrião é { $who }.
}
play-online-seeded = { $you ->
    [yes] Você acrescentou sua parte ao acaso das cartas.
   *[no] { $who } acrescentou uma parte ao acaso das cartas.
}
play-online-away = { $who } perdeu a conexão.
play-online-back = { $who } voltou.
play-online-stand-in = O robô { $bot } joga no lugar de { $who }.
play-online-silenced = { $you ->
    [yes] Você não pode mais falar aqui.
   *[no] { $who } não pode mais falar aqui.
}
play-online-unsilenced = { $you ->
    [yes] Você pode falar de novo.
   *[no] { $who } pode falar de novo.
}
play-online-woken = O servidor esteve fora e voltou: a partida continua de onde estava.
play-online-closed = A mesa foi fechada.
play-online-out-left = Você deixou a mesa.
play-online-out-kicked = Você foi mandado embora da mesa.
play-online-out-no-spectators = A partida começou, e não se pode assistir a ela.
play-online-notice = Da administração do servidor: { $text }
play-online-reported = Denúncia enviada. A administração do servidor vai analisar.
play-online-out-closed = A mesa foi fechada.
play-online-out-elsewhere = Você continuou nesta mesa a partir de outro lugar.

play-online-left-table = { $who } saiu da mesa.
play-online-stand-in-you = O robô { $bot } joga por você até a sua volta.
play-online-back-you = Você voltou: agora quem joga é você.
play-online-stood-in = Um robô jogou por você durante a sua ausência.
play-online-seat-waits = Seu lugar está guardado. Se demorar, um robô joga por você até a sua volta.
play-online-out-left-seated = Você saiu da mesa. Um robô joga por você, e seu lugar está guardado.
play-online-rated = A partida vale para o ranking.
play-online-unrated = A partida não vale para o ranking.
play-online-locked = A mesa tem senha.
play-online-hidden = O salão não mostra a mesa: as pessoas entram pelo link.
play-online-unwatched = Só quem joga pode ficar aqui durante a partida.
play-online-your-partner = joga com você
play-online-note-out = fora da partida
play-online-with-seats = { $n ->
    [one] com o lugar { $seats }
   *[other] com os lugares { $seats }
}

## page: no
## O que só o terminal diz, ou o worker com as suas dicas: a página não o carrega.

play-online-bad-address = "{ $text }" não é o endereço de um servidor: escreva como https://cartas.example ou localhost:8080, ou cole o link de uma mesa.
play-online-bad-code = "{ $text }" não leva a nenhuma mesa: dê o número dela na lista, o código de doze letras ou o link.
play-online-unreachable = Não foi possível alcançar o servidor { $server }: { $reason }
play-online-refused = O servidor { $server } não deixa você entrar: { $reason }
play-online-bad-token = O servidor não conhece este token. Crie outro, ou jogue como visitante sem --token.

play-online-welcome = Você está em { $server } como { $name }.
play-online-again = Conectado de novo.
play-online-broken = Não há conexão. O programa tenta de novo sozinho; q sai.
play-online-not-connected = Não há conexão agora: digite a jogada de novo quando ela voltar.
play-online-new-session = O servidor não conhecia mais você: você entra como um novo visitante.
play-online-unanswered = A conexão caiu antes da resposta do servidor. Veja se foi feito e, se não, peça de novo.
play-online-nonsense = O servidor disse algo que este programa não entende: talvez ele precise de uma atualização.
play-online-left = Até logo.
play-online-left-seated = Até logo. Seu lugar fica guardado por um tempo, depois um robô joga por você: volte com o mesmo comando.

play-online-lobby = Saguão
play-online-prompt = Comando:
play-online-no-tables = Nenhuma mesa está aberta.
# $stage: waiting, playing ou over; $free: lugares vazios; $names: quem está sentado
play-online-listed = { $n }: { $game }. { $names }. { $stage ->
    [playing] Uma partida está em andamento.
   *[other] { $free ->
        [0] Nenhum lugar vazio.
        [one] Um lugar vazio.
       *[other] { $free } lugares vazios.
    }
}{ $watching ->
    [0] {""}
    [one] {" "}Uma pessoa assiste.
   *[other] {" "}{ $watching } assistem.
}{ $locked ->
    [yes] {" "}Com senha.
   *[no] {""}
}
play-online-online = { $n ->
    [one] Uma pessoa está online.
   *[other] { $n } pessoas estão online.
}
play-online-people = { $n ->
    [one] Uma pessoa está online: { $who }.
   *[other] { $n } pessoas estão online, entre elas { $who }.
}
play-online-tip = Digite o número de uma mesa, "criar" e um jogo, ou ? para ajuda.

play-online-link = Outras pessoas entram por este link: { $link }
play-online-seat = Lugar { $n }: { $who }
play-online-seat-notes = Lugar { $n }: { $who } ({ $notes })
play-online-a-bot = { $name }, um robô
play-online-empty = vazio
play-online-note-host = anfitrião
play-online-note-ready = a postos
play-online-note-away = ausente
play-online-you-watch = Você assiste.
play-online-table-tip = Digite pronto quando quiser jogar. O anfitrião enche os lugares com "robô" e começa com "começar". ? para ajuda.
play-online-match-tip = Comece a linha com : para conversar, com / para comandos; ? mostra o que você pode digitar.

play-online-password-how = Digite a senha depois da mesa: { $command } SENHA
play-online-create-how = Diga qual jogo: { $games }. Depois dele podem vir opções, como players=4 clock=30 password=segredo.
play-online-bot-how = Diga qual robô, como "robô greedy", e se quiser em que lugar: "robô greedy 2".
play-online-bad-pair = "{ $text }" não foi entendido: escreva as opções como chave=valor, por exemplo players=4, clock=30, clock=300+5, public=off ou target=21.
play-online-which-seat = Diga um lugar de 1 a { $last }.
play-online-nobody = Não há ninguém chamado "{ $who }".
play-online-at-no-table = Você não está em nenhuma mesa.
play-online-unknown = "{ $text }" não foi entendido. Digite ? para ajuda.
play-online-muted = Você não ouve mais { $who }.
play-online-unmuted = Você ouve { $who } de novo.
play-online-no-hints = Numa partida com outras pessoas ninguém recebe a melhor jogada.

play-online-turn-of = É a vez de { $who }.
play-online-no-turn = Agora não é a vez de ninguém.
play-online-time = { $n ->
    [one] Você tem um segundo.
   *[other] Você tem { $n } segundos.
} + pede mais.
play-online-rematch = Digite pronto para outra partida, sair para ir ao saguão.

play-online-lobby-said = { $who }, no saguão: { $text }

# Palavras que se podem digitar, separadas por espaços. As inglesas sempre valem.
play-online-word-help = ajuda
play-online-word-tables = mesas saguão
play-online-word-people = pessoas quem
play-online-word-create = criar abrir
play-online-word-join = entrar assistir
play-online-word-say = dizer falar
play-online-word-mute = calar
play-online-word-unmute = ouvir
play-online-word-report = denunciar
play-online-word-table = mesa lugares
play-online-word-sit = sentar
play-online-word-stand = levantar
play-online-word-bot = robô robo
play-online-word-kick = expulsar
play-online-word-ready = pronto pronta
play-online-word-seed = semente
play-online-word-start = começar comecar
play-online-word-pause = pausa
play-online-word-more = mais
play-online-word-host = anfitrião anfitriao
play-online-word-silence = silenciar
play-online-word-change = mudar
play-online-word-leave = sair

play-online-help-lobby =
    mesas: as mesas abertas; Enter faz o mesmo
    entrar 2, ou 2: vai à mesa 2; entrar CÓDIGO SENHA: por código ou link
    criar escopa: abre uma mesa; podem seguir opções:
      players=4 clock=30 clock=300+5 password=X public=off spectators=off
      rated=off, e as regras do jogo, como target=21
    pessoas: quem está online
    dizer TEXTO, ou :TEXTO: conversa com todos aqui
    calar NOME, ouvir NOME: deixa de ouvir alguém, ouve de novo
    denunciar NOME TEXTO: avisa a administração sobre alguém
    q: sai
play-online-help-table =
    mesa, ou Enter: quem está em que lugar
    sentar, sentar 2, levantar: toma um lugar, deixa o lugar
    pronto: a postos para jogar, ou não mais
    semente TEXTO: sua própria parte no acaso das cartas
    dizer TEXTO, ou :TEXTO: conversa com a mesa; calar NOME, ouvir NOME
    sair: vai ao saguão; q: sai do programa
    O anfitrião: robô greedy, robô greedy 2: senta robôs; começar;
      mudar chave=valor: outras regras; expulsar 2, expulsar NOME;
      silenciar NOME: não deixa falar, ou deixa; anfitrião NOME: passa a vez
play-online-help-match =
    :TEXTO: conversa com a mesa; /calar NOME, /ouvir NOME
    +: mais tempo no seu relógio
    /mesa: quem está em que lugar; /sair: um robô continua por você
    O anfitrião: p: pausa, e continua; /expulsar 2; /silenciar NOME
    q: sai do programa

play-online-ask-leave = A partida está em andamento: se você sair, um robô joga por você, e seu lugar fica guardado. Digite de novo para sair.
play-online-come-back = Para voltar, digite: { $command }
play-online-offline = Não há conexão agora: digite de novo quando ela voltar.
play-online-silent = O servidor parou de responder.
play-online-watching = Assistem: { $who }.
play-online-watching-more = { $n ->
    [one] Mais uma pessoa assiste.
   *[other] Mais { $n } pessoas assistem.
}
play-online-watch-tip = Você assiste: digite sair para ir ao salão, :TEXTO para conversar, ? para ajuda.
play-online-help-watch =
    Enter: a mesa e o placar
    :TEXTO: conversa com a mesa; calar NOME, ouvir NOME
    mesa: quem está em que lugar; sair: vai ao salão
    O anfitrião: p: pausa, e continua; expulsar NOME; silenciar NOME; anfitrião NOME
    q: sai do programa
play-online-help-change =
    mudar scopa target=21: outro jogo, outras regras, também para a revanche;
      password=X, password=, public=off, spectators=off, rated=off como em criar
