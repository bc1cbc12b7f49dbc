# The pages of When I Dream.

## The table

dream-round = Night { $round } of { $rounds }
dream-dreamer = Dreamer
dream-you = you
dream-bot = bot
dream-away = away, a bot plays
dream-is-ready = ready
dream-penalties =
    { $number ->
        [one] { $number } penalty
       *[other] { $number } penalties
    }
dream-penalty = { $name } took “{ $word }” as a penalty.
dream-side-yellow = Yellow side
dream-side-blue = Blue side
dream-side-beside = Beside the board
dream-named = named
dream-not-named = not named
dream-paused = The table is paused
dream-paused-why = The card and the clues are covered, and no time is running.
dream-dock = What you can do
dream-sand = Time left
dream-time-to-act = Seconds left to act
dream-time-to-vote = Seconds left to vote

## One’s own spirit

dream-peek = Hold to see who you are
dream-you-are-Fairy = You are a Fairy
dream-you-are-Boogeyman = You are a Boogeyman
dream-you-are-Sandman = You are a Sandman
dream-wants-Fairy = You want right guesses: a point for each card on the yellow side.
dream-wants-Boogeyman = You want wrong guesses: a point for each card on the blue side.
dream-wants-Sandman = You want balance: as many cards on one side as on the other.

## Dusk

dream-will-dream = { $name } will dream
dream-you-will-dream = You will dream
dream-dusk-dreamer =
    { $clues ->
        [spoken] Close your eyes. Whispered words will come to you: say what you believe they mean. Try to remember everything.
       *[other] Soon whispered words will appear here. Write what you believe they mean, and try to remember everything.
    }
dream-dusk-spirit = Have a look at your spirit when nobody else can see it. Then whisper, help, or lead astray.
dream-dusk-watcher = You watch with the Dreamer’s eyes: until the mask is off you will see no card.
dream-ready-night = Let the night begin
dream-ready-count = { $ready } of { $players } are ready.
dream-wait = Waiting for the others.

## The night of the spirits

dream-dreams = { $name } is dreaming
dream-card-says = The card says:
dream-your-turn = Your turn: whisper one word
dream-your-turn-aloud = Your turn: say one word aloud
dream-thinks = { $name } is thinking
dream-is-your-turn = your turn
dream-is-thinking = thinking
dream-one-word = One word
dream-whisper = Whisper
dream-said-it = I have said it
dream-said = (said aloud)
dream-pass = Pass
dream-last-guess = The sand has run out. { $name } may make one last guess.

## What the spirits decide

dream-doubtful = doubtful
dream-doubt-title = “{ $word }” by { $giver } is doubtful
dream-doubt =
    The referee says: { $doubt }{ $evidence ->
        [none] .
       *[other] { " " }({ $evidence }).
    }
dream-challenge = Challenge
dream-challenge-this =
    { $word ->
        [none] Challenge the clue by { $giver }
       *[other] Challenge “{ $word }” by { $giver }
    }
dream-challenge-title =
    { $word ->
        [none] Is the clue by { $giver } allowed?
       *[other] Is “{ $word }” by { $giver } allowed?
    }
dream-challenge-by = { $challenger } has challenged it.
dream-improper = Improper
dream-proper = Let it stand
dream-voted =
    { $number ->
        [0] Nobody has voted yet.
        [one] { $number } has voted.
       *[other] { $number } have voted.
    }
dream-close = A close call
dream-close-says = { $name } guessed “{ $guess }”. The card says “{ $word }”. Is it the same dream?
dream-counts = Yes, it counts
dream-counts-not = No
dream-speaks = { $name } is guessing aloud
dream-mark-it = Was it right?
dream-right = Right
dream-wrong = Wrong

## The night of the Dreamer

dream-you-dream = You are dreaming
dream-listen = Hush. Words will come.
dream-your-guess = Your guess
dream-guess = Guess
dream-guess-aloud = I will guess aloud
dream-speak-now = Say your guess aloud now.
dream-let-go = Let it go
dream-leave-it = Leave it
dream-sunk = It sinks into the dream. Another card comes.
dream-changed = The card has changed.
dream-not-heard = Nobody heard a guess. The card is still there.
dream-sand-gone = The sand has run out. One last guess, or leave it.

## The retelling

dream-you-tell = Tell your dream
dream-tells = { $name } tells the dream
dream-tell-typed = What did you dream? Name everything you remember, piece by piece.
dream-tell-aloud = What did you dream? Tell it aloud, and name everything you remember.
dream-i-dreamt = I dreamt of …
dream-tell = Tell
dream-wake = That was my dream
dream-hear-typed = Still asleep. The first words will come soon.
dream-hear-aloud = Listen to the dream.
dream-tilt-hint = Heard one that did not tilt? Touch its card. The Dreamer sees nothing of this.
dream-others-decide = you have asked; the others decide

## The day

dream-wakes = { $name } wakes up
dream-memory =
    { $remembered ->
        [yes] Every yellow card was remembered.
       *[no] { $yellow ->
            [0] There was nothing to remember.
           *[other] Not every yellow card was remembered.
        }
    }
dream-sides = { $yellow } yellow, { $blue } blue:
dream-why-Dreamer = 1 for each yellow card
dream-why-memory = 1 for each yellow card, and more for remembering them all
dream-why-Fairy = 1 for each yellow card
dream-why-Boogeyman = 1 for each blue card
dream-why-balance = equal sides: the cards of one, and more for the balance
dream-why-larger = one apart: the larger number
dream-why-smaller = further apart: the smaller number
dream-ready-next = Ready for the next night
dream-ready-end = Ready for the end

## The end

dream-after =
    { $rounds ->
        [one] After { $rounds } night
       *[other] After { $rounds } nights
    }
dream-winners =
    { $number ->
        [one] { $names } dreamt best
       *[other] { $names } dreamt best together
    }
dream-winner = winner
dream-all-points = All points
dream-player = Player
dream-night = Night { $round }
dream-torn = Penalties
dream-total = Total
dream-nights = The nights
dream-night-of = Night { $round }: { $name }
dream-again = Another evening
dream-follow = To the next evening
dream-watch-again = Watch it again

## How the table plays

dream-clues = Clues
dream-clues-typed = Typed
dream-clues-spoken = Spoken
dream-clues-about =
    { $clues ->
        [spoken] You share a room or a call: clues, guesses and dreams are said aloud.
       *[other] Everybody writes, wherever they are.
    }
dream-referee = Referee
dream-referee-strict = Strict
dream-referee-gentle = Gentle
dream-referee-table = Only the table
dream-referee-about =
    { $referee ->
        [strict] An improper clue costs its giver a penalty at once.
        [table] Nobody checks; the spirits challenge what they doubt.
       *[other] An improper clue is refused with the reason, and its giver may try again.
    }
dream-clue-time = Time for a clue
dream-clue-time-about = Whoever takes longer is passed over.
dream-clue-time-usual = As usual
dream-sand-time = Sand
dream-sand-time-about = How long a night lasts.
dream-last-time = Last guess
dream-last-time-about = How long the Dreamer may think when the sand has run out.
dream-retelling-time = Retelling
dream-retelling-time-about = How long the Dreamer has to tell the dream.
dream-ready-time = Waiting
dream-ready-time-about = How long the game waits for everybody to be ready.
dream-first = First Dreamer
dream-first-about = Drawn by lot, or whoever is most tired.
dream-first-drawn = Drawn by lot
dream-more = More settings
dream-seconds =
    { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
dream-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }

## A deck of one’s own

dream-deck = Dream cards
dream-deck-ours = Our deck is in play.
dream-deck-yours = Your deck “{ $name }” is in play.
dream-deck-about = Or words of your own: a deck file with 80 Elements or more.
dream-deck-choose = Choose a deck file
dream-deck-back = Ours again
dream-deck-broken = This deck cannot be played yet:
dream-deck-more = and { $number } more
