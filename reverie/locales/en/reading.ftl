# What is read: the rulebooks with their pictures, the replay of a finished game, the proof of its chance.

## The rulebook

reading-title = Rules of { $game }
reading-language = Language
reading-print = Print
reading-search = Search the rules
reading-found =
    { $rules ->
        [0] No rule says that. Try another word.
        [one] { $rules } rule
       *[other] { $rules } rules
    }
reading-contents = Contents
reading-copy = Copy link
reading-copied = The link is copied.
reading-not-copied = The link could not be copied. Take it from the address bar.

## Pictures of Daydream

picture-daydream-1-2 = Eight small leaflets: A, D, A D, D A, B C, E F, A B C and D E F.
figure-daydream-1-2 = The eight folds. One panel is the easiest, three are the hardest.
picture-daydream-1-3 = A book with four points and a rocket with six: suns and dots by turns, joined by a dotted path. On the book the first line is drawn, from a sun to a dot.
figure-daydream-1-3 = Every outline starts at a sun; then dots and suns take turns, back to where it began.
picture-daydream-3-2 = A 5 in the middle of the grid. The clouds above, below, left and right of it are open, the others are not. A crease runs between the 5 and the cloud on its right.
figure-daydream-3-2 = The 5 opens its four neighbours. A crease between two panels does not matter.
picture-daydream-3-3 = Two dice. The 4 is written into a cloud. The 7 is struck through, and a leaf is circled.
figure-daydream-3-3 = The 4 is written; the 7 is skipped for a leaf.
picture-daydream-3-5 = A 4 and one filled leaf become a 5. A 7 and two filled leaves become a 5.
figure-daydream-3-5 = One leaf: one step. Two leaves: two steps, both in the same direction.
picture-daydream-4-1 = A row with 4, 2 and 4. Its dot and its sun are crossed out, and nothing is drawn on the rocket.
figure-daydream-4-1 = A pity: the 4 is there twice, so there are no lines.
picture-daydream-4-2 = A row with 4, 1 and 6. Its dot is circled, and three of the six lines of the rocket are drawn.
figure-daydream-4-2 = Super: three clouds, three lines, each to the next point.
picture-daydream-4-3 = A row with 4, 5 and 6. Its sun is circled, and all six lines of the rocket are drawn.
figure-daydream-4-3 = Perfect: three clouds, three lines, each to the next sun. The rocket is finished.
picture-daydream-4-7 = A finished mug with a gift, its bonus mark. One arrow leads to a line between two suns of a book, another to a circled leaf.
figure-daydream-4-7 = The bonus is a line to the next sun, or a leaf. You choose.
picture-daydream-6-1 = A 7 that is struck through brings a circled leaf and a thorn.
figure-daydream-6-1 = If you play alone, every skipped die brings a leaf and a thorn.
picture-daydream-7-1 = A star cloud with a 4. On the dotted path four lines are drawn from the bottom right, and the two stars on them are circled.
figure-daydream-7-1 = A 4 in a star cloud draws four lines. Two stars are reached: 2 points.
picture-daydream-7-2 = A moon cloud with a 6, and a chain of four moons that hold 2, 2, 6 and nothing. The two 2s are joined, and the 1 beside them is circled.
figure-daydream-7-2 = The 6 goes into the first empty moon. The two 2s are equal: 1 point.
picture-daydream-7-3 = Three Polaroids on a string, each above its cloud. A star cloud with 6 and a moon cloud with 1 have given their numbers to the Polaroids; the one above the empty cloud is empty.
figure-daydream-7-3 = Each Polaroid copies the number of its cloud.
picture-daydream-7-6 = A single note between two 3s with a filled head. A double note among three 5s with two filled heads. A double note among 8, 2 and 8 with one filled head.
figure-daydream-7-6 = Two equal: one head. All three equal: two heads. Two of three: one head.
picture-daydream-7-7 = Square frames, both full: the 5 is circled. Oval frames, both full: the 5 is crossed out and the 2 is circled. Arched frames, one still empty: nothing is circled.
figure-daydream-7-7 = First to fill the squares: 5 points. Second with the ovals: 2. The arches still lack a cloud.

## Pictures of When I Dream

figure-fairy = Fairy
figure-boogeyman = Boogeyman
figure-sandman = Sandman
figure-word-clue = wind
figure-word-right = kite
figure-word-wrong = bird
figure-word-improper = kites
picture-when-i-dream-1-2 = A bed with a card. The headboard covers one half of it, the other half shows a kite. The yellow side with a sun lies on the left, the blue side with a moon on the right.
figure-when-i-dream-1-2 = The uncovered half is the Element: the kite. Beside the bed are the sun’s yellow side and the moon’s blue side.
picture-when-i-dream-2-2 = A Fairy with a sun, a Boogeyman with a moon, a Sandman with a sun that equals a moon.
figure-when-i-dream-2-2 = Fairies like right guesses, Boogeymen wrong ones, Sandmen as many of each.
picture-when-i-dream-3-1 = Five cushions around the bed. The Dreamer with the mask sits at the top; arrows lead clockwise from spirit to spirit. The first one says: wind.
figure-when-i-dream-3-1 = The spirit on the Dreamer’s left begins, and the turn goes round: one word each.
picture-when-i-dream-3-6 = The card with the kite. With the guess “kite” it goes to the sun, with the guess “bird” to the moon.
figure-when-i-dream-3-6 = Guessed right: the sun’s yellow side. Guessed wrong: the moon’s blue side.
picture-when-i-dream-3-8 = The Dreamer in bed with the mask on. Where the two sides lie there are only question marks.
figure-when-i-dream-3-8 = Whatever the guess was, for the Dreamer it looks and sounds the same.
picture-when-i-dream-3-12 = A spirit says “kites” for the kite; the word is struck through, and the torn card goes to that spirit: minus 1.
figure-when-i-dream-3-12 = “Kites” belongs to the kite’s word family. The card becomes its giver’s penalty.
picture-when-i-dream-4-3 = Three cards on the yellow side. Kite and mushroom are tilted and have a tick; the whale lies straight.
figure-when-i-dream-4-3 = Kite and mushroom were named, the whale was forgotten.
picture-when-i-dream-5-2 = Three cards on the yellow side, two on the blue. The Fairy wins 3, the Boogeyman 2.
figure-when-i-dream-5-2 = Three on the yellow side: 3 points for each Fairy. Two on the blue side: 2 for each Boogeyman.
picture-when-i-dream-5-3 = Three tilted cards on the yellow side. The Dreamer wins 3 and 2 more.
figure-when-i-dream-5-3 = Three cards, all of them named: 3 points and 2 more.
picture-when-i-dream-5-4 = A Sandman and three examples: 3 to 3 brings 3 plus 2, 3 to 2 brings 3, 4 to 2 brings 2.
figure-when-i-dream-5-4 = Equal: that many and 2 more. One apart: the larger. Further apart: the smaller.
picture-when-i-dream-5-5 = The first example: the Fairy wins 3, the Dreamer 5, the Boogeyman 2, the Sandman 3.
figure-when-i-dream-5-5 = Three to two, and all three were named.

## The replay

replay-title = Table { $table }, once more
replay-early = The game is not over yet
replay-early-why = When it is, you can look at it again here, move by move.
replay-to-table = To the table
replay-eye = Through the eyes of
replay-spectator = A spectator
replay-everything = Everything open
replay-line = Timeline
replay-play = Play
replay-pause = Pause
replay-back = One step back
replay-forward = One step forward
replay-speed = Speed: { $times }×
replay-times = { $times }×
replay-moment = Moment { $moment } of { $moments }
replay-round = Round { $number }
replay-turn =
    { $number ->
        [0] The start
       *[other] Turn { $number }
    }
replay-story = What has happened so far
replay-copy = Copy a link to this moment

## The proof

proof-title = Was it fair?
proof-how = Before anyone sat down, the table sealed a secret number and showed only its seal. Each person’s device added a number of its own. All rolls and shuffles follow from these numbers, so nobody could choose them. Now that the secret is open, your device can draw everything again and compare.
proof-check = Check this game
proof-busy = Checking …
proof-download = Download the record
proof-fair = Yes. Everything that was checked is as it was drawn.
proof-unfair = No. Something is not as it was drawn.
proof-broken = This record cannot be read. Reload the page; if that does not help, check it without us.
proof-verdict-well = Right:
proof-verdict-wrong = Wrong:
proof-verdict-unknown = Not known:
proof-more =
    { $more ->
        [one] And { $more } more.
       *[other] And { $more } more.
    }
proof-seed =
    { $verdict ->
        [well] The secret number is the one that your device saw sealed before the start.
        [wrong] The secret number is not the one that your device saw sealed before the start.
       *[unknown] Your device saw this table only after the start, so it cannot tell whether the secret number was changed. Somebody who was there from the beginning can.
    }
differ-seed = { $noted } was sealed, but the number that was opened gives { $promised }.
proof-contribution =
    { $verdict ->
        [wrong] What your device added was replaced by something else.
       *[well] What your device added is in the record.
    }
differ-contribution = { $contribution } was added, but { $stored } is recorded.
proof-order =
    { $verdict ->
        [wrong] The record has gaps, or its time runs backwards.
       *[well]
            { $entries ->
                [one] The record is complete: { $entries } entry, without a gap.
               *[other] The record is complete: { $entries } entries, without a gap.
            }
    }
differ-order =
    { $entry ->
        [0] The number of players does not match.
       *[other] Entry { $entry } does not follow the one before it.
    }
proof-dice =
    { $verdict ->
        [wrong] Some dice did not fall as they were drawn.
       *[well]
            { $rolls ->
                [one] The dice of { $rolls } roll were drawn again, and they are the same.
               *[other] The dice of all { $rolls } rolls were drawn again, and they are the same.
            }
    }
differ-dice =
    { $turn ->
        [0] The start: { $drawn } were drawn, but { $stored } are recorded.
       *[other] Turn { $turn }: { $drawn } were drawn, but { $stored } are recorded.
    }
proof-deck =
    { $verdict ->
        [wrong] The deck does not lie as it was shuffled.
       *[well]
            { $cards ->
                [one] { $cards } dream card was shuffled and turned again, and it lies the same.
               *[other] All { $cards } dream cards were shuffled and turned again, and they lie the same.
            }
    }
differ-deck = The order or the sides of the cards are different.
proof-dreamer =
    { $verdict ->
        [wrong] Somebody dreamt out of turn.
       *[well] The first Dreamer was drawn or named, and the others followed in order.
    }
differ-dreamer = Round { $round }: another player should have dreamt.
proof-spirits =
    { $verdict ->
        [wrong] Some spirits were not dealt as they were drawn.
       *[well]
            { $nights ->
                [one] The spirits of { $nights } night were dealt again, and they are the same.
               *[other] The spirits of all { $nights } nights were dealt again, and they are the same.
            }
    }
differ-spirits = Night { $round }: the spirits are different.
proof-turned =
    { $verdict ->
        [wrong] Some cards that went under the deck were not turned as it was drawn.
       *[well] The cards that went under the deck were turned as it was drawn.
    }
differ-turned = Round { $round }: a card lies differently.
proof-elements =
    { $verdict ->
        [wrong] Some Elements were not the ones on top of the deck.
       *[well]
            { $elements ->
                [one] { $elements } Element was shown, and it was the one on top of the deck.
               *[other] All { $elements } Elements that were shown were the ones on top of the deck.
            }
    }
differ-elements = Card { $card }: “{ $element }” was not on top.
proof-without-us = Check it without us
proof-command = Do not just believe this page. Download the record and check it with the program on a computer of your own, or with one that you write yourself; the documentation says how everything is drawn.
proof-promised = The seal
proof-seed-is = The secret number
proof-added = Added for { $name }
