# O que foi digitado e não pode ser; as outras mensagens estão em cli.ftl.
usage-near = Você quis dizer { $near }?
expected-address = um endereço e uma porta, como 127.0.0.1:8080, 0.0.0.0:8080 ou [::1]:8080
expected-seed = um número inteiro de 0 a { $high }, ou 64 dígitos hexadecimais

serve-in-use = O processo { $pid } está usando a pasta { $folder }, e deve ser outro servidor: pare esse processo ou escolha outra pasta com --data.
serve-in-use-unknown = Outro processo está usando a pasta { $folder }, e deve ser um servidor: pare esse processo ou escolha outra pasta com --data.
