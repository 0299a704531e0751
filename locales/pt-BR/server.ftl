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
http-unavailable = O servidor está sem acesso aos seus dados: tente de novo daqui a pouco.
http-trouble = Algo deu errado no servidor: tente de novo.

# The name of somebody who has not chosen one. At most 24 characters with the number.
http-guest-name = Visitante { $number }
