# Sidorna för When I Dream.

## Bordet

dream-round = Natt { $round } av { $rounds }
dream-dreamer = Drömmare
dream-you = du
dream-bot = bot
dream-away = borta, en bot spelar
dream-is-ready = redo
dream-penalties = { $number } straffkort
dream-penalty = { $name } tog ”{ $word }” som straffkort.
dream-side-yellow = Gula sidan
dream-side-blue = Blå sidan
dream-side-beside = Bredvid spelplanen
dream-named = nämnt
dream-not-named = inte nämnt
dream-paused = Bordet är pausat
dream-paused-why = Kortet och ledtrådarna är dolda, och ingen tid går.
dream-dock = Det här kan du göra
dream-sand = Tid kvar
dream-time-to-act = Sekunder kvar att agera
dream-time-to-vote = Sekunder kvar att rösta

## Den egna anden

dream-peek = Håll in och se vem du är
dream-you-are-Fairy = Du är en fe
dream-you-are-Boogeyman = Du är ett monster
dream-you-are-Sandman = Du är en sandman
dream-wants-Fairy = Du vill ha rätta gissningar: en poäng för varje kort på gula sidan.
dream-wants-Boogeyman = Du vill ha felaktiga gissningar: en poäng för varje kort på blå sidan.
dream-wants-Sandman = Du vill ha balans: lika många kort på båda sidorna.

## Skymning

dream-will-dream = { $name } ska drömma
dream-you-will-dream = Du ska drömma
dream-dusk-dreamer =
    { $clues ->
        [spoken] Blunda. Viskade ord kommer till dig: säg vad du tror att de betyder. Försök minnas allt.
       *[other] Snart dyker viskade ord upp här. Skriv vad du tror att de betyder, och försök minnas allt.
    }
dream-dusk-spirit = Titta på din ande när ingen annan ser. Viska sedan, hjälp till eller led vilse.
dream-dusk-watcher = Du tittar på med drömmarens ögon: tills ögonmasken är av ser du inget kort.
dream-ready-night = Låt natten börja
dream-ready-count = { $ready } av { $players } är redo.
dream-wait = Väntar på de andra.

## Andarnas natt

dream-dreams = { $name } drömmer
dream-card-says = På kortet står:
dream-your-turn = Din tur: viska ett ord
dream-your-turn-aloud = Din tur: säg ett ord högt
dream-thinks = { $name } tänker
dream-is-your-turn = din tur
dream-is-thinking = tänker
dream-one-word = Ett ord
dream-whisper = Viska
dream-said-it = Jag har sagt det
dream-said = (sagt högt)
dream-pass = Passa
dream-last-guess = Timglaset har runnit ut. { $name } har ett sista svar.

## Vad andarna bestämmer

dream-doubtful = tveksam
dream-doubt-title = ”{ $word }” från { $giver } är tveksamt
dream-doubt =
    Domaren säger: { $doubt }{ $evidence ->
        [none] .
       *[other] { " " }({ $evidence }).
    }
dream-challenge = Protestera
dream-challenge-this =
    { $word ->
        [none] Protestera mot ledtråden från { $giver }
       *[other] Protestera mot ”{ $word }” från { $giver }
    }
dream-challenge-title =
    { $word ->
        [none] Är ledtråden från { $giver } tillåten?
       *[other] Är ”{ $word }” från { $giver } tillåtet?
    }
dream-challenge-by = { $challenger } har protesterat.
dream-improper = Felaktig
dream-proper = Den gäller
dream-voted =
    { $number ->
        [0] Ingen har röstat än.
        [one] { $number } har röstat.
       *[other] { $number } har röstat.
    }
dream-close = Nästan rätt
dream-close-says = { $name } gissade ”{ $guess }”. På kortet står ”{ $word }”. Är det samma dröm?
dream-counts = Ja, det räknas
dream-counts-not = Nej
dream-speaks = { $name } gissar högt
dream-mark-it = Var det rätt?
dream-right = Rätt
dream-wrong = Fel

## Drömmarens natt

dream-you-dream = Du drömmer
dream-listen = Hysch. Snart kommer orden.
dream-your-guess = Din gissning
dream-guess = Gissa
dream-guess-aloud = Jag gissar högt
dream-speak-now = Säg din gissning högt nu.
dream-let-go = Släpp det
dream-leave-it = Låt det vara
dream-sunk = Det sjunker in i drömmen. Ett annat kort kommer.
dream-changed = Kortet har bytts.
dream-not-heard = Ingen hörde någon gissning. Kortet ligger kvar.
dream-sand-gone = Timglaset har runnit ut. Ge ett sista svar, eller låt det vara.

## Återberättandet

dream-you-tell = Berätta din dröm
dream-tells = { $name } berättar drömmen
dream-tell-typed = Vad drömde du? Nämn allt du minns, bit för bit.
dream-tell-aloud = Vad drömde du? Berätta högt, och nämn allt du minns.
dream-i-dreamt = Jag drömde om …
dream-tell = Berätta
dream-wake = Det var min dröm
dream-hear-typed = Sover fortfarande. Snart kommer de första orden.
dream-hear-aloud = Lyssna på drömmen.
dream-tilt-hint = Nämndes ett kort som inte roterades? Tryck på det. Drömmaren ser inget av detta.
dream-others-decide = du har bett om det; de andra avgör

## Dagen

dream-wakes = { $name } vaknar
dream-memory =
    { $remembered ->
        [yes] Alla gula kort blev ihågkomna.
       *[no] { $yellow ->
            [0] Det fanns inget att minnas.
           *[other] Inte alla gula kort blev ihågkomna.
        }
    }
dream-sides = gula { $yellow }, blå { $blue }:
dream-why-Dreamer = 1 för varje gult kort
dream-why-memory = 1 för varje gult kort, och mer för att alla blev ihågkomna
dream-why-Fairy = 1 för varje gult kort
dream-why-Boogeyman = 1 för varje blått kort
dream-why-balance = lika många på båda sidor: korten på en sida, och mer för balansen
dream-why-larger = ett korts skillnad: det större antalet
dream-why-smaller = större skillnad: det mindre antalet
dream-ready-next = Redo för nästa natt
dream-ready-end = Redo för slutet

## Slutet

dream-after =
    { $rounds ->
        [one] Efter { $rounds } natt
       *[other] Efter { $rounds } nätter
    }
dream-winners =
    { $number ->
        [one] { $names } drömde bäst
       *[other] { $names } drömde bäst tillsammans
    }
dream-winner = vinnare
dream-all-points = Alla poäng
dream-player = Spelare
dream-night = Natt { $round }
dream-torn = Straffkort
dream-total = Summa
dream-nights = Nätterna
dream-night-of = Natt { $round }: { $name }
dream-again = En kväll till
dream-follow = Till nästa kväll
dream-watch-again = Se spelet igen

## Hur bordet spelar

dream-clues = Ledtrådar
dream-clues-typed = Skrivna
dream-clues-spoken = Talade
dream-clues-about =
    { $clues ->
        [spoken] Ni är i samma rum eller samtal: ledtrådar, gissningar och drömmar sägs högt.
       *[other] Alla skriver, var de än är.
    }
dream-referee = Domare
dream-referee-strict = Sträng
dream-referee-gentle = Mild
dream-referee-table = Bara bordet
dream-referee-about =
    { $referee ->
        [strict] En felaktig ledtråd ger genast ett straffkort.
        [table] Ingen kontrollerar; andarna protesterar när de tvivlar.
       *[other] En felaktig ledtråd avvisas med en förklaring, och man får försöka igen.
    }
dream-clue-time = Tid för en ledtråd
dream-clue-time-about = Den som dröjer längre hoppas över.
dream-clue-time-usual = Som vanligt
dream-sand-time = Timglas
dream-sand-time-about = Så länge varar en natt.
dream-last-time = Sista svar
dream-last-time-about = Så länge får drömmaren tänka när timglaset har runnit ut.
dream-retelling-time = Återberättande
dream-retelling-time-about = Så länge får drömmaren berätta sin dröm.
dream-ready-time = Väntan
dream-ready-time-about = Så länge väntar spelet på att alla ska bli redo.
dream-first = Första drömmaren
dream-first-about = Lottas, eller den som är tröttast.
dream-first-drawn = Lottas
dream-more = Fler inställningar
dream-seconds =
    { $seconds ->
        [one] { $seconds } sekund
       *[other] { $seconds } sekunder
    }
dream-minutes =
    { $minutes ->
        [one] { $minutes } minut
       *[other] { $minutes } minuter
    }

## En egen kortlek

dream-deck = Drömkort
dream-deck-ours = Ni spelar med vår lek.
dream-deck-yours = Ni spelar med er lek ”{ $name }”.
dream-deck-about = Eller egna ord: en kortfil med minst 80 element.
dream-deck-choose = Välj en kortfil
dream-deck-back = Vår igen
dream-deck-broken = Den här leken går inte att spela med än:
dream-deck-more = och { $number } till
