# When I Dream

## Absagen: der Tisch

violation-number-of-players-is-not-allowed =
    { $players ->
        [one] Mit { $players } Spieler geht es nicht.
       *[other] Mit { $players } Spielern geht es nicht.
    } When I Dream ist für { $least } bis { $most }.
violation-deck-cannot-be-played = Mit diesem Kartensatz lässt sich nicht spielen ({ $problems }). Berichtige ihn und versuch es noch einmal.
violation-first-dreamer-has-no-seat = Diesen Platz gibt es an einem Tisch mit { $players } Spielern nicht. Wähle einen anderen ersten Träumer.
violation-deck-is-too-small =
    { $cards ->
        [one] Dieser Kartensatz hat nur { $cards } Karte.
       *[other] Dieser Kartensatz hat nur { $cards } Karten.
    } Nimm einen mit mindestens { $least }.
violation-nothing-to-be-ready-for = Darauf wartet gerade niemand. Spiel einfach weiter.
violation-ready-already = Du bist schon bereit. Warte auf die anderen.

## Absagen: die Nacht

violation-only-spirits-may = Der Träumer darf das nicht. Überlass es den Traumgeistern.
violation-not-your-turn = { $turn_of } ist dran. Warte, bis du an der Reihe bist.
violation-clue-is-empty = Ein Hinweis ist ein Wort. Schreib eines.
violation-clue-is-too-long = Dieser Hinweis hat { $length } Zeichen. Nimm höchstens { $most }.
violation-clue-is-several-words =
    Ein Hinweis ist genau ein Wort{ $evidence ->
        [none] { "" }
       *[other] { " " }({ $evidence })
    }. Wähle eines.
violation-clue-is-of-the-same-family =
    Dieser Hinweis gehört zur Wortfamilie des Begriffs{ $evidence ->
        [none] { "" }
       *[other] { " " }({ $evidence })
    }. Wähle ein anderes Wort.
violation-clue-sounds-like-the-element =
    Dieser Hinweis klingt wie der Begriff{ $evidence ->
        [none] { "" }
       *[other] { " " }({ $evidence })
    }. Wähle ein anderes Wort.
violation-clue-is-a-translation =
    Dieser Hinweis ist der Begriff in einer anderen Sprache{ $evidence ->
        [none] { "" }
       *[other] { " " }({ $evidence })
    }. Wähle ein anderes Wort.
violation-only-the-dreamer-may = Das darf nur der Träumer, und das ist { $dreamer }. Warte auf deinen eigenen Traum.
violation-guess-is-empty = Ein Rateversuch ist ein Wort. Schreib eines oder passe.
violation-guess-is-too-long = Dieser Rateversuch hat { $length } Zeichen. Nimm höchstens { $most }.
violation-turn-is-over = Dieser Zug ist vorbei. Sieh dir die Karte noch einmal an, bevor du weitermachst.
violation-sand-is-not-running = Die Sanduhr läuft nicht. Warte auf die Nacht.
violation-card-has-left = Diese Karte ist schon weg. Du verlierst nichts; mach mit der nächsten weiter.
violation-clues-are-spoken = An diesem Tisch wird gesprochen. Sag es stattdessen laut.
violation-clues-are-typed = An diesem Tisch wird geschrieben. Tippe es stattdessen.

## Absagen: Einsprüche und Abstimmungen

violation-clue-is-gone = Dieser Hinweis ist weg. Einspruch geht nur gegen Hinweise zum aktuellen Begriff.
violation-clue-was-challenged = Gegen diesen Hinweis gab es schon Einspruch. Einmal genügt.
violation-no-such-challenge = Über diesen Hinweis stimmt niemand ab. Spiel einfach weiter.
violation-giver-does-not-judge = Dieser Hinweis ist von dir. Lass die anderen abstimmen.
violation-clue-vote-is-cast = Über diesen Hinweis hast du schon abgestimmt. Warte auf die anderen.
violation-only-persons-vote = Über Rateversuche urteilen nur Menschen. Überlass es ihnen.
violation-guess-needs-no-vote = Bei dieser Karte gibt es nichts abzustimmen. Spiel einfach weiter.
violation-guess-vote-is-cast = Über diesen Rateversuch hast du schon abgestimmt. Warte auf die anderen.
violation-dreamer-is-guessing = Gerade wird geraten. Warte, bis darüber entschieden ist.
violation-no-guess-to-mark = Diesen Rateversuch gibt es gerade nicht. Warte auf den nächsten.
violation-mark-is-set = Diesen Rateversuch hast du schon beurteilt. Warte auf die anderen.

## Absagen: der Tag

violation-it-is-not-the-retelling = Dafür ist jetzt nicht die Zeit. Warte auf die Nacherzählung.
violation-retelling-is-empty = Noch gibt es nichts zu erzählen. Schreib ein paar Worte.
violation-retelling-is-too-long = Deine Nacherzählung hätte { $length } Zeichen. Bleib bei höchstens { $most }.
violation-tilt-vote-is-cast = Das hast du schon gesagt. Warte auf die anderen.
violation-card-is-not-on-the-board = Diese Karte war heute Nacht nicht im Spiel. Wähle eine vom Spielbrett.

## Was geschieht: der Tisch

fact-options =
    { $clues ->
        [spoken] Hinweise werden gesprochen
       *[typed] Hinweise werden getippt
    }, und die Sanduhr läuft { $sand_seconds } Sekunden.
sight-table-laid = Der Tisch ist für { $players } Spieler gedeckt.
sight-spirits-dealt =
    { $spirit ->
        [none] Runde { $round }: Träumer ist { $dreamer }.
       *[other] Runde { $round }: Träumer ist { $dreamer }. Dein Traumgeist: { $spirit }.
    }
sight-ready = { $seat } ist bereit.

## Was geschieht: die Nacht

sight-mask-put-on = Die Schlafmaske sitzt, und die Sanduhr läuft.
sight-card-shown =
    { $element ->
        [none] Oben liegt eine neue Karte.
       *[other] Oben liegt eine neue Karte: „{ $element }“.
    }
sight-turn-came = { $seat } ist dran.
sight-clue-heard =
    { $word ->
        [none] { $seat } hat laut einen Hinweis gegeben.
       *[other] { $seat } gibt den Hinweis „{ $word }“{ $doubt ->
            [none] .
           *[other] . Der Schiedsrichter zweifelt: { $doubt }.
        }
    }
sight-turn-passed =
    { $slow ->
        [yes] { $seat } war zu langsam und wird übergangen.
       *[no] { $seat } passt.
    }
sight-clue-was-stopped = Der Hinweis „{ $word }“ von { $seat } ist ungültig: { $fault }.
sight-challenged = { $by } erhebt Einspruch gegen einen Hinweis. Die anderen Traumgeister stimmen ab.
sight-clue-voted =
    { $improper ->
        [yes] { $seat } hält den Hinweis für ungültig.
       *[no] { $seat } hält den Hinweis für gültig.
    }
sight-challenge-over =
    { $upheld ->
        [yes] Der Einspruch hat Erfolg: Der Hinweis ist ungültig.
       *[no] Der Einspruch scheitert: Der Hinweis gilt.
    }
sight-penalty-given = { $seat } nimmt die Karte als Strafkarte.
sight-card-left =
    { $side ->
        [none] Die Karte ist weg.
       *[other] { $guess ->
            [none] Die Karte liegt jetzt { $side }.
           *[other] Der Träumer rät „{ $guess }“. Die Karte liegt jetzt { $side }.
        }
    }
sight-guess-spoken = Der Träumer rät gerade laut.
sight-guess-heard =
    { $right ->
        [yes] { $seat } hält den Rateversuch für richtig.
       *[no] { $seat } hält den Rateversuch für falsch.
    }
sight-no-guess-heard = Es gab keinen Rateversuch. Die Karte bleibt.
sight-close-guess-voted =
    { $right ->
        [yes] { $seat } lässt den knappen Rateversuch gelten.
       *[no] { $seat } lässt den knappen Rateversuch nicht gelten.
    }
sight-close-guess-over =
    { $right ->
        [yes] Der knappe Rateversuch gilt als richtig.
       *[no] Der knappe Rateversuch gilt als falsch.
    }
sight-sand-gone =
    { $until ->
        [none] Die Sanduhr ist abgelaufen.
       *[other] Die Sanduhr ist abgelaufen. Der Träumer hat einen letzten Rateversuch.
    }
sight-card-stayed = Es gab keinen letzten Rateversuch. Die Karte bleibt auf dem Stapel.

## Was geschieht: der Tag

sight-day-broke = Der Tag bricht an. Der Träumer erzählt seinen Traum nach.
sight-dream-heard = Der Träumer erzählt: „{ $text }“
sight-tilt-voted =
    { $tilted ->
        [yes] { $seat } sagt, dass eine Karte genannt wurde.
       *[no] { $seat } sagt, dass eine Karte nicht genannt wurde.
    }
sight-mask-off =
    Die Schlafmaske ist ab: { $yellow } gelb, { $blue } blau. { $remembered ->
        [yes] Der Träumer hat sich an jede gelbe Karte erinnert.
       *[no] { $yellow ->
            [0] Es gab nichts zu behalten.
           *[other] Der Träumer hat sich nicht an alles erinnert.
        }
    } Traumgeister: { $spirits }. Punkte: { $points }.
sight-board-cleared = Runde { $round } ist vorbei, und das Spielbrett ist leer.
sight-over = Alle haben geträumt. Das Spiel ist vorbei.
fact-result = Punkte: { $points }. Sieg: { $winners }.

## Traumgeister und Seiten

spirit-Fairy = Fee
spirit-Boogeyman = Nachtalb
spirit-Sandman = Sandmann

spirits-Fairy = { spirit-Fairy }
spirits-Boogeyman = { spirit-Boogeyman }
spirits-Sandman = { spirit-Sandman }

side-yellow = auf der gelben Seite
side-blue = auf der blauen Seite
side-beside = neben dem Spielbrett

## Was ein Schiedsrichter über einen Hinweis sagt

fault-several-words = mehr als ein Wort
fault-family = dieselbe Wortfamilie wie der Begriff
fault-sound = klingt wie der Begriff
fault-translation = der Begriff in einer anderen Sprache

doubt-family = vielleicht dieselbe Wortfamilie wie der Begriff
doubt-sound = klingt vielleicht wie der Begriff
doubt-translation = vielleicht der Begriff in einer anderen Sprache
doubt-foreign = vielleicht ein Wort einer anderen Sprache
doubt-not-a-word = vielleicht kein Wort
