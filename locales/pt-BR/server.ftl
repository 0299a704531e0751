# What a server answers to requests that it refuses. One sentence each, whole, with its full stop.

http-not-signed-in = Você não entrou na conta, ou sua sessão acabou: entre de novo ou jogue como visitante.
http-session-only = Um token não permite isso: entre com a sua senha.
http-wrong-login = Nome ou senha errados.
http-wrong-password = Senha errada.
http-weak-password = A senha precisa ter de { $low } a { $high } caracteres.
http-name-needed = Escolha um nome com pelo menos uma letra ou um número.
http-name-taken = Esse nome, ou um muito parecido, já é de outra pessoa: escolha outro.
http-name-too-long = O nome pode ter no máximo { $most } caracteres.
# $character: such as U+202E
http-name-character = O nome não pode ter o caractere { $character }.
http-registered-already = Você já tem conta.
http-not-registered = Você ainda não tem senha: crie uma conta antes.
http-wrong-recovery = Nome errado, ou código ou link errado ou já usado: confira os três.
http-registration-closed = Neste servidor não dá para criar contas.
http-wrong-code = Para um nome novo é preciso o código que quem mantém este servidor distribui: este não é o certo.
http-no-guests = Visitantes não jogam neste servidor: entre, ou crie uma conta.
http-too-many-tokens = Você já tem { $most } tokens: revogue um primeiro.
http-bad-label = O token precisa de um nome de no máximo { $most } caracteres.
http-not-found = Não há nada aqui.
http-not-allowed = Isso não pode ser feito aqui.
http-wrong-origin = O pedido vem da página de outro site.
http-not-json = Envie JSON, com o tipo de conteúdo application/json.
http-not-websocket = Este endereço é dos WebSockets: conecte-se com um.
# $detail: what a parser says, in English
http-bad-request = Não deu para ler o pedido: { $detail }
http-too-large = O pedido é grande demais: no máximo { $most } bytes.
http-too-fast = Tentativas demais: espere { $seconds ->
    [one] um segundo
   *[other] { $seconds } segundos
} e tente de novo.
http-too-slow = O pedido demorou demais.
http-busy = Tem gente demais querendo isso agora: tente de novo daqui a pouco.
http-too-many-connections = Conexões demais do seu endereço, ou com este servidor: feche algumas e tente de novo em instantes.
# $host: the name in the request; hosts is the key in the config file
http-wrong-host = Este servidor não se chama { $host }. Quem o mantém pode pôr o nome em hosts na configuração.
http-unavailable = O servidor está sem acesso aos seus dados: tente de novo daqui a pouco.
http-trouble = Algo deu errado no servidor: tente de novo.

# The name of somebody who has not chosen one. At most 24 characters with the number.
http-guest-name = Visitante { $number }

# baralho serve
cli-serve = Abre mesas online para quem alcança esta máquina
    .more =
        As pessoas jogam no navegador ou com baralho play --online URL, como visitantes ou com um
        nome que guardam. Cada jogada está no disco antes de alguém saber dela: dá para matar o
        servidor a qualquer momento, e as partidas continuam de onde estavam. Pare com Ctrl-C ou
        SIGTERM.

        Sem certificado ele usa HTTP simples, o que basta para esta máquina ou uma rede de amigos.
        Para a internet, dê um certificado, ou ponha na frente um proxy que tenha um e use
        --behind-proxy. Os logs vão para a saída de erros; BARALHO_LOG diz quanto.

        Tudo o que dá para ajustar, com comentários: --print-config. Devolva o arquivo com --config;
        com SIGHUP o servidor lê de novo. Variáveis (BARALHO_...) valem mais que ele.
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
cli-serve-behind_proxy = Confia num proxy à frente sobre quem são os clientes
cli-serve-public_url = Como se chega ao servidor, se um proxy muda o endereço
cli-serve-grace = Segundos que se guarda o lugar de quem perdeu a conexão (60)
cli-serve-no_limits = Para testes de carga: sem limites por endereço

# $url: where people find it
serve-at = Servindo em { $url }
serve-insecure = Outras pessoas alcançam este servidor, e ele usa HTTP simples: quem estiver no caminho pode ler as senhas. Dê um certificado com --tls-cert e --tls-key, ou ponha na frente um proxy que tenha um.
# $error, $detail: what the system or the database says, in English
serve-cannot-listen = Não foi possível escutar em { $address }: { $error }. Escolha outra porta com --bind.
serve-cannot-store = Não deu para abrir o armazenamento: { $detail }
serve-cannot-certify = Não deu para usar o certificado: { $detail }
serve-cannot-configure = Não dá para usar a configuração: { $detail }
serve-cannot = Não foi possível servir: { $detail }

# A notice in place of the page.
web-no-page = Este servidor foi compilado sem a página. Pode-se jogar aqui de um terminal: "baralho play --online URL", com este endereço. Quem cuida do servidor obtém a página com "cargo xtask run serve", ou a gera com "cargo xtask page PASTA" e indica a pasta em BARALHO_PAGE.
serve-no-page = Este programa foi compilado sem a página: os navegadores recebem só um aviso. "cargo xtask run serve" gera os dois; ou indique a pasta de uma página em BARALHO_PAGE.
