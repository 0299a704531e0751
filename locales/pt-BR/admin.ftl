# Governing a server: what it answers to those who may not come in, baralho admin, and the administrators' page.

http-banned = Você não pode usar este servidor: fale com quem o administra.
http-read-only = O servidor está em manutenção e nada de novo pode ser guardado agora: tente mais tarde.

# Why an action is not done. $detail: what a parser, the system or the database says, in English
admin-wrong-bad-action = Isto não é uma ação: { $detail }
admin-wrong-no-account = Ninguém se chama "{ $name }": escreva o nome de uma conta.
admin-wrong-guest = "{ $name }" é visitante: isto é só para quem tem conta.
admin-wrong-no-administrator = "{ $name }" não administra este servidor.
admin-wrong-name-or-addresses = Escreva um nome ou --addresses, não os dois.
admin-wrong-bad-range = "{ $text }" não é uma faixa de endereços: escreva 203.0.113.7 ou 203.0.113.0/24.
admin-wrong-bad-days = { $days } dias: escreva um número de 1 a { $most }, ou nenhum para sempre.
admin-wrong-bad-text = Um texto tem de 1 a { $most } caracteres visíveis.
admin-wrong-not-banned = { $whom } não está na lista de expulsões.
admin-wrong-not-muted = { $whom } pode escrever na conversa.
admin-wrong-bad-code = "{ $table }" não é um código de mesa: o código tem doze letras e números.
admin-wrong-no-table = A mesa { $table } não existe, ou já fechou.
admin-wrong-no-report = A denúncia { $id } não existe, ou já foi vista.
admin-wrong-file-exists = { $file } já existe: escolha o nome de um arquivo novo.
admin-wrong-bad-file = Não dá para escrever em "{ $file }": escolha um arquivo em uma pasta que existe.
admin-wrong-no-data = A pasta { $folder } não tem nada de um servidor: indique a pasta certa com --data.
admin-wrong-no-answer = O servidor não responde como devia: { $detail }
admin-wrong-store = Não deu certo: { $detail }

# baralho admin
cli-admin = Administra um servidor: pessoas, mesas, denúncias, cópias
    .more =
        Funciona em um servidor ligado, que obedece em um segundo, e em um desligado: --data dá a pasta dele,
        --database o banco de dados, que vários servidores podem dividir, --config o arquivo com
        que ele começa. Sem nenhum deles, vale o que baralho serve usaria. Tudo o que se faz fica no registro de auditoria.

        Com --json a resposta é um objeto JSON.
    .examples =
        baralho admin statistics
        baralho admin ban Ana --days 7 --reason spam
        baralho admin ban --addresses 203.0.113.0/24 --data /srv/baralho
        baralho admin backup /backup/monday.sqlite --data /srv/baralho
        baralho admin reports --all --json --database postgres://baralho@db.example/baralho
cli-admin-data = A pasta do servidor (~/.local/share/baralho)
cli-admin-database = O banco PostgreSQL do servidor; ou defina BARALHO_DATABASE
cli-admin-config = O arquivo de configuração do servidor
cli-admin-json = Responde com um objeto JSON
cli-admin-make-administrator = Deixa alguém usar a página de administração
cli-admin-unmake-administrator = Tira isso de novo
cli-admin-reset-password = Cria um link para uma senha nova, que vale uma vez, por um dia
cli-admin-ban = Impede alguém de entrar, ou quem vem de certos endereços
cli-admin-unban = Deixa entrar de novo
cli-admin-mute = Impede alguém de escrever na conversa
cli-admin-unmute = Deixa escrever na conversa de novo
cli-admin-bans = Lista quem está fora ou sem poder escrever na conversa
cli-admin-close-table = Fecha uma mesa, mesmo com partida em andamento
cli-admin-reports = Lista as denúncias, com o que foi dito
cli-admin-settle-report = Marca uma denúncia como vista
cli-admin-announce = Avisa todo mundo, também quem chegar depois
cli-admin-announce-off = Retira o aviso
cli-admin-read-only = Não deixa começar nada novo; as partidas continuam
cli-admin-backup = Copia tudo para um arquivo novo, também em uso
cli-admin-restore = Repõe uma cópia no lugar do que está guardado
cli-admin-check = Confere se tudo o que está guardado está inteiro
cli-admin-vacuum = Devolve o espaço em disco não usado
cli-admin-statistics = Mostra quanto há de tudo
cli-admin-audit = Lista o que foi feito por quem administra
cli-admin-delete-account = Apaga uma conta, com o que ela disse
cli-any-account = O nome de uma conta
cli-any-addresses = Um endereço ou uma faixa: 203.0.113.7, 203.0.113.0/24
cli-any-days = Por quantos dias; sem isto, para sempre
cli-any-reason = Por quê, para a lista e a auditoria
cli-admin-close-table-code = O código no link da mesa
cli-admin-reports-all = Também as já vistas
cli-admin-settle-report-id = O número dela na lista
cli-admin-announce-text = O que dizer
cli-admin-read-only-switch = on ou off
cli-admin-backup-file = O arquivo novo
cli-admin-restore-file = A cópia
cli-admin-audit-limit = Quantas no máximo, as últimas primeiro (50)

# What was done. $until: admin-until or admin-for-ever
admin-done-make-administrator = { $name } agora administra este servidor.
admin-done-unmake-administrator = { $name } não administra mais este servidor.
admin-done-reset-password = Mande este link para { $name }. Ele serve uma vez, { $until }, para escolher uma senha nova: { $link }
admin-done-ban = { $whom } não pode entrar, { $until }.
admin-done-unban = { $whom } pode entrar de novo.
admin-done-mute = { $whom } não pode escrever na conversa, { $until }.
admin-done-unmute = { $whom } pode escrever na conversa de novo.
admin-done-close-table = A mesa { $table } está fechando.
admin-done-settle-report = A denúncia { $id } foi marcada como vista.
admin-done-announce = Todo mundo recebe o aviso: { $text }
admin-done-announce-off = O aviso foi retirado.
admin-done-read-only-on = Agora nada novo pode começar; as partidas continuam.
admin-done-read-only-off = Já dá para começar coisas novas.
admin-done-backup = Tudo foi copiado para { $file } ({ $bytes } bytes).
admin-done-restore = { $folder } agora tem o que estava em { $file }.
admin-done-restore-restarting = O servidor recomeça com o que está em { $file }.
admin-done-check = Tudo o que está guardado está inteiro.
admin-damage = O que está guardado está danificado: reponha uma cópia.
admin-done-vacuum = { $before } bytes antes, { $after } agora.
admin-done-delete-account = A conta foi apagada.
# $time: such as 2026-11-18 16:40
admin-until = até { $time } UTC
admin-for-ever = para sempre
admin-no-bans = Ninguém está fora nem em silêncio.
admin-no-reports = Não há denúncias.
admin-no-audit = Ninguém fez nada ainda.
# Who told about whom, and where. $table: a code, or a dash
admin-report = Denúncia { $id }, { $time } UTC: { $name }, por { $reporter }, mesa { $table }

# Headings, labels and buttons.
admin-kind-ban = Expulsão
admin-kind-mute = Silêncio
admin-heading-kind = O quê
admin-heading-whom = Quem
admin-heading-end = Até
admin-heading-reason = Motivo
admin-heading-time = Quando (UTC)
admin-heading-who = Por
admin-heading-detail = Detalhes
admin-stat-guests = Visitantes
admin-stat-registered = Contas
admin-stat-live-tables = Mesas ativas
admin-stat-archived-tables = Mesas arquivadas
admin-stat-closed-tables = Mesas fechadas
admin-stat-log-lines = Linhas nos logs
admin-stat-games = Partidas terminadas
admin-stat-open-reports = Denúncias abertas
admin-stat-bytes = Bytes guardados
admin-stat-unused-bytes = Bytes sem uso
admin-stat-administrators = Administradores
admin-stat-read-only = Nada novo pode começar
admin-stat-notice = Aviso
admin-yes = sim
admin-no = não
admin-none = nenhum

# The administrators' page.
admin-page-title = Administração
admin-page-not-yours = Esta página é para quem administra este servidor. Entre antes com a sua conta.
admin-page-old-form = Este formulário é de outra sessão: recarregue a página e tente de novo.
admin-page-statistics = Estatísticas
admin-page-reports = Denúncias abertas
admin-page-said = O que a pessoa disse
admin-page-measures = Fora ou em silêncio
admin-page-audit = O que foi feito
admin-page-people = Pessoas
admin-page-server = O servidor
admin-page-name = Nome de uma conta
admin-page-addresses = Ou endereços, como 203.0.113.0/24
admin-page-days = Dias (vazio: para sempre)
admin-page-text = Aviso para todo mundo
admin-page-code = Código de uma mesa
admin-page-do-ban = Expulsar
admin-page-do-mute = Silenciar
admin-page-do-settle = Marcar como vista
admin-page-do-lift = Suspender
admin-page-do-announce = Avisar todo mundo
admin-page-do-announce-off = Retirar o aviso
admin-page-do-read-only = Não deixar começar nada novo
admin-page-do-read-only-off = Deixar começar de novo
admin-page-do-close = Fechar a mesa
admin-page-do-reset = Criar um link para senha nova
admin-page-do-make = Dar a administração
admin-page-do-unmake = Tirar a administração
admin-page-do-delete = Apagar a conta
admin-page-sure = Sei que não dá para desfazer
admin-page-do-check = Conferir o que está guardado
admin-page-do-backup = Fazer cópia de segurança no servidor
admin-page-backups = Cópias de segurança
admin-page-backup = Cópia
admin-page-no-backup = Ainda não existe cópia para repor.
admin-page-do-restore = Repor esta cópia
admin-page-do-vacuum = Devolver o espaço não usado
admin-page-back = Voltar
