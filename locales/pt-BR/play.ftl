# Jogar no terminal: o que é comum a todos os jogos.
#
# $you é yes quando quem faz é a pessoa com quem se fala, e no quando é outra, chamada $who.

you = você
# Depois de preposição.
you-to = você
person = Jogador

round-heading = { $game }, rodada { $n }
round-over = Fim da rodada { $n }
game-over = O jogo acabou
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

choice = { $n }: { $text }

left = O jogo está salvo em { $file }. Para continuar: { $command }

no-pause-now = O relógio só anda entre as rodadas: lá, p para o relógio, e p de novo continua.

## page: no
## O que só o terminal diz, ou o worker com as suas dicas: a página não o carrega.

person-number = Jogador { $n }

prompt-move = Sua jogada:
prompt-choice = Qual?
prompt-ready = Tecle Enter:
choose-a-number = Digite um número de 1 a { $last }, ou tecle Enter para pensar de novo.
pass-keyboard = É a vez de { $who }. Passe o teclado para { $who }, que então tecla Enter.

pause-begins = A próxima rodada começa em { $n ->
    [one] um segundo
   *[other] { $n } segundos
}. Enter começa já; p para o relógio.
paused = O relógio está parado. Tecle p ou Enter para continuar.
pause-help = Tecle Enter para começar a próxima rodada, p para parar o relógio, ou q para salvar e sair.

no-such-place = Não há { $place } na sua mão: as cartas vão de h1 a { $last }.

recorded = O jogo está registrado em { $file }.
left-unsaved = Você saiu do jogo, que não pôde ser salvo.
record-lost = Não dá para registrar este jogo, que continua mesmo assim: { $reason }
record-exists = Já existe um arquivo { $file }: escolha outro nome, ou continue o jogo que está nele com --resume.
record-impossible = Não dá para registrar o jogo em { $file }: { $reason }
record-no-folder = Não dá para registrar o jogo em { $file }: a pasta { $folder } não existe. Crie a pasta, ou escolha outro lugar.
resumed = { $n ->
    [0] Você continua o jogo antes da primeira jogada.
    [one] Você continua o jogo depois da primeira jogada.
   *[other] Você continua o jogo depois de { $n } jogadas.
}
nothing-to-resume = Não há jogo por terminar: comece um com baralho play e o nome de um jogo.
already-finished = O jogo em { $file } já terminou: assista com baralho replay.
# $reason: uma frase
wrong-record = O registro { $file } não segue as regras na linha { $line }: { $reason }

which-game = Diga qual jogo: { $games }.
unknown-game = Não há o jogo "{ $game }": escolha { $games }.
unknown-bot = Não há o robô "{ $bot }" para este jogo: escolha { $bots }.
bot-without-budget = O robô { $bot } responde na hora e não aceita tempo: só { $bots } aceita.
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

replay-unfinished = O registro acaba aqui: o jogo não foi terminado.
tip = Digite ? para ver o que se pode digitar, q para salvar e sair.
