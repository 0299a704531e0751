# La pagina: ciò che solo lei dice.

page-title = Baralho
