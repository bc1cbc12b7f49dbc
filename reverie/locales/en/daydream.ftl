# Daydream

## Refusals

violation-number-of-players-is-not-allowed =
    { $players ->
        [one] This does not work with { $players } player.
       *[other] This does not work with { $players } players.
    } Daydream is for { $least } to { $most }.
violation-tableau-cannot-be-played = This tableau cannot be played ({ $problems }). Correct the file or use ours.
violation-nothing-is-skipped-at-the-start = No die is skipped at the start. Write both numbers.
violation-no-leaf-is-used-at-the-start = No leaf is used at the start. Write both numbers as rolled.
violation-turn-is-not-on = It is not turn { $turn } now. Play turn { $now }.
violation-no-such-cloud = There is no cloud { $cloud } here. Choose one from the grid.
violation-die-is-used =
    You have already used the { $die ->
        [0] first
       *[other] second
    } die. Use the other one or seal the turn.
violation-cloud-is-filled = Cloud { $cloud } is filled. Choose an empty one.
violation-cloud-must-touch-a-filled-one = Cloud { $cloud } touches no number. Choose one next to a filled cloud.
violation-dice-are-left = Not all dice are used yet. Use the rest before you seal the turn.
violation-only-one-die-may-be-skipped = You have skipped a die already. Write the other one.
violation-leaves-are-missing =
    { $needed ->
        [one] That takes { $needed } circled leaf
       *[other] That takes { $needed } circled leaves
    }, and you have { $circled }. Change the die by less.
violation-number-is-out-of-range = { $number } is out of range. Stay between 0 and 9.
violation-last-cloud-takes-one-die = Only one cloud is left. Write one of the two numbers there instead of skipping.
violation-no-such-row = There is no row { $row } here. Name a row by its first and last cloud.
violation-row-is-not-full = Row { $row } is not full. Fill all its clouds first.
violation-row-is-settled = Row { $row } is settled already. Go on with your turn.
violation-rows-must-be-settled = Some rows are full. Settle them first: { $rows }.
violation-bonus-must-be-taken = You have won a bonus. Take it first, a line or a leaf.
violation-no-bonus-is-due = You have no bonus to take now. Finish an item with a bonus mark first.
violation-bonus-is-gone = This bonus is used up ({ $bonus }). Take the other one.
violation-turn-is-sealed = You have sealed turn { $turn } already. Wait for the next roll.
violation-too-many-steps = { $steps } steps are too many for one turn. Take { $most } at most.

## What happens

sight-tableaux-folded =
    { $players ->
        [one] The tableau is folded for { $players } player.
       *[other] The tableaux are folded for { $players } players.
    }
sight-rolled =
    { $turn ->
        [0] The start: the dice show { $dice }.
       *[other] Turn { $turn }: the dice show { $dice }.
    }
sight-sealed = { $seat } has sealed the turn.
sight-time-is-up = Time is up. A bot plays this turn for { $seats }.
sight-opened =
    { $turn ->
        [0] The start is over. Here is what was drawn.
       *[other] Turn { $turn } is over. Here is what was drawn.
    }
sight-rewarded =
    { $points ->
        [one] Group filled: { $frame }. { $points } point for { $seats }.
       *[other] Group filled: { $frame }. { $points } points for { $seats }.
    }
sight-ended = The game is over.

## What the pen draws

fact-options = Fold: { $fold }. Dice: { $dice }.
fact-number-written =
    { $leaves ->
        [0] Cloud { $cloud } holds { $number }.
        [one] Cloud { $cloud } holds { $number }, with the help of { $leaves } leaf.
       *[other] Cloud { $cloud } holds { $number }, with the help of { $leaves } leaves.
    }
fact-die-skipped =
    { $die ->
        [0] First
       *[other] Second
    } die skipped: { $leaf ->
        [yes] { $thorn ->
            [yes] a leaf is circled and a thorn drawn.
           *[no] a leaf is circled.
        }
       *[no] { $thorn ->
            [yes] no leaf is left to circle, and a thorn is drawn.
           *[no] no leaf is left to circle.
        }
    }
fact-star-lines-drawn =
    { $lines ->
        [one] The constellation grows by { $lines } line.
       *[other] The constellation grows by { $lines } lines.
    }
fact-moon-filled =
    { $points ->
        [0] The next moon holds { $number }.
        [one] The next moon holds { $number }, like the one above: { $points } point.
       *[other] The next moon holds { $number }, like the one above: { $points } points.
    }
fact-frame-filled =
    { $points ->
        [one] Group filled: { $frame }. { $points } point.
       *[other] Group filled: { $frame }. { $points } points.
    }
fact-rewards-crossed-out = The rewards of { $points } that are not circled are crossed out.
fact-row-settled = Row { $row }: { $mark }.
fact-line-drawn =
    { $finished ->
        [yes] Item finished: { $item }.
       *[no] Line drawn: { $item }.
    }
fact-bonus-circled =
    { $leaf ->
        [yes] Bonus: a leaf is circled.
       *[no] Bonus: { $bonus }.
    }
fact-result = Points: { $points }. Victory: { $winners }.

## Folds and their titles

fold-A = Calm Morning
fold-D = Coffee Break
fold-AD = Winter Night
fold-DA = Summer Night
fold-BC = Under the Stars
fold-ABC = Evening Song
fold-EF = In the Moonlight
fold-DEF = Vivid Dreams

level-1 = relaxed
level-2 = demanding
level-3 = a real challenge

title-A-1 = Restless Sleep
title-A-2 = Gentle Awakening
title-A-3 = Complete Relaxation
title-A-4 = Meditative State
title-D-1 = Cold Coffee
title-D-2 = Caffè Latte
title-D-3 = Cappuccino
title-D-4 = Espresso
title-AD-1 = Blurred
title-AD-2 = In Focus
title-AD-3 = Perfectly Captured
title-AD-4 = Immortalised
title-DA-1 = Blurred
title-DA-2 = In Focus
title-DA-3 = Perfectly Captured
title-DA-4 = Immortalised
title-BC-1 = Cloudburst
title-BC-2 = Blue Sky
title-BC-3 = Starry Night
title-BC-4 = Comet Shower
title-ABC-1 = Off Key
title-ABC-2 = In Tune
title-ABC-3 = Stirring Melody
title-ABC-4 = Glorious Concert
title-EF-1 = Above the Clouds
title-EF-2 = Earth’s Atmosphere
title-EF-3 = Orbit
title-EF-4 = Moon Landing
title-DEF-1 = Blank Page
title-DEF-2 = Dabs of Colour
title-DEF-3 = Abstract Painting
title-DEF-4 = Masterpiece

## Items

item-mug = mug
item-candle = candle
item-storybook = storybook
item-heart-stone = heart-shaped stone
item-postcard = postcard
item-alarm-clock = alarm clock
item-seashell = seashell
item-snow-globe = snow globe
item-pocket-radio = pocket radio
item-acorn = acorn
item-paper-crane = paper crane
item-tea-tin = tea tin
item-music-box = music box
item-vase = vase
item-toy-boat = toy boat
item-globe = globe
item-inkwell = inkwell
item-feather = feather
item-telescope = telescope
item-dice-cup = dice cup
item-robot = robot
item-fox-mask = fox mask
item-map-tube = map tube
item-rocket = rocket
item-star-jar = jar of stars
item-compass = compass
item-comet-kite = comet kite
item-binoculars = binoculars
item-cassette = cassette
item-owl = owl
item-planetarium = planetarium
item-spoon = spoon
item-biscuit = biscuit
item-coffee-pot = coffee pot
item-sugar-bowl = sugar bowl
item-key = key
item-cactus = cactus
item-bell = bell
item-ticket-stub = ticket stub
item-lantern = lantern
item-button-jar = jar of buttons
item-matchbox = matchbox
item-lucky-cat = lucky cat
item-hourglass = hourglass
item-bow-tie = bow tie
item-thimble = thimble
item-kettle = kettle
item-ukulele = ukulele
item-moon-lamp = moon lamp
item-paintbrush = paintbrush
item-paint-tube = tube of paint
item-eraser = eraser
item-palette = palette
item-bookmark = bookmark
item-jigsaw-piece = jigsaw piece
item-yarn-ball = ball of yarn
item-marionette = marionette
item-easel = easel
item-perfume = perfume
item-cloverleaf = cloverleaf
item-carnival-mask = carnival mask
item-ring-box = ring box
item-gramophone = gramophone
item-nightcap = nightcap

## Frames, marks and bonuses

frame-square = square frames
frame-oval = oval frames
frame-arched = arched frames

mark-pity = a pity
mark-super = super
mark-perfect = perfect

bonus-line = an extra line
bonus-leaf = a leaf

## Points

score-items =
    { $points ->
        [one] Items: { $points } point
       *[other] Items: { $points } points
    }
score-stars =
    { $points ->
        [one] Stars: { $points } point
       *[other] Stars: { $points } points
    }
score-moons =
    { $points ->
        [one] Moons: { $points } point
       *[other] Moons: { $points } points
    }
score-polaroids =
    { $points ->
        [one] Polaroids: { $points } point
       *[other] Polaroids: { $points } points
    }
score-notes =
    { $points ->
        [one] Notes: { $points } point
       *[other] Notes: { $points } points
    }
score-frames =
    { $points ->
        [one] Frames: { $points } point
       *[other] Frames: { $points } points
    }
score-thorns =
    { $points ->
        [one] Thorns: { $points } point
       *[other] Thorns: { $points } points
    }

## Alone in the terminal

solo-welcome =
    Daydream: two dice, a grid of clouds and a shelf of things to draw.
    Fill rows with numbers that are all different, and take your time.
solo-which-fold = Which fold would you like?
solo-no-such-fold = There is no such fold. Choose one of these: { $folds }.
# What is to be typed (x b3, skip, settle, line, leaf, undo, seal, help, quit) is never translated.
solo-help =
    What you can type:
      x b3      write the first die (x) into cloud b3; the second die is y
      x+1 b3    fill in a leaf to write 1 more; x-1 b3 writes 1 less
      skip y    leave a die out: circle a leaf, draw a thorn
      a1-d1     settle a full row, named by its ends
      settle    settle the next full row
      line      bonus: an extra line to the next sun
      leaf      bonus: circle a leaf
      undo      take the last step back
      seal      finish the turn; pressing Enter does the same
      help      show this again
      quit      leave the game
    What the signs mean:
      clouds    o empty, * with a star, ) with a moon
      shelf     . dot, * sun, @ traced; + means that the item brings a bonus
      leaves    @ filled in, o circled, . free
      stars     - line drawn, # star circled
      thorns    ^
solo-turn =
    { $turn ->
        [0] The start:  { $dice }
       *[other] Turn { $turn }:  { $dice }
    }
solo-write = Write a die into a cloud, for example: x b3
solo-settle = Full rows: { $rows }. Type one of them, or settle.
solo-take-bonus = You have won a bonus. Type one of these: { $bonuses }
solo-nothing-to-settle = There is no full row to settle. Write a die first.
solo-seal = Your turn is complete. Press Enter to seal it, or type undo.
solo-not-understood = “{ $words }” means nothing here. Type help to see what does.
solo-refused = { $sentence } (rule { $rule })
solo-total =
    { $points ->
        [one] Your daydream is worth { $points } point.
       *[other] Your daydream is worth { $points } points.
    }
solo-title = Your title: “{ $title }” ({ $band } of 4).
solo-chance = To play the same dice again: --seed { $seed }
solo-goodbye = Goodbye, and sweet dreams.
