# Jogar no terminal: o que é comum a todos os jogos.
#
# $you é yes quando quem faz é a pessoa com quem se fala, e no quando é outra, chamada $who.

you = você
# Depois de preposição.
you-to = você
person = Jogador

round-heading = { $game }, rodada { $n }
round-over = Fim da rodada { $n }
match-over = A partida acabou
your-turn = Sua vez
plays-first = { $you ->
    [yes] Você começa.
   *[no] { $who } começa.
}
# $teams: quem joga em cada equipe, as equipes separadas por ponto e vírgula
teams = Equipes: { $teams }.

# $cards: as cartas da mão, cada uma com o seu lugar
hand = Sua mão: { $cards }
hand-empty = Sua mão está vazia.
holds = { $you ->
    [yes] Você tem na mão { $cards }.
   *[no] { $who } tem na mão { $cards }.
}
place-card = { $place }, { $card }

# $scores: score-one de cada lado, separados por vírgulas
score = Placar: { $scores }.
score-one = { $who } { $points }
total = Total
grid-cell = { $who } { $cell }
# $verdict: a consequência, numa frase; pode estar vazia
grid-row = { $label }: { $cells }. { $verdict }

eliminated = Fora da partida: { $who }.
wins = { $you ->
    [yes] Você venceu!
   *[no] { $who } venceu.
}
team-wins = Vitória para { $who }!
shared-victory = Vitória dividida: { $who }.

# $moves: suggest-…, o que foi desfeito
takes-back = { $you ->
    [yes] Você desfaz: { $moves }.
   *[no] { $who } desfaz: { $moves }.
}
# $n: quantas jogadas
takes-moves-back = { $you ->
    [yes] Você desfaz { $n ->
        [one] a última jogada
       *[other] as últimas { $n } jogadas
    }.
   *[no] { $who } desfaz { $n ->
        [one] a última jogada
       *[other] as últimas { $n } jogadas
    }.
}

left = A partida está salva em { $file }. Para continuar: { $command }
no-pause-now = Só dá para pausar entre as rodadas: lá, p pausa, e p de novo continua.

## page: no
## O que só o terminal diz, ou o worker com as suas dicas: a página não o carrega.

person-number = Jogador { $n }

prompt-move = Sua jogada:
prompt-choice = Qual?
prompt-ready = Tecle Enter:
choose-a-number = Digite um número de 1 a { $last }, ou tecle Enter para voltar.
pass-keyboard = É a vez de { $who }. Passe o teclado para { $who }, e só então tecle Enter.

pause-begins = A próxima rodada começa em { $n ->
    [one] um segundo
   *[other] { $n } segundos
}. Enter começa já; p pausa.
paused = Pausa. Tecle p ou Enter para continuar.
pause-help = Tecle Enter para começar a próxima rodada, p para pausar, ou q para salvar e sair.

# $typed: o que se digitou, como 7c; $card: o nome inteiro da carta
typed-card = { $typed }: { $card }.

no-such-place = Não existe { $place } na sua mão: suas cartas vão de h1 a { $last }.

recorded = A partida está gravada em { $file }.
left-unsaved = Você saiu da partida, e não deu para salvar.
record-lost = Não dá para gravar esta partida, mas você pode continuar jogando: { $reason }
record-exists = O arquivo { $file } já existe: escolha outro nome, ou continue a partida que está nele com --resume.
record-impossible = Não dá para gravar a partida em { $file }: { $reason }
record-no-folder = Não dá para gravar a partida em { $file }: a pasta { $folder } não existe. Crie a pasta, ou escolha outro lugar.
resumed = { $n ->
    [0] A partida continua do começo.
    [one] A partida continua depois da primeira jogada.
   *[other] A partida continua depois de { $n } jogadas.
}
nothing-to-resume = Não há partida por terminar: comece uma com baralho play e o nome de um jogo.
already-finished = A partida em { $file } já terminou: reveja com baralho replay.
# $reason: uma frase
wrong-record = A gravação { $file } quebra as regras na linha { $line }: { $reason }

which-game = Qual jogo? Escolha { $games }.
unknown-game = O jogo "{ $game }" não existe: escolha { $games }.
unknown-bot = O robô "{ $bot }" não existe neste jogo: escolha { $bots }.
bot-without-budget = O robô { $bot } responde na hora e não aceita limite de tempo: só { $bots } aceita.
bad-budget = "{ $budget }" não é um limite: escreva um tempo como 200ms ou 1.5s (até 600s), ou um número de iterações como 5000it.
bot-sees-all = O robô { $bot } vê todas as cartas, o que é trapaça: só joga em "baralho sim", para medir o que é possível.
too-many-people = { $humans } pessoas não cabem numa mesa para { $players }: peça menos com --humans, ou uma mesa maior com --players.
too-many-bots = { $bots ->
    [one] Um robô não cabe
   *[other] { $bots } robôs não cabem
} numa mesa para { $players }: { $most ->
    [0] as pessoas ocupam todos os lugares
    [one] só há lugar para um
   *[other] há lugar para { $most }
}.

replay-unfinished = A gravação acaba aqui: a partida não chegou ao fim.
tip = Digite ? para ajuda, q para salvar e sair.

choice = { $n }: { $text }
