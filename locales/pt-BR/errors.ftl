# O que estava errado e o que seria certo. Cada mensagem é uma frase inteira, com ponto final.

# $suits: as letras dos naipes com seus nomes; $example: uma carta como se digita
error-card = "{ $text }" não é uma carta: escreva o valor (A 2 3 4 5 6 7 8 9 10 J Q K) e depois o naipe, { $suits }, como em { $example }.
# $languages: cada código com o nome da língua
error-language = O idioma "{ $text }" não está disponível: escolha { $languages }.

expected-range = um número inteiro de { $low } a { $high }
expected-range-or = um número inteiro de { $low } a { $high }, ou { $word }

error-not-a-pair = "{ $text }" não é uma opção: escreva nome=valor, como em target=21.
error-unknown-option = A opção "{ $option }" não existe: escolha { $known }.
# $expected: expected-…, ou uma lista de palavras
error-bad-value = A opção { $option } não pode ser "{ $value }": ela aceita { $expected }.
error-players = { $game } não é para { $players }: o número certo é { $expected }.
# $players, $each, $needed, $cards: coisas já contadas, como "quatro jogadores"
error-not-enough-cards = Faltam cartas: { $players } com { $each } cada precisam de { $needed }, e só há { $cards }. Dê menos cartas a cada um, jogue com menos gente ou use mais baralhos.
# $options: duas opções; $why: conflict-…
error-conflict = { $options } não combinam: { $why }

# $expected: como se escreve uma jogada
error-notation = "{ $text }" não é uma jogada: escreva { $expected }.

error-deck-count = O baralho precisa de { $expected }, mas recebeu { $given }.
# $faces: os valores que existem
error-deck-not-in-deck = Este baralho não tem { $card }: os valores são { $faces }.
error-deck-too-many = Cópias demais: o baralho tem { $card } { $copies ->
    [one] só uma vez
   *[other] só { SPELL($copies, gender: "feminine") } vezes
}.

error-record-io = Não dá para ler a gravação: { $reason }
error-record-empty = A gravação está vazia: ela deveria começar com uma linha de cabeçalho.
# $reason: o que diz o leitor de JSON, em inglês
error-record-header = A linha { $line } não é o cabeçalho de uma gravação ({ $reason }): deveria ser um objeto JSON com { $form }.
error-record-version = Esta gravação está na versão { $given } do formato, e este programa lê até a versão { $latest }: atualize o baralho para ler.
error-record-line = A linha { $line } não é jogada nem resultado ({ $reason }): deveria ser { $form_move } ou { $form_result }.

error-io-not-found = Esse arquivo não existe.
error-io-permission = Esta conta não tem permissão para abri-lo.
error-io-directory = É uma pasta, não um arquivo.
error-io-full = Não há mais espaço no disco.
# $detail: o que diz o sistema
error-io-other = O sistema diz "{ $detail }".

error-record-long-line = A linha { $line } passa de { $mebibytes } MiB: nenhuma linha de uma gravação é tão longa.
error-record-long = A gravação passa de { $lines } linhas: nenhuma partida é tão longa.
error-record-another = Na linha { $line } começa outra gravação, e aqui só cabe um arquivo com uma. Arquivos com muitas são para baralho verify e baralho replay.
