# Die Seiten von When I Dream.

## Der Tisch

dream-round = Nacht { $round } von { $rounds }
dream-dreamer = Träumer
dream-you = du
dream-bot = Bot
dream-away = nicht da, ein Bot spielt
dream-is-ready = bereit
dream-penalties =
    { $number ->
        [one] { $number } Strafkarte
       *[other] { $number } Strafkarten
    }
dream-penalty = { $name } hat „{ $word }“ als Strafkarte genommen.
dream-side-yellow = Gelbe Seite
dream-side-blue = Blaue Seite
dream-side-beside = Neben dem Spielbrett
dream-named = genannt
dream-not-named = nicht genannt
dream-paused = Der Tisch macht Pause
dream-paused-why = Karte und Hinweise sind verdeckt, und die Zeit steht still.
dream-dock = Was du tun kannst
dream-sand = Restzeit
dream-time-to-act = Verbleibende Sekunden
dream-time-to-vote = Sekunden zum Abstimmen

## Der eigene Traumgeist

dream-peek = Halten: Wer bist du?
dream-you-are-Fairy = Du bist eine Fee
dream-you-are-Boogeyman = Du bist ein Nachtalb
dream-you-are-Sandman = Du bist ein Sandmann
dream-wants-Fairy = Du willst, dass richtig geraten wird: ein Punkt für jede Karte auf der gelben Seite.
dream-wants-Boogeyman = Du willst, dass falsch geraten wird: ein Punkt für jede Karte auf der blauen Seite.
dream-wants-Sandman = Du willst Gleichgewicht: auf beiden Seiten gleich viele Karten.

## Dämmerung

dream-will-dream = { $name } wird träumen
dream-you-will-dream = Du wirst träumen
dream-dusk-dreamer =
    { $clues ->
        [spoken] Schließ die Augen. Geflüsterte Worte kommen zu dir: Sag, was du darin erkennst. Versuch, dir alles zu merken.
       *[other] Bald erscheinen hier geflüsterte Worte. Schreib, was du darin erkennst, und versuch, dir alles zu merken.
    }
dream-dusk-spirit = Sieh dir deinen Traumgeist an, wenn niemand sonst hinschaut. Dann flüstere, hilf oder führe in die Irre.
dream-dusk-watcher = Du schaust mit den Augen des Träumers zu: Bis die Schlafmaske ab ist, siehst du keine Karte.
dream-ready-night = Die Nacht kann kommen
dream-ready-count =
    { $ready ->
        [one] { $ready } von { $players } ist bereit.
       *[other] { $ready } von { $players } sind bereit.
    }
dream-wait = Warten auf die anderen.

## Die Nacht der Traumgeister

dream-dreams = { $name } träumt
dream-card-says = Auf der Karte steht:
dream-your-turn = Du bist dran: Flüstere ein Wort
dream-your-turn-aloud = Du bist dran: Sag laut ein Wort
dream-thinks = { $name } überlegt
dream-is-your-turn = du bist dran
dream-is-thinking = überlegt
dream-one-word = Ein Wort
dream-whisper = Flüstern
dream-said-it = Ich habe es gesagt
dream-said = (laut gesagt)
dream-pass = Passen
dream-last-guess = Die Sanduhr ist abgelaufen. { $name } hat einen letzten Rateversuch.

## Was die Traumgeister entscheiden

dream-doubtful = zweifelhaft
dream-doubt-title = „{ $word }“ von { $giver } ist zweifelhaft
dream-doubt =
    Der Schiedsrichter sagt: { $doubt }{ $evidence ->
        [none] .
       *[other] { " " }({ $evidence }).
    }
dream-challenge = Einspruch
dream-challenge-this =
    { $word ->
        [none] Einspruch gegen den Hinweis von { $giver }
       *[other] Einspruch gegen „{ $word }“ von { $giver }
    }
dream-challenge-title =
    { $word ->
        [none] Ist der Hinweis von { $giver } erlaubt?
       *[other] Ist „{ $word }“ von { $giver } erlaubt?
    }
dream-challenge-by = { $challenger } hat Einspruch erhoben.
dream-improper = Ungültig
dream-proper = Gültig
dream-voted =
    { $number ->
        [0] Noch niemand hat abgestimmt.
        [one] { $number } Stimme ist da.
       *[other] { $number } Stimmen sind da.
    }
dream-close = Knapp daneben?
dream-close-says = { $name } hat „{ $guess }“ geraten. Auf der Karte steht „{ $word }“. Ist das derselbe Traum?
dream-counts = Ja, das gilt
dream-counts-not = Nein
dream-speaks = { $name } rät laut
dream-mark-it = War es richtig?
dream-right = Richtig
dream-wrong = Falsch

## Die Nacht des Träumers

dream-you-dream = Du träumst
dream-listen = Still. Gleich kommen Worte.
dream-your-guess = Was ist es?
dream-guess = Raten
dream-guess-aloud = Ich rate laut
dream-speak-now = Sag jetzt laut, was es ist.
dream-let-go = Loslassen
dream-leave-it = Nicht mehr raten
dream-sunk = Es versinkt im Traum. Eine andere Karte kommt.
dream-changed = Jetzt liegt eine andere Karte da.
dream-not-heard = Niemand hat einen Rateversuch gehört. Die Karte ist noch da.
dream-sand-gone = Die Sanduhr ist abgelaufen. Rate ein letztes Mal oder lass es sein.

## Die Nacherzählung

dream-you-tell = Erzähl deinen Traum
dream-tells = { $name } erzählt den Traum
dream-tell-typed = Was hast du geträumt? Nenne alles, was du noch weißt, Stück für Stück.
dream-tell-aloud = Was hast du geträumt? Erzähl es laut und nenne alles, was du noch weißt.
dream-i-dreamt = Ich habe geträumt von …
dream-tell = Erzählen
dream-wake = Das war mein Traum
dream-hear-typed = Noch halb im Schlaf. Gleich kommen die ersten Worte.
dream-hear-aloud = Hör dem Traum zu.
dream-tilt-hint = Genannt, aber nicht gedreht? Tippe auf die Karte. Der Träumer sieht nichts davon.
dream-others-decide = von dir gewünscht; die anderen entscheiden

## Der Tag

dream-wakes = { $name } wacht auf
dream-memory =
    { $remembered ->
        [yes] Keine gelbe Karte wurde vergessen.
       *[no] { $yellow ->
            [0] Es gab nichts zu behalten.
           *[other] Manche gelbe Karte wurde vergessen.
        }
    }
dream-sides = { $yellow } gelb, { $blue } blau:
dream-why-Dreamer = 1 für jede gelbe Karte
dream-why-memory = 1 für jede gelbe Karte und mehr, weil keine vergessen wurde
dream-why-Fairy = 1 für jede gelbe Karte
dream-why-Boogeyman = 1 für jede blaue Karte
dream-why-balance = auf beiden Seiten gleich viele: die Zahl einer Seite und mehr für das Gleichgewicht
dream-why-larger = nur eine Karte Unterschied: die größere Zahl
dream-why-smaller = größerer Unterschied: die kleinere Zahl
dream-ready-next = Bereit für die nächste Nacht
dream-ready-end = Bereit für das Ende

## Das Ende

dream-after =
    { $rounds ->
        [one] Nach { $rounds } Nacht
       *[other] Nach { $rounds } Nächten
    }
dream-winners =
    { $number ->
        [one] { $names } hat am besten geträumt
       *[other] { $names } haben gemeinsam am besten geträumt
    }
dream-winner = Sieg
dream-all-points = Alle Punkte
dream-player = Spieler
dream-night = Nacht { $round }
dream-torn = Strafkarten
dream-total = Summe
dream-nights = Die Nächte
dream-night-of = Nacht { $round }: { $name }
dream-again = Noch ein Abend
dream-follow = Zum nächsten Abend
dream-watch-again = Noch einmal ansehen

## Wie der Tisch spielt

dream-clues = Hinweise
dream-clues-typed = Getippt
dream-clues-spoken = Gesprochen
dream-clues-about =
    { $clues ->
        [spoken] Ihr seid in einem Zimmer oder am Telefon: Hinweise, Rateversuche und Träume werden laut gesagt.
       *[other] Alle schreiben, wo immer sie sind.
    }
dream-referee = Schiedsrichter
dream-referee-strict = Streng
dream-referee-gentle = Sanft
dream-referee-table = Ihr selbst
dream-referee-about =
    { $referee ->
        [strict] Wer einen ungültigen Hinweis gibt, nimmt sofort die Karte als Strafkarte.
        [table] Niemand prüft; die Traumgeister erheben Einspruch, wenn sie zweifeln.
       *[other] Ein ungültiger Hinweis wird mit Begründung abgelehnt, und du darfst es noch einmal versuchen.
    }
dream-clue-time = Zeit für einen Hinweis
dream-clue-time-about = Wer länger braucht, wird übergangen.
dream-clue-time-usual = Wie üblich
dream-sand-time = Sanduhr
dream-sand-time-about = So lange dauert eine Nacht.
dream-last-time = Letzter Rateversuch
dream-last-time-about = So lange darf der Träumer überlegen, wenn die Sanduhr abgelaufen ist.
dream-retelling-time = Nacherzählung
dream-retelling-time-about = So lange darf der Träumer seinen Traum erzählen.
dream-ready-time = Warten
dream-ready-time-about = So lange wartet das Spiel höchstens, bis alle bereit sind.
dream-first = Erster Träumer
dream-first-about = Ausgelost, oder wer am müdesten ist.
dream-first-drawn = Ausgelost
dream-more = Weitere Einstellungen
dream-seconds =
    { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }
dream-minutes =
    { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }

## Ein eigener Kartensatz

dream-deck = Traumkarten
dream-deck-ours = Unser Kartensatz ist im Spiel.
dream-deck-yours = Dein Kartensatz „{ $name }“ ist im Spiel.
dream-deck-about = Oder eure eigenen Wörter: eine Kartendatei mit mindestens 80 Begriffen.
dream-deck-choose = Kartendatei wählen
dream-deck-back = Wieder unseren nehmen
dream-deck-broken = Mit diesem Kartensatz lässt sich noch nicht spielen:
dream-deck-more = und noch { $number }
