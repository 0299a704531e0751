# What a server answers to requests that it refuses. One sentence each, whole, with its full stop.

http-not-signed-in = Você não entrou, ou sua sessão acabou: entre de novo ou jogue como visitante.
http-session-only = Um token não pode fazer isso: entre com a sua senha.
http-wrong-login = O nome ou a senha estão errados.
http-wrong-password = A senha está errada.
http-weak-password = Uma senha tem de { $low } a { $high } caracteres.
http-name-needed = Escolha um nome com pelo menos uma letra ou um algarismo.
http-name-taken = Outra pessoa já tem esse nome, ou um que parece igual: escolha outro.
http-name-too-long = Um nome tem no máximo { $most } caracteres.
# $character: such as U+202E
http-name-character = Um nome não pode conter o caractere { $character }.
http-registered-already = Você já tem cadastro.
http-not-registered = Você ainda não tem senha: registre-se primeiro.
http-wrong-recovery = O nome, ou o código ou link para senha esquecida, está errado ou já foi usado.
http-registration-closed = Neste servidor não é possível registrar nomes.
http-wrong-code = Um nome novo precisa do código que quem mantém este servidor distribui, e não é este.
http-no-guests = Visitantes não jogam neste servidor: entre, ou registre um nome.
http-too-many-tokens = Você já tem { $most } tokens: cancele um primeiro.
http-bad-label = Um token precisa de um rótulo de no máximo { $most } caracteres.
http-not-found = Não há nada aqui.
http-not-allowed = Isso não pode ser feito aqui.
http-wrong-origin = O pedido vem da página de outro site.
http-not-json = Envie JSON, com o tipo de conteúdo application/json.
http-not-websocket = Esta é a porta dos WebSockets: conecte-se com um.
# $detail: what a parser says, in English
http-bad-request = Não foi possível ler o pedido: { $detail }
http-too-large = O pedido é grande demais: no máximo { $most } bytes.
http-too-fast = Tentativas demais: espere { $seconds ->
    [one] um segundo
   *[other] { $seconds } segundos
} e tente de novo.
http-too-slow = O pedido demorou demais.
http-busy = Muita gente quer isso agora: tente de novo daqui a pouco.
http-too-many-connections = Conexões demais do seu endereço, ou com este servidor: feche algumas e tente de novo em instantes.
# $host: the name in the request; hosts is the key in the config file
http-wrong-host = Este servidor não se chama { $host }. Quem o mantém pode pôr o nome em hosts na configuração.
http-unavailable = O servidor está sem acesso aos seus dados: tente de novo daqui a pouco.
http-trouble = Algo deu errado no servidor: tente de novo.

# The name of somebody who has not chosen one. At most 24 characters with the number.
http-guest-name = Visitante { $number }

# baralho serve
cli-serve = Abrir mesas on-line para quem alcançar esta máquina
    .more =
        As pessoas jogam no navegador ou com baralho play --online URL, como visitantes na hora ou
        com um nome que guardam. Cada jogada está no disco antes de alguém saber dela: o servidor
        pode ser morto a qualquer momento, e os jogos continuam de onde estavam. Pare-o com Ctrl-C
        ou SIGTERM.

        Sem certificado ele fala HTTP simples, o que basta para esta máquina ou uma rede de amigos.
        Para a internet, dê um certificado, ou ponha na frente um proxy que tenha um e diga
        --behind-proxy. Os registros vão para a saída de erros; BARALHO_LOG diz quanto.

        Tudo o que se pode ajustar, com comentários: --print-config. Devolva o arquivo com --config;
        com SIGHUP o servidor o lê de novo. Variáveis (BARALHO_...) valem mais que ele.
    .examples =
        baralho serve
        baralho serve --bind 0.0.0.0:8080 --data /srv/baralho
        baralho serve --bind [::]:443 --tls-cert fullchain.pem --tls-key privkey.pem
        baralho serve --database postgres://baralho@db.example/baralho --behind-proxy
cli-serve-config = Um arquivo com ajustes (veja --print-config)
cli-serve-print_config = Mostra todos os ajustes comentados, como arquivo para --config, e termina
cli-serve-bind = Endereço e porta; 0.0.0.0 deixa os outros entrarem (127.0.0.1:8080)
cli-serve-data = Onde tudo fica guardado (~/.local/share/baralho)
cli-serve-database = Um banco PostgreSQL em vez disso; ou defina BARALHO_DATABASE
cli-serve-tls_cert = A cadeia de certificados para HTTPS, em formato PEM
cli-serve-tls_key = A chave privada do certificado, em formato PEM
cli-serve-behind_proxy = Acreditar num proxy à frente sobre quem são os clientes
cli-serve-public_url = Como se chega ao servidor, se um proxy muda o endereço
cli-serve-grace = Por quanto tempo guardar o lugar de quem caiu (60)
cli-serve-no_limits = Para testes de carga: um endereço só pode tudo

# $url: where people find it
serve-at = Servindo em { $url }
serve-insecure = Outros alcançam este servidor, e ele fala HTTP simples: quem estiver no caminho pode ler as senhas. Dê um certificado com --tls-cert e --tls-key, ou ponha na frente um proxy que tenha um.
# $error, $detail: what the system or the database says, in English
serve-cannot-listen = Não foi possível escutar em { $address }: { $error }. Escolha outra porta com --bind.
serve-cannot-store = Não foi possível abrir o armazenamento: { $detail }
serve-cannot-certify = Não foi possível usar o certificado: { $detail }
serve-cannot-configure = Não dá para usar a configuração: { $detail }
serve-cannot = Não foi possível servir: { $detail }

# The plain page. Labels of fields and buttons; sentences have their full stop.
web-title = Baralho: jogos de cartas
web-insecure = Esta conexão não é cifrada: escolha uma senha que você não usa em mais nenhum lugar.
web-name = Nome
web-password = Senha
web-guest = Jogar como visitante
web-login = Entrar
web-register = Cadastrar-se
web-keep = Guardar este nome
web-logout = Sair
web-tables = Mesas
web-game = Jogo
web-players = Jogadores
web-create = Abrir uma mesa
web-code = Código de uma mesa
web-join = Entrar
web-online = On-line:
web-sit = Sentar-se
web-stand = Levantar-se
web-ready = Pronto
web-start = Começar
web-pause = Pausar ou continuar
web-leave = Sair da mesa
web-bot = Robô
web-add-bots = Preencher os lugares vazios com robôs
web-position = O que você vê
web-moves = Suas jogadas
web-story = O que aconteceu
web-chat = Conversa
web-say = Diga algo
web-send = Enviar
web-away = A conexão caiu; tentando de novo.
web-trouble = Algo deu errado: tente de novo.
web-started = A partida começa.
web-paused = A partida está em pausa.
web-goes-on = A partida continua.
# $points: those of every side, such as 11 : 4
web-over = A partida acabou: { $points }.
web-no-page = Este servidor foi compilado sem a página: esta, bem simples, é tudo o que ele tem. Inicie com "cargo xtask run serve", ou gere a página com "cargo xtask page PASTA" e indique a pasta em BARALHO_PAGE.
serve-no-page = Este programa foi compilado sem a página: os navegadores recebem uma bem simples. "cargo xtask run serve" gera os dois; ou indique a pasta de uma página em BARALHO_PAGE.
