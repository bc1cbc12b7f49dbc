# What stands on the pages of Daydream.

## The board

board-clouds = The clouds
board-place =
    row { $row }, column { $column }{ $sign ->
        [star] , star
        [moon] , moon
       *[none] {""}
    }{ $frame ->
        [none] {""}
       *[other] , { $frame }
    }
board-cloud-filled = { $place }, { $number }
board-cloud-open = { $place }, open
board-cloud-write = { $place }, open, write { $number } here
board-cloud-empty = { $place }, empty
board-row =
    { $clouds } clouds { $way ->
        [across] across
       *[down] down
    } from row { $row }, column { $column }: { $state ->
        [super] super, the dot is circled
        [perfect] perfect, the sun is circled
        [pity] a pity, both are crossed out
       *[waiting] not settled yet
    }
board-note =
    { $double ->
        [yes] double note
       *[no] single note
    }, { $heads ->
        [0] no head filled
        [one] { $heads } head filled
       *[other] { $heads } heads filled
    }
board-polaroid =
    { $sign ->
        [moon] moon Polaroid
       *[star] star Polaroid
    }, column { $column }: { $number ->
        [none] empty
       *[other] { $number }
    }{ $circled ->
        [yes] , circled
       *[no] {""}
    }
board-polaroids = Polaroids
board-open-pane = Open panel { $panel }
board-shelf = The shelf: { $finished } of { $total } items finished
board-whole-shelf = Show the whole shelf: { $finished }/{ $total } items finished
board-item =
    { $name }{ $bonus ->
        [yes] , brings a bonus
       *[no] {""}
    }: { $state ->
        [done] finished
        [now] { $drawn } of { $lines } lines, being traced
       *[next] { $lines } lines, not begun
    }
board-has-bonus = brings a bonus
board-lines = { $drawn } of { $lines } lines
board-all-traced = Everything is traced
board-bonuses = Bonuses still free: { $lines } for an extra line, { $leaves } for a leaf
board-bonuses-short = bonuses
board-extras = Extra rules
board-constellation = Constellation
board-star-map = Constellation: { $lines } of { $length } lines, { $stars } of { $total } stars circled
board-of-stars = of { $total } stars
board-of-heads = of { $total } note heads
board-moons =
    Moon chain: { $moons } of { $total } moons{ $numbers ->
        [none] {""}
       *[other] , { $numbers }
    }; { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-frame-filled = { $filled } of { $total }
board-reward =
    { $state ->
        [taken] points, circled
        [gone] points, gone
       *[free] points, still there
    }
board-difference = Difference
board-range =
    { $kind ->
        [below] { $most } or less
        [above] { $least } or more
       *[between] { $least } to { $most }
    }
board-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-points-signed =
    { $points ->
        [one] { $shown } point
       *[other] { $shown } points
    }
board-more-from = better from { $least }
board-different =
    { $numbers ->
        [one] { $numbers } different number
       *[other] { $numbers } different numbers
    }
board-leaves =
    Leaves: { $ready } ready, { $spent } spent, { $empty } not yet circled{ $spend ->
        [0] {""}
       *[other] , { $spend } would be spent
    }
board-thorns =
    { $thorns ->
        [one] { $thorns } thorn
       *[other] { $thorns } thorns
    }
board-die = Die { $value }, { $state }
board-die-free = tap to pick
board-die-hand = in hand
board-die-written = written
board-die-skipped = skipped
board-die-void = not needed
board-leaflet = The leaflet, folded to { $panels }

### Choosing a fold

board-choose = One leaflet, eight ways to dream
board-extra-A = No extra rule
board-extra-D = No extra rule
board-extra-AD = Polaroids: stars minus moons
board-extra-DA = Polaroids: all different
board-extra-BC = Constellation
board-extra-EF = Moon chain
board-extra-ABC = Constellation and notes
board-extra-DEF = Moon chain and frames
board-about-A = Clouds, shelf, leaves. The best place to begin.
board-about-D = Clouds, shelf, leaves; a little harder than Calm Morning.
board-about-AD = Six Polaroids copy their clouds: stars on the left minus moons on the right.
board-about-DA = Six Polaroids: each different number is a point, a run counts double.
board-about-BC = A number in a star cloud draws that many lines on the constellation.
board-about-EF = A number in a moon cloud joins the chain; equal neighbours score.
board-about-ABC = The constellation, and notes that sound when neighbours are equal.
board-about-DEF = The moon chain, and three kinds of frames to fill before the others do.
board-count-clouds =
    { $number ->
        [one] cloud
       *[other] clouds
    }
board-count-rows =
    { $number ->
        [one] row
       *[other] rows
    }
board-count-items =
    { $number ->
        [one] item
       *[other] items
    }
board-count-leaves =
    { $number ->
        [one] leaf
       *[other] leaves
    }
board-alone = Alone
board-best = Your best here: { $points }
board-dice = Dice
board-dice-0-9 = 0 to 9
board-dice-1-6 = 1 to 6
board-play-alone = Play alone
board-together = With others
board-with-friends = With friends
board-with-friends-why = You open a table and send them the link.
board-with-bots = With bots
board-how-many-bots = How many?
board-how-bots-play = How do they play?
board-play-with-bots =
    { $bots ->
        [one] Play with { $bots } bot
       *[other] Play with { $bots } bots
    }
board-learn = Learn it by playing

### How the table plays

board-fold = Fold
board-fold-option = { $name } ({ $level })
board-dice-why = Tableau and bands are made for 0 to 9.
board-time-limit = Time for a turn
board-time-none = No limit
board-time = { $seconds } s
board-time-own = Other
board-time-seconds = Seconds for each turn
board-time-why = When it has run out, a bot plays the turn for whoever has not sealed it.
board-tableau = Tableau
board-tableau-ours = Ours
board-tableau-own = One of your own
board-tableau-why = If you own the box, you can write its tableau down in a file and play that.
board-tableau-file = Choose a file
board-tableau-back = Ours again
board-tableau-too-large = This file is larger than 512 KB. A tableau must be smaller.
board-tableau-not-json = This file is not JSON. Correct it and choose it again.

## The turn

turn-where =
    { $turn ->
        [0] The start
       *[other] Turn { $turn }
    } · { $players ->
        [1] solo
       *[other] { $players } players
    }
turn-yours = Your turn
turn-others-turn = The others’ turn
turn-pick = Pick up a die.
turn-pick-start = The first two numbers may go anywhere. Pick up a die.
turn-aim = Choose a cloud for the { $number }.
turn-choose-row = Two rows are full. Which one comes first?
turn-choose-bonus = You have won a bonus. Which one would you like?
turn-complete = Your turn is complete. Seal it whenever you like.
turn-one-moment = One moment …
turn-others-hidden = What the others write is shown when everyone has sealed.
turn-rows-full = Two rows are full then, and you choose which one comes first.
turn-row-waits =
    { $way ->
        [across] Row across:
       *[down] Row down:
    } { $different ->
        [yes] still all different,
       *[no] a number twice,
    } { $left } to go.
turn-row-settled =
    { $way ->
        [across] Row across:
       *[down] Row down:
    } { $mark }{ $lines ->
        [none] .
        [0] , no lines.
        [one] , { $lines } line.
       *[other] , { $lines } lines.
    }
turn-items-finished = Finished: { $item }.
turn-wins-bonus = That wins a bonus.
turn-gain-stars =
    { $points ->
        [one] { $points } star reached.
       *[other] { $points } stars reached.
    }
turn-gain-polaroids = Polaroids: { $change }.
turn-gain-notes =
    { $points ->
        [one] { $points } note head filled.
       *[other] { $points } note heads filled.
    }
turn-ribbon-super = Super!
turn-ribbon-perfect = Perfect!
turn-ribbon-pity = A pity.
turn-lines-won =
    { $kind ->
        [pity] A number twice: no lines
        [perfect] { $lines ->
            [none] a bonus comes first
            [one] { $lines } line to the next sun
           *[other] { $lines } lines from sun to sun
        }
       *[super] { $lines ->
            [none] a bonus comes first
            [one] { $lines } line
           *[other] { $lines } lines
        }
    }
turn-wrote =
    { $leaves ->
        [0] { $number } in row { $row }, column { $column }.
        [one] { $number } in row { $row }, column { $column }, with { $leaves } leaf.
       *[other] { $number } in row { $row }, column { $column }, with { $leaves } leaves.
    }
turn-choice = Your choice
turn-row-name =
    { $way ->
        [across] Across, row { $line }
       *[down] Down, column { $column }
    }
turn-bonus-line = A line to the next sun
turn-bonus-leaf = Circle a leaf
turn-still-free =
    { $left ->
        [one] the last one
       *[other] { $left } left
    }
turn-change = Change the number
turn-less = One less, for a leaf
turn-more = One more, for a leaf
turn-no-further = That is as far as it goes.
turn-as-rolled = as rolled
turn-leaves =
    { $leaves ->
        [one] leaf
       *[other] leaves
    }
turn-skip = Skip die
turn-skip-brings =
    { $leaf ->
        [yes] { $thorn ->
            [yes] +1 leaf, 1 thorn
           *[no] +1 leaf
        }
       *[no] { $thorn ->
            [yes] no leaf, 1 thorn
           *[no] no leaf
        }
    }
turn-skip-waits = Pick up the die first; only one may be skipped.
turn-take-back = Take back
turn-take-all-back = Take everything back
turn-seal = Seal
turn-seal-ready = all is written
turn-seal-dice =
    { $dice ->
        [one] { $dice } die to write
       *[other] { $dice } dice to write
    }
turn-seal-row = choose a row first
turn-seal-bonus = take the bonus first
turn-sealing = one moment …
turn-sealed = Sealed.
turn-waiting-for = Waiting for { $names }.
turn-time-left = { $time } left
turn-nudge = Nudge
turn-nudged = Nudged
turn-let-bot-play = Let a bot play for { $name }
turn-others = The others
turn-after =
    { $turn ->
        [0] after the start
       *[other] after turn { $turn }
    }
turn-state-thinking = thinking
turn-state-sealed = sealed
turn-state-bot = a bot plays
turn-state-away = away
turn-open-sheet = Open the sheet
turn-points =
    { $points ->
        [one] point
       *[other] points
    }
turn-sheet-of = { $name }’s sheet
turn-drew =
    { $turn ->
        [0] Drawn at the start
       *[other] Drawn in turn { $turn }
    }
turn-this = This turn
turn-nothing-yet = Nothing is drawn yet.
turn-in-hand =
    { $leaves ->
        [0] In hand: { $number }.
        [one] In hand: { $number }, with { $leaves } leaf.
       *[other] In hand: { $number }, with { $leaves } leaves.
    }
turn-titles = Your title
turn-so-far =
    { $points ->
        [one] { $points } point so far
       *[other] { $points } points so far
    }
turn-rows = Rows
turn-rows-super = all different: lines from point to point
turn-rows-perfect = in steps of one: lines from sun to sun
turn-rows-pity = a number twice: no lines
turn-would-bring = What it would bring
turn-help = How to play with keys
turn-help-intro = Tap a die, then a cloud. Nothing is final before you seal.
turn-help-dice = pick up a die
turn-help-leaves = change the number with a leaf
turn-help-arrows = move among the clouds
turn-help-enter = write the number
turn-help-skip = skip the die in hand
turn-help-back = take back; with Shift, everything
turn-help-seal = seal the turn
turn-help-rules = Read the rules
turn-help-learn = Learn by playing
turn-key-arrows = Arrow keys
turn-key-enter = Enter
turn-key-back = Backspace
turn-key-seal = Ctrl + Enter
turn-home = Reverie, to the start page
turn-sound-on = Turn sound on
turn-sound-off = Turn sound off
turn-light = Light or dark
turn-paused = The table is paused. Your draft is safe.
turn-watching = You are watching.
turn-whose = Whose sheet?
turn-elsewhere = You are playing on another page. This one shows your sheet.
turn-loading = The fold is being laid out …

coach-title = Learn Daydream
coach-name = A note for you
coach-guest = Guest
coach-say-dice = Two dice are rolled, the same for everybody. Tap one to pick it up.
coach-say-clouds = Clouds with a dashed edge are open for your number. At the start that is all of them: tap one.
coach-say-second = The other die has come to your hand. Write it as well, anywhere you like.
coach-say-seal = So far it is only pencil, and you can take it back. Happy with it? Seal your turn.
coach-say-touch = A new roll. From now on a number goes next to one that is already there. Pick up a die.
coach-say-leaves = Not the number you need? A circled leaf makes it one more or one less: press + or −.
coach-say-aim = Now choose a cloud. Below the window you can read what it would bring, even before you write.
coach-say-rows = A dot and a sun belong to each row. All numbers different: a line for every cloud. In steps of one: longer lines, from sun to sun. A number twice: no lines.
coach-say-shelf = The lines trace the items on the shelf. Each one you finish is a point; one with a gift brings a bonus, too.
coach-say-skip = Once a turn you may skip a die. You circle a leaf for it, but when you play alone it also costs you a thorn.
coach-say-again = Use your second die, then seal the turn again.
coach-over = That is all there is to know: fill rows, trace the shelf, and take your time.
coach-play-on = Play on
coach-back = Back to the start page
coach-next = Next
coach-skip-all = I know enough
coach-count = { $at } of { $all }

## The end

end-found = Your daydream
end-where =
    { $daily ->
        [yes] Solo · the daily fold · { $when }
       *[no] Solo · { $when }
    }
end-where-together = { $players } players · { $when }
end-daily-of = the daily fold, { $fold }
end-part-items = Items
end-part-stars = Stars
end-part-moons = Moons
end-part-polaroids = Polaroids
end-part-notes = Notes
end-part-frames = Frames
end-part-thorns = Thorns
end-thorns =
    { $thorns ->
        [one] { $thorns } thorn, every two cost a point
       *[other] { $thorns } thorns, every two cost a point
    }
end-first-best = First result with this fold on this device
end-best = New personal best on this device (was { $before })
end-best-is = Your best on this device: { $best }
end-more-for = { $more } more for “{ $title }”
end-practice = Practice: only your first result of the day counts.
end-shelf = Your shelf
end-shelf-of =
    { $own ->
        [yes] Your shelf
       *[no] { $name }’s shelf
    }
end-picture =
    { $points ->
        [one] The shelf of “{ $fold }”: { $items } finished, { $points } point.
       *[other] The shelf of “{ $fold }”: { $items } finished, { $points } points.
    }
end-copy = Copy text
end-copied = Copied
end-save-picture = Save picture
end-share = Share
end-next = And now?
end-again = Play again
end-replay = Replay
end-to-daily = To the daily fold
end-another-fold = Another fold
end-winner =
    { $you ->
        [yes] You win!
       *[no] { $count ->
            [one] { $names } wins
           *[other] { $names } share the victory
        }
    }
end-place = Place
end-breakdown = Points, part by part
end-player = Player
end-total = Total
end-highlights = Worth telling
end-feat-perfect = Most perfect rows: { $names } with { $count }.
end-feat-longest = Longest good row: { $names } with { $count } clouds.
end-feat-clean = Not a single pity: { $names }, { $count } rows.
end-feat-leaves =
    { $count ->
        [one] Thriftiest gardener: { $names } with { $count } leaf left.
       *[other] Thriftiest gardener: { $names } with { $count } leaves left.
    }
end-feat-spent = Most leaves spent: { $names } with { $count }.
end-rematch = Rematch
end-download = Download the record
end-verify = Check the dice

## The day

daily-title = The daily fold
daily-guest = Guest
daily-about = Everybody in the world gets the same fold and the same dice today.
daily-play = Play today’s fold
daily-practise = Play it again, to practise
daily-not-yet = Not played yet
daily-first-counts = Your first result counts. After that you may practise as often as you like.
daily-result = Your result
daily-look-again = Look at the sheet again
daily-streak =
    { $days ->
        [0] A new streak begins with your first day.
        [one] { $days } day in a row
       *[other] { $days } days in a row
    }
daily-next = Next fold in
daily-next-in = { $hours } h { $minutes } min
daily-before = Days before
daily-proof = Nobody can cheat with the dice
daily-proof-today = The dice of the day come from a secret number that is fixed before anyone plays. This is its fingerprint; the number itself is shown tomorrow.
daily-proof-before = The secret number of { $date }, and the fingerprint that was shown that day:
daily-proof-none = Nobody played yesterday, so there is nothing to show.
daily-seed = Secret number
daily-commitment = Fingerprint (SHA-256)
