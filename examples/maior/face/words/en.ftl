# Maior, the tutorial game.

game-maior = Maior
    .about = the highest card takes the trick

maior-dealt = Everyone has { SPELL($n) } cards.
maior-plays = { $you ->
    [yes] You play { $card }.
   *[no] { $who } plays { $card }.
}
maior-takes = { $you ->
    [yes] You take the trick.
   *[no] { $who } takes the trick.
}
maior-tricks = Tricks
maior-trick = This trick so far: { $cards }.
maior-no-trick = A new trick begins.
maior-seat = { $who }: { $held } in hand, { $points }.
maior-suggest = play { $card }
maior-over = The game is over.
maior-not-held = { $card } is not in your hand.

## page: no

maior-hand = Your hand: { $cards }
maior-unknown = "{ $text }" is neither a card nor a place in your hand.
maior-help =
    Type a card of your hand, or its place, such as h1. The highest card takes the trick.
    c: the trick. h: your hand. s: the score. t: whose turn it is. ?: this help. q: save and leave.
