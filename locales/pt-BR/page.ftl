# A página: o que só ela diz.

page-title = Baralho
