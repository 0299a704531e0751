# Jogar nas mesas de um servidor pelo terminal: o salão, a mesa, a conexão.
#
# $you é yes quando quem ouve é quem age, no quando é outra pessoa, chamada $who.

play-online-options = Regras especiais: { $options }.
play-online-clock-move = { $n } segundos por jogada.
play-online-clock-bank = { $n } segundos para a partida, mais { $more } a cada jogada.

play-online-time-up = { $you ->
    [yes] Seu tempo acabou: um robô jogou por você.
   *[no] O tempo de { $who } acabou: um robô jogou.
}
play-online-pause-begins = A próxima rodada começa em { $n ->
    [one] um segundo
   *[other] { $n } segundos
}. O anfitrião pausa e continua com p.
play-online-paused = O anfitrião pausou a partida.
play-online-goes-on = A partida continua.
play-online-extended = { $you ->
    [yes] Você tem mais { $n } segundos.
   *[no] { $who } tem mais { $n } segundos.
}
play-online-fair = Cartas conferidas: são as que o servidor fixou antes da partida.
play-online-unfair = Atenção: as cartas não são as que o servidor fixou antes da partida.
play-online-broken-off = A partida foi interrompida.

play-online-said = { $who }: { $text }
play-online-changed = O anfitrião mudou o jogo: { $game }.
play-online-sat = { $you ->
    [yes] Você se senta no lugar { $n }.
   *[no] { $who } se senta no lugar { $n }.
}
play-online-bot-sat = O robô { $who } se senta no lugar { $n }.
play-online-stood = { $who } sai do lugar.
play-online-kicked = O anfitrião tirou { $who } da mesa.
play-online-ready = { $you ->
    [yes] Tudo pronto: é só esperar os outros.
   *[no] { $who } já pode começar.
}
play-online-not-ready = { $you ->
    [yes] Você pediu mais um momento.
   *[no] { $who } pediu mais um momento.
}
play-online-new-host = { $you ->
    [yes] Agora a mesa é sua: você é o anfitrião.
   *[no] Agora o anfitrião é { $who }.
}
play-online-seeded = { $you ->
    [yes] Seu texto entrou no sorteio das cartas.
   *[no] { $who } pôs um texto no sorteio das cartas.
}
play-online-away = { $who } perdeu a conexão.
play-online-back = { $who } voltou.
play-online-stand-in = O robô { $bot } joga no lugar de { $who }.
play-online-silenced = { $you ->
    [yes] Você não pode mais escrever na conversa desta mesa.
   *[no] { $who } não pode mais escrever na conversa desta mesa.
}
play-online-unsilenced = { $you ->
    [yes] Você pode escrever na conversa de novo.
   *[no] { $who } pode escrever na conversa de novo.
}
play-online-woken = O servidor foi reiniciado: a partida continua de onde estava.
play-online-closed = A mesa foi fechada.
play-online-out-left = Você saiu da mesa.
play-online-out-kicked = O anfitrião tirou você da mesa.
play-online-out-no-spectators = A partida começou, e esta mesa não aceita espectadores.
play-online-notice = Da administração do servidor: { $text }
play-online-reported = Denúncia enviada. A administração do servidor vai analisar.
play-online-out-closed = A mesa foi fechada.
play-online-out-elsewhere = Você abriu esta mesa em outra janela e continua por lá.

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
play-online-bad-code = Nenhuma mesa encontrada com "{ $text }": digite o número dela na lista, o código de doze letras e números ou o link.
play-online-unreachable = O servidor { $server } não responde: { $reason }
play-online-refused = O servidor { $server } não deixou você entrar: { $reason }
play-online-bad-token = O servidor não conhece este token. Crie outro, ou jogue como visitante sem --token.

play-online-welcome = Você está em { $server } como { $name }.
play-online-again = A conexão voltou.
play-online-broken = A conexão caiu. Reconectando; q sai.
play-online-not-connected = Sem conexão agora: digite a jogada de novo quando ela voltar.
play-online-new-session = O servidor não lembrava mais de você: você voltou como novo visitante.
play-online-unanswered = A conexão caiu antes da resposta do servidor. Confira se deu certo; se não, tente de novo.
play-online-nonsense = O servidor disse algo que este programa não entende: talvez seja hora de atualizar o programa.
play-online-left = Até logo.
play-online-left-seated = Até logo. Seu lugar fica guardado por um tempo, depois um robô joga por você: volte com o mesmo comando.

play-online-lobby = Salão
play-online-prompt = Comando:
play-online-no-tables = Nenhuma mesa aberta.
# $stage: waiting, playing ou over; $free: lugares vazios; $names: quem está sentado
play-online-listed = { $n }: { $game }. { $names }. { $stage ->
    [playing] Partida em andamento.
   *[other] { $free ->
        [0] Nenhum lugar vazio.
        [one] Um lugar vazio.
       *[other] { $free } lugares vazios.
    }
}{ $watching ->
    [0] {""}
    [one] {" "}Uma pessoa assistindo.
   *[other] {" "}{ $watching } pessoas assistindo.
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
play-online-note-ready = pronto
play-online-note-away = sem conexão
play-online-you-watch = Você está assistindo.
play-online-table-tip = Digite pronto quando quiser jogar. O anfitrião preenche os lugares com "robô" e começa com "começar". ? para ajuda.
play-online-match-tip = Comece a linha com : para conversar, com / para comandos; ? mostra o que você pode digitar.

play-online-password-how = Digite a senha depois da mesa: { $command } SENHA
play-online-create-how = Qual jogo? Escolha { $games }. Depois dele podem vir opções, como players=4 clock=30 password=segredo.
play-online-bot-how = Diga qual robô, como "robô greedy", e, se quiser, o lugar: "robô greedy 2".
play-online-bad-pair = "{ $text }" não é uma opção: escreva chave=valor, por exemplo players=4, clock=30, clock=300+5, public=off ou target=21.
play-online-which-seat = Digite um lugar de 1 a { $last }.
play-online-nobody = Ninguém aqui se chama "{ $who }".
play-online-at-no-table = Você não está em nenhuma mesa.
play-online-unknown = "{ $text }" não é um comando. Digite ? para ajuda.
play-online-muted = { $who } está em silêncio para você.
play-online-unmuted = Você voltou a ouvir { $who }.
play-online-no-hints = Numa partida com outras pessoas ninguém recebe a melhor jogada.

play-online-turn-of = É a vez de { $who }.
play-online-no-turn = Agora não é a vez de ninguém.
play-online-time = { $n ->
    [one] Você tem um segundo.
   *[other] Você tem { $n } segundos.
} Digite + para pedir mais.
play-online-rematch = Digite pronto para a revanche, ou sair para voltar ao salão.

play-online-lobby-said = { $who }, no salão: { $text }

# Palavras que se podem digitar, separadas por espaços. As inglesas sempre valem.
play-online-word-help = ajuda
play-online-word-tables = mesas salão salao saguão
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
    entrar 2, ou 2: vai para a mesa 2; entrar CÓDIGO SENHA: por código ou link
    criar escopa: cria uma mesa; depois podem vir opções:
      players=4 clock=30 clock=300+5 password=X public=off spectators=off
      rated=off, e as regras do jogo, como target=21
    pessoas: quem está online
    dizer TEXTO, ou :TEXTO: conversa com todo mundo aqui
    calar NOME, ouvir NOME: esconde as mensagens de alguém, mostra de novo
    q: sai
play-online-help-table =
    mesa, ou Enter: quem está em cada lugar
    sentar, sentar 2, levantar: ocupa um lugar, sai dele
    pronto: você já pode começar, ou ainda não
    semente TEXTO: um texto seu que entra no sorteio das cartas
    dizer TEXTO, ou :TEXTO: conversa com a mesa; calar NOME, ouvir NOME
    sair: volta ao salão; q: sai do programa
    Só o anfitrião: robô greedy, robô greedy 2: senta robôs; começar;
      mudar chave=valor: outras regras; expulsar 2, expulsar NOME;
      silenciar NOME: bloqueia na conversa, ou libera; anfitrião NOME
play-online-help-match =
    :TEXTO: conversa com a mesa; /calar NOME, /ouvir NOME
    +: mais tempo para você
    /mesa: quem está em cada lugar; /sair: um robô continua por você
    Só o anfitrião: p: pausa e continua; /expulsar 2; /silenciar NOME
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
play-online-watch-tip = Você está assistindo: digite sair para ir ao salão, :TEXTO para conversar, ? para ajuda.
play-online-help-watch =
    Enter: a mesa e o placar
    :TEXTO: conversa com a mesa; calar NOME, ouvir NOME
    mesa: quem está em que lugar; sair: vai ao salão
    O anfitrião: p: pausa, e continua; expulsar NOME; silenciar NOME; anfitrião NOME
    q: sai do programa
play-online-help-change =
    mudar scopa target=21: outro jogo, outras regras, também para a revanche;
      password=X, password=, public=off, spectators=off, rated=off como em criar
