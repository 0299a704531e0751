# baralho arena: help and messages.

cli-arena = Tournaments of built-in and external bots
cli-arena-words = ...

# The HTML report.

report-title = { $game } tournament
report-lead = { $game }, { $date }: { $bots ->
    [one] one bot
   *[other] { $bots } bots
}, { $games ->
    [one] one game
   *[other] { $games } games
} from { $deals ->
    [one] one deal
   *[other] { $deals } deals
}.
report-contents = Contents
report-percent = { $number }%
report-range = { $low } to { $high }
report-yes = yes
report-no = no
report-bot = Bot
report-as-table = The same as a table
report-method = A draw counts as half a win. Intervals are 95% intervals, taken over deals: games of the same deal count as one observation. Elo is the Bradley-Terry rating with a mean of 0; everyone is taken to have drawn once against an average player, so that clean sweeps stay finite.
report-made-by = Made by { $program }.

report-conclusions = Conclusions
report-best = { $bot } is the best of the field: { $elo } Elo against { $next }, who comes next (95% interval: { $range }).
report-unfinished = The tournament is not finished: { $played } of { $planned } games have been played.
report-doubt-no-games = No bots have met in a finished game yet, so there is nothing to conclude.
report-doubt-few-deals = { $deals ->
    [one] A single deal is too little
   *[other] { $deals } deals are too few
} to trust even the intervals. Play at least 30.
report-doubt-nothing = Nothing can be concluded: the results are what chance alone might give, even for the first and the last. Play more games.
report-doubt-cannot-tell = { $one } and { $other } cannot be told apart: either may be the better one.
report-sprt-h1 = SPRT: { $bot } passes against { $against }. It is better by about { $elo1 } Elo rather than { $elo0 }.
report-sprt-h0 = SPRT: { $bot } fails against { $against }. It is not better by { $elo1 } Elo; { $elo0 } is more likely.
report-sprt-open = SPRT: undecided whether { $bot } is better than { $against } by { $elo1 } Elo or by { $elo0 }. Play on.
report-sprt-figures = (LLR { $ratio }, bounds { $low } and { $high }, { $deals ->
    [one] one complete deal
   *[other] { $deals } complete deals
}.)

report-standings = Standings
report-standings-caption = From the highest Elo to the lowest
report-rank = Rank
report-col-games = Games
report-col-won = Won
report-col-drawn = Drawn
report-col-lost = Lost
report-col-rate = Win rate
report-col-interval = 95% interval
report-col-points = Points
report-col-elo = Elo
report-elo-title = Elo of every bot with error bars
report-elo-desc = One row per bot, the best on top: a dot at its Elo, a bar over its 95% interval. The figures are in the table of standings.
report-elo-caption = Elo with 95% error bars. The dashed line is the average of the field.

report-crosstable = Crosstable
report-crosstable-caption = Win rate of the bot of the row against the bot of the column, its 95% interval, and the games
report-cell = { $won } won, { $drawn } drawn, { $lost } lost
report-itself = itself
report-not-met = not met

report-progress = Progress
report-progress-title = Win rate after so many games
report-progress-desc = One curve per bot over the games of the tournament. The figures are in the table below.
report-progress-caption = Each bot's win rate up to that game. The swings of the first games may leave the picture.
report-progress-axis = { $games ->
    [one] one game
   *[other] { $games } games
}
report-progress-some = The picture shows the { $shown } best bots; the table has all of them.
report-after-game = After game

report-points = Points
report-points-caption = How often each bot made how many points in a game, as a share of its games.
report-points-title = Distribution of points of { $bot }
report-points-desc = One column per range of points; its height is the share of games. The figures are in the table below.
report-points-table = Games by points

report-endings = How games ended
report-endings-caption = Games by their ending; faults are counted for the bot that made them
report-endings-fine = All games ended normally.
report-verdict-normal = Normal
report-verdict-illegal-move = Illegal move
report-verdict-timeout = Out of time
report-verdict-crash = Crash
report-verdict-stall = Stalled
report-verdict-protocol-error = Protocol error
report-verdict-start-failure = Did not start
report-verdict-out-of-memory = Out of memory
report-verdict-interrupted = Interrupted

report-games = Games
report-games-show = Show the games one by one
report-games-some = { $shown } of the { $games } games are listed, those with a fault first.
report-games-caption = The games, with their records and logs
report-game = Game
report-deal = Deal
report-seats = Seats
report-winner = Winner
report-nobody = nobody
report-ending = Ending
report-fault = { $verdict }: { $bot }
report-files = Files
report-record = record of game { $game }
report-log = log of game { $game }

report-settings = What was played
report-set-game = Game
report-set-players = Players at a table
report-set-rules = Rules
report-set-pairing = Pairing
report-set-duplicate = Every deal in every seating
report-set-seed = Seed
report-set-date = Date
report-pairing-round-robin = round robin
report-pairing-gauntlet = gauntlet
report-pairing-swiss = Swiss system
report-pairing-knockout = knockout
report-bots-caption = The bots
report-spec = What it is
report-author = Author
