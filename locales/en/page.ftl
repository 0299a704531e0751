# The page: what nobody else says.

page-title = Baralho
