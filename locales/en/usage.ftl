# What was typed that cannot be meant so; the older messages are in cli.ftl.
usage-near = Did you mean { $near }?
expected-address = an address and a port, such as 127.0.0.1:8080, 0.0.0.0:8080 or [::1]:8080
expected-seed = a whole number from 0 to { $high }, or 64 hexadecimal digits

serve-in-use = Process { $pid } is using the folder { $folder }, most likely another server: stop it, or choose another folder with --data.
serve-in-use-unknown = Another process is using the folder { $folder }, most likely a server: stop it, or choose another folder with --data.
