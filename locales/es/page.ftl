# La página: lo que solo ella dice.

page-title = Baralho
