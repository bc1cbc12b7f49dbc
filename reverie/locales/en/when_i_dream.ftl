# When I Dream

## Refusals: the table

violation-number-of-players-is-not-allowed =
    { $players ->
        [one] This does not work with { $players } player.
       *[other] This does not work with { $players } players.
    } When I Dream is for { $least } to { $most }.
violation-deck-cannot-be-played = This deck cannot be played ({ $problems }). Correct it and try again.
violation-first-dreamer-has-no-seat = A table of { $players } has no such seat. Choose another first Dreamer.
violation-deck-is-too-small =
    { $cards ->
        [one] This deck has only { $cards } card.
       *[other] This deck has only { $cards } cards.
    } Use one with { $least } or more.
violation-nothing-to-be-ready-for = Nobody is waiting for that now. Just play on.
violation-ready-already = You are ready already. Wait for the others.

## Refusals: the night

violation-only-spirits-may = The Dreamer may not do that. Leave it to the spirits.
violation-not-your-turn = It is { $turn_of }’s turn. Wait for yours.
violation-clue-is-empty = A clue is one word. Write one.
violation-clue-is-too-long = That clue has { $length } characters. Use { $most } at most.
violation-clue-is-several-words =
    A clue is exactly one word{ $evidence ->
        [none] { "" }
       *[other] { " " }({ $evidence })
    }. Choose one.
violation-clue-is-of-the-same-family =
    That clue belongs to the same word family as the Element{ $evidence ->
        [none] { "" }
       *[other] { " " }({ $evidence })
    }. Choose another word.
violation-clue-sounds-like-the-element =
    That clue sounds like the Element{ $evidence ->
        [none] { "" }
       *[other] { " " }({ $evidence })
    }. Choose another word.
violation-clue-is-a-translation =
    That clue is the Element in another language{ $evidence ->
        [none] { "" }
       *[other] { " " }({ $evidence })
    }. Choose another word.
violation-only-the-dreamer-may = Only the Dreamer may do that, and that is { $dreamer }. Wait for your own dream.
violation-guess-is-empty = A guess is a word. Write one, or pass.
violation-guess-is-too-long = That guess has { $length } characters. Use { $most } at most.
violation-turn-is-over = That turn is over. Look at the card again before you go on.
violation-sand-is-not-running = The sand is not running. Wait for the night.
violation-card-has-left = That card has already left. Nothing is lost; go on with the next one.
violation-clues-are-spoken = At this table people speak. Say it aloud instead.
violation-clues-are-typed = At this table people write. Type it instead.

## Refusals: challenges and votes

violation-clue-is-gone = That clue is gone. Challenge only clues for the Element that is shown.
violation-clue-was-challenged = That clue has been challenged already. Once is enough.
violation-no-such-challenge = Nobody is voting on that clue. Just play on.
violation-giver-does-not-judge = You gave that clue yourself. Let the others vote.
violation-clue-vote-is-cast = You have already voted on that clue. Wait for the others.
violation-only-persons-vote = Only people judge guesses. Leave it to them.
violation-guess-needs-no-vote = There is nothing to vote on for that card. Just play on.
violation-guess-vote-is-cast = You have already voted on that guess. Wait for the others.
violation-dreamer-is-guessing = A guess is being made aloud. Wait until it is settled.
violation-no-guess-to-mark = There is no such guess to mark now. Wait for the next one.
violation-mark-is-set = You have already marked that guess. Wait for the others.

## Refusals: the day

violation-it-is-not-the-retelling = It is not the time for that. Wait for the retelling.
violation-retelling-is-empty = There is nothing to tell yet. Write a few words.
violation-retelling-is-too-long = Your retelling would have { $length } characters. Keep it to { $most }.
violation-tilt-vote-is-cast = You have said so already. Wait for the others.
violation-card-is-not-on-the-board = That card was not played this night. Choose one on the board.

## What happens: the table

fact-options =
    { $clues ->
        [spoken] Clues are spoken
       *[typed] Clues are typed
    }, and the sand runs for { $sand_seconds } seconds.
sight-table-laid =
    { $players ->
        [one] The table is laid for { $players } player.
       *[other] The table is laid for { $players } players.
    }
sight-spirits-dealt =
    { $spirit ->
        [none] Round { $round }: { $dreamer } is the Dreamer.
       *[other] Round { $round }: { $dreamer } is the Dreamer. You are a { $spirit }.
    }
sight-ready = { $seat } is ready.

## What happens: the night

sight-mask-put-on = The mask is on, and the sand runs.
sight-card-shown =
    { $element ->
        [none] A new card lies on top.
       *[other] A new card lies on top: “{ $element }”.
    }
sight-turn-came = It is { $seat }’s turn.
sight-clue-heard =
    { $word ->
        [none] { $seat } has said a clue aloud.
       *[other] { $seat } gives the clue “{ $word }”{ $doubt ->
            [none] .
           *[other] . The referee has a doubt: { $doubt }.
        }
    }
sight-turn-passed =
    { $slow ->
        [yes] { $seat } took too long and is passed over.
       *[no] { $seat } passes.
    }
sight-clue-was-stopped = The clue “{ $word }” by { $seat } is improper: { $fault }.
sight-challenged = { $by } challenges a clue. The other spirits vote.
sight-clue-voted =
    { $improper ->
        [yes] { $seat } finds the clue improper.
       *[no] { $seat } accepts the clue.
    }
sight-challenge-over =
    { $upheld ->
        [yes] The challenge is upheld: the clue is improper.
       *[no] The challenge fails: the clue stands.
    }
sight-penalty-given = { $seat } takes the card as a penalty.
sight-card-left =
    { $side ->
        [none] The card has left.
       *[other] { $guess ->
            [none] The card now lies { $side }.
           *[other] The Dreamer guesses “{ $guess }”. The card now lies { $side }.
        }
    }
sight-guess-spoken = The Dreamer is guessing aloud.
sight-guess-heard =
    { $right ->
        [yes] { $seat } marks the guess as right.
       *[no] { $seat } marks the guess as wrong.
    }
sight-no-guess-heard = There was no guess. The card stays.
sight-close-guess-voted =
    { $right ->
        [yes] { $seat } lets the close guess count.
       *[no] { $seat } does not let the close guess count.
    }
sight-close-guess-over =
    { $right ->
        [yes] The close guess counts as right.
       *[no] The close guess counts as wrong.
    }
sight-sand-gone =
    { $until ->
        [none] The sand has run out.
       *[other] The sand has run out. The Dreamer has one last guess.
    }
sight-card-stayed = There was no last guess. The card stays on the deck.

## What happens: the day

sight-day-broke = Day breaks. The Dreamer retells the dream.
sight-dream-heard = The Dreamer tells: “{ $text }”
sight-tilt-voted =
    { $tilted ->
        [yes] { $seat } says that a card was named.
       *[no] { $seat } says that a card was not named.
    }
sight-mask-off =
    The mask is off: { $yellow } yellow, { $blue } blue. { $remembered ->
        [yes] The Dreamer remembered every yellow card.
       *[no] { $yellow ->
            [0] There was nothing to remember.
           *[other] The Dreamer did not remember everything.
        }
    } Spirits: { $spirits }. Points: { $points }.
sight-board-cleared = Round { $round } is over, and the board is cleared.
sight-over = Everybody has dreamt. The game is over.
fact-result = Points: { $points }. Victory: { $winners }.

## Spirits and sides

spirit-Fairy = Fairy
spirit-Boogeyman = Boogeyman
spirit-Sandman = Sandman

spirits-Fairy = { spirit-Fairy }
spirits-Boogeyman = { spirit-Boogeyman }
spirits-Sandman = { spirit-Sandman }

side-yellow = on the yellow side
side-blue = on the blue side
side-beside = beside the board

## What a referee says of a clue

fault-several-words = more than one word
fault-family = the same word family as the Element
fault-sound = it sounds like the Element
fault-translation = the Element in another language

doubt-family = perhaps the same word family as the Element
doubt-sound = perhaps it sounds like the Element
doubt-translation = perhaps the Element in another language
doubt-foreign = perhaps a word of another language
doubt-not-a-word = perhaps not a word
