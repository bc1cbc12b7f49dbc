# Det som står på Daydreams sidor.

## Spelplanen

board-clouds = Molnen
board-place =
    rad { $row }, kolumn { $column }{ $sign ->
        [star] , stjärna
        [moon] , måne
       *[none] {""}
    }{ $frame ->
        [none] {""}
       *[other] , { $frame }
    }
board-cloud-filled = { $place }, { $number }
board-cloud-open = { $place }, öppet
board-cloud-write = { $place }, öppet, skriv { $number } här
board-cloud-empty = { $place }, tomt
board-row =
    { $clouds } moln { $way ->
        [across] vågrätt
       *[down] lodrätt
    } från rad { $row }, kolumn { $column }: { $state ->
        [super] super, pricken är inringad
        [perfect] perfekt, solen är inringad
        [pity] synd, båda är överkryssade
       *[waiting] inte avräknad än
    }
board-note =
    { $double ->
        [yes] dubbel not
       *[no] enkel not
    }, { $heads ->
        [0] inget huvud ifyllt
        [one] { $heads } huvud ifyllt
       *[other] { $heads } huvuden ifyllda
    }
board-polaroid =
    { $sign ->
        [moon] månpolaroid
       *[star] stjärnpolaroid
    }, kolumn { $column }: { $number ->
        [none] tom
       *[other] { $number }
    }{ $circled ->
        [yes] , inringad
       *[no] {""}
    }
board-polaroids = Polaroider
board-open-pane = Öppna panel { $panel }
board-shelf = Hyllan: { $finished } av { $total } föremål klara
board-whole-shelf = Visa hela hyllan: { $finished }/{ $total } föremål klara
board-item =
    { $name }{ $bonus ->
        [yes] , ger en bonus
       *[no] {""}
    }: { $state ->
        [done] klart
        [now] { $drawn } av { $lines } streck, ritas just nu
       *[next] { $lines } streck, inte påbörjat
    }
board-has-bonus = ger en bonus
board-lines = { $drawn } av { $lines } streck
board-all-traced = Allt är ritat
board-bonuses = Lediga bonusar: { $lines } för ett extra streck, { $leaves } för ett blad
board-bonuses-short = bonusar
board-extras = Extraregler
board-constellation = Stjärnbild
board-star-map = Stjärnbild: { $lines } av { $length } streck, { $stars } av { $total } stjärnor inringade
board-of-stars = av { $total } stjärnor
board-of-heads = av { $total } nothuvuden
board-moons =
    Månkedja: { $moons } av { $total } månar{ $numbers ->
        [none] {""}
       *[other] , { $numbers }
    }; { $points } poäng
board-frame-filled = { $filled } av { $total }
board-reward =
    { $state ->
        [taken] poäng, inringade
        [gone] poäng, borta
       *[free] poäng, finns kvar
    }
board-difference = Skillnad
board-range =
    { $kind ->
        [below] { $most } eller mindre
        [above] { $least } eller mer
       *[between] { $least } till { $most }
    }
board-points = { $points } poäng
board-points-signed =
    { $points ->
       *[other] { $shown } poäng
    }
board-more-from = bättre från { $least }
board-different =
    { $numbers ->
        [one] { $numbers } olika tal
       *[other] { $numbers } olika tal
    }
board-leaves =
    Blad redo: { $ready }, förbrukade: { $spent }, inte inringade än: { $empty }{ $spend ->
        [0] {""}
       *[other] , skulle förbrukas: { $spend }
    }
board-thorns =
    { $thorns ->
        [one] { $thorns } tagg
       *[other] { $thorns } taggar
    }
board-die = Tärning { $value }, { $state }
board-die-free = ta den
board-die-hand = i handen
board-die-written = skriven
board-die-skipped = överhoppad
board-die-void = behövs inte
board-leaflet = Foldern, vikt till { $panels }

### Att välja vikning

board-choose = En folder, åtta sätt att drömma
board-extra-A = Ingen extraregel
board-extra-D = Ingen extraregel
board-extra-AD = Polaroider: stjärnor minus månar
board-extra-DA = Polaroider: alla olika
board-extra-BC = Stjärnbild
board-extra-EF = Månkedja
board-extra-ABC = Stjärnbild och noter
board-extra-DEF = Månkedja och ramar
board-about-A = Moln, hylla, blad. Det bästa stället att börja på.
board-about-D = Moln, hylla, blad; lite svårare än ”Stilla morgon”.
board-about-AD = Sex polaroider skriver av sina moln: stjärnor till vänster minus månar till höger.
board-about-DA = Sex polaroider: en poäng för varje olika tal, och en följd räknas dubbelt.
board-about-BC = Ett tal i ett stjärnmoln ritar lika många streck i stjärnbilden.
board-about-EF = Ett tal i ett månmoln hamnar i kedjan; lika grannar ger poäng.
board-about-ABC = Stjärnbilden, och noter som klingar när grannar är lika.
board-about-DEF = Månkedjan, och tre sorters ramar att fylla före de andra.
board-count-clouds =
    { $number ->
       *[other] moln
    }
board-count-rows =
    { $number ->
        [one] rad
       *[other] rader
    }
board-count-items =
    { $number ->
       *[other] föremål
    }
board-count-leaves =
    { $number ->
       *[other] blad
    }
board-alone = Ensam
board-best = Ditt bästa här: { $points }
board-dice = Tärningar
board-dice-0-9 = 0 till 9
board-dice-1-6 = 1 till 6
board-play-alone = Spela ensam
board-together = Med andra
board-with-friends = Med vänner
board-with-friends-why = Du öppnar ett bord och skickar länken till dem.
board-with-bots = Med bottar
board-how-many-bots = Hur många?
board-how-bots-play = Hur spelar de?
board-play-with-bots =
    { $bots ->
        [one] Spela med { $bots } bot
       *[other] Spela med { $bots } bottar
    }
board-learn = Lär dig genom att spela

### Hur bordet spelar

board-fold = Vikning
board-fold-option = { $name } ({ $level })
board-dice-why = Tablån och nivåerna är gjorda för 0 till 9.
board-time-limit = Tid för ett drag
board-time-none = Ingen gräns
board-time = { $seconds } s
board-time-own = Annan
board-time-seconds = Sekunder per drag
board-time-why = När tiden är slut spelar en bot draget åt den som inte har slutfört det.
board-tableau = Tablå
board-tableau-ours = Vår
board-tableau-own = En egen
board-tableau-why = Om du äger spelet kan du skriva ner dess tablå i en fil och spela med den.
board-tableau-file = Välj en fil
board-tableau-back = Vår igen
board-tableau-too-large = Filen är större än 512 kB. En tablå måste vara mindre.
board-tableau-not-json = Filen är inte JSON. Rätta den och välj den igen.

## Draget

turn-where =
    { $turn ->
        [0] Starten
       *[other] Drag { $turn }
    } · { $players ->
        [1] solo
       *[other] { $players } spelare
    }
turn-yours = Ditt drag
turn-others-turn = De andras drag
turn-pick = Ta en tärning.
turn-pick-start = De två första talen får stå var som helst. Ta en tärning.
turn-aim = Välj ett moln för { $number }:an.
turn-choose-row = Två rader är fulla. Vilken kommer först?
turn-choose-bonus = Du har vunnit en bonus. Vilken vill du ha?
turn-complete = Ditt drag är komplett. Slutför det när du vill.
turn-one-moment = Ett ögonblick …
turn-others-hidden = Det de andra skriver visas när alla har slutfört draget.
turn-rows-full = Då är två rader fulla, och du väljer vilken som kommer först.
turn-row-waits =
    { $way ->
        [across] Vågrät rad:
       *[down] Lodrät rad:
    } { $different ->
        [yes] än så länge alla olika,
       *[no] ett tal två gånger,
    } { $left } kvar.
turn-row-settled =
    { $way ->
        [across] Vågrät rad:
       *[down] Lodrät rad:
    } { $mark }{ $lines ->
        [none] .
        [0] , inga streck.
        [one] , { $lines } streck.
       *[other] , { $lines } streck.
    }
turn-items-finished = Klart: { $item }.
turn-wins-bonus = Det ger en bonus.
turn-gain-stars =
    { $points ->
        [one] { $points } stjärna nådd.
       *[other] { $points } stjärnor nådda.
    }
turn-gain-polaroids = Polaroider: { $change }.
turn-gain-notes =
    { $points ->
        [one] { $points } nothuvud ifyllt.
       *[other] { $points } nothuvuden ifyllda.
    }
turn-ribbon-super = Super!
turn-ribbon-perfect = Perfekt!
turn-ribbon-pity = Synd.
turn-lines-won =
    { $kind ->
        [pity] Ett tal två gånger: inga streck
        [perfect] { $lines ->
            [none] först kommer en bonus
            [one] { $lines } streck till nästa sol
           *[other] { $lines } streck från sol till sol
        }
       *[super] { $lines ->
            [none] först kommer en bonus
            [one] { $lines } streck
           *[other] { $lines } streck
        }
    }
turn-wrote =
    { $leaves ->
        [0] { $number } på rad { $row }, kolumn { $column }.
        [one] { $number } på rad { $row }, kolumn { $column }, med { $leaves } blad.
       *[other] { $number } på rad { $row }, kolumn { $column }, med { $leaves } blad.
    }
turn-choice = Ditt val
turn-row-name =
    { $way ->
        [across] Vågrätt, rad { $line }
       *[down] Lodrätt, kolumn { $column }
    }
turn-bonus-line = Ett streck till nästa sol
turn-bonus-leaf = Ringa in ett blad
turn-still-free =
    { $left ->
        [one] den sista
       *[other] { $left } kvar
    }
turn-change = Ändra talet
turn-less = Ett mindre, kostar ett blad
turn-more = Ett mer, kostar ett blad
turn-no-further = Längre går det inte.
turn-as-rolled = oförändrat
turn-leaves =
    { $leaves ->
        [one] blad
       *[other] blad
    }
turn-skip = Hoppa över
turn-skip-brings =
    { $leaf ->
        [yes] { $thorn ->
            [yes] +1 blad, 1 tagg
           *[no] +1 blad
        }
       *[no] { $thorn ->
            [yes] inget blad, 1 tagg
           *[no] inget blad
        }
    }
turn-skip-waits = Ta tärningen först; bara en får hoppas över.
turn-take-back = Ångra
turn-take-all-back = Ångra allt
turn-seal = Slutför
turn-seal-ready = allt är skrivet
turn-seal-dice =
    { $dice ->
        [one] { $dice } tärning kvar
       *[other] { $dice } tärningar kvar
    }
turn-seal-row = välj en rad först
turn-seal-bonus = ta bonusen först
turn-sealing = ett ögonblick …
turn-sealed = Slutfört.
turn-waiting-for = Väntar på { $names }.
turn-time-left = { $time } kvar
turn-nudge = Puffa på
turn-nudged = Puffat
turn-let-bot-play = Låt en bot spela åt { $name }
turn-others = De andra
turn-after =
    { $turn ->
        [0] efter starten
       *[other] efter drag { $turn }
    }
turn-state-thinking = funderar
turn-state-sealed = klar
turn-state-bot = en bot spelar
turn-state-away = borta
turn-open-sheet = Öppna tablån
turn-points =
    { $points ->
        [one] poäng
       *[other] poäng
    }
turn-sheet-of = Tablå: { $name }
turn-drew =
    { $turn ->
        [0] Ritat vid starten
       *[other] Ritat i drag { $turn }
    }
turn-this = Det här draget
turn-nothing-yet = Inget är ritat än.
turn-in-hand =
    { $leaves ->
        [0] I handen: { $number }.
        [one] I handen: { $number }, med { $leaves } blad.
       *[other] I handen: { $number }, med { $leaves } blad.
    }
turn-titles = Din titel
turn-so-far =
    { $points ->
        [one] { $points } poäng hittills
       *[other] { $points } poäng hittills
    }
turn-rows = Rader
turn-rows-super = alla olika: streck från punkt till punkt
turn-rows-perfect = ett steg i taget: streck från sol till sol
turn-rows-pity = ett tal två gånger: inga streck
turn-would-bring = Vad det skulle ge
turn-help = Så spelar du med tangentbordet
turn-help-intro = Tryck på en tärning och sedan på ett moln. Inget är bestämt förrän du slutför draget.
turn-help-dice = ta en tärning
turn-help-leaves = ändra talet med ett blad
turn-help-arrows = gå mellan molnen
turn-help-enter = skriv in talet
turn-help-skip = hoppa över tärningen i handen
turn-help-back = ångra; med Skift allt
turn-help-seal = slutför draget
turn-help-rules = Läs reglerna
turn-help-learn = Lär dig genom att spela
turn-key-arrows = Piltangenter
turn-key-enter = Enter
turn-key-back = Backsteg
turn-key-seal = Ctrl + Enter
turn-home = Reverie, till startsidan
turn-sound-on = Slå på ljudet
turn-sound-off = Stäng av ljudet
turn-light = Ljust eller mörkt
turn-paused = Bordet är pausat. Ditt utkast finns kvar.
turn-watching = Du tittar på.
turn-whose = Vems tablå?
turn-elsewhere = Du spelar på en annan sida. Den här visar din tablå.
turn-loading = Tablån viks …

coach-title = Lär dig Daydream
coach-name = En lapp till dig
coach-guest = Gäst
coach-say-dice = Två tärningar kastas, samma för alla. Tryck på en så tar du den i handen.
coach-say-clouds = Moln med streckad kant är öppna för ditt tal. Vid starten är det alla: tryck på ett.
coach-say-second = Nu har du den andra tärningen i handen. Skriv in den också, var du vill.
coach-say-seal = Än så länge är det bara blyerts, och du kan ångra allt. Nöjd? Slutför ditt drag.
coach-say-touch = Ett nytt kast. Från och med nu ska ett tal stå bredvid ett som redan finns. Ta en tärning.
coach-say-leaves = Fel tal? Ett inringat blad gör det ett mer eller ett mindre: tryck på + eller −.
coach-say-aim = Välj nu ett moln. Under fönstret läser du vad det skulle ge, redan innan du skriver.
coach-say-rows = Till varje rad hör en prick och en sol. Alla tal olika: ett streck för varje moln. Ett steg i taget: längre streck, från sol till sol. Ett tal två gånger: inget streck.
coach-say-shelf = Strecken ritar av föremålen på hyllan. Varje färdigt föremål är en poäng; ett med present ger dessutom en bonus.
coach-say-skip = En gång per drag får du hoppa över en tärning. Då ringar du in ett blad, men när du spelar ensam kostar det också en tagg.
coach-say-again = Använd din andra tärning och slutför draget igen.
coach-over = Mer än så är det inte: fyll rader, rita av hyllan och ta den tid du vill.
coach-play-on = Spela vidare
coach-back = Till startsidan
coach-next = Nästa
coach-skip-all = Jag kan det här
coach-count = { $at } av { $all }

## Slutet

end-found = Din dagdröm
end-where =
    { $daily ->
        [yes] Solo · dagens vikning · { $when }
       *[no] Solo · { $when }
    }
end-where-together = { $players } spelare · { $when }
end-daily-of = dagens vikning, { $fold }
end-part-items = Föremål
end-part-stars = Stjärnor
end-part-moons = Månar
end-part-polaroids = Polaroider
end-part-notes = Noter
end-part-frames = Ramar
end-part-thorns = Taggar
end-thorns =
    { $thorns ->
        [one] { $thorns } tagg, varje par kostar en poäng
       *[other] { $thorns } taggar, varje par kostar en poäng
    }
end-first-best = Första resultatet med den här vikningen på den här enheten
end-best = Nytt personbästa på den här enheten (förut { $before })
end-best-is = Ditt bästa på den här enheten: { $best }
end-more-for = { $more } poäng till för ”{ $title }”
end-practice = Övning: bara dagens första resultat räknas.
end-shelf = Din hylla
end-shelf-of =
    { $own ->
        [yes] Din hylla
       *[no] Hylla: { $name }
    }
end-picture =
    { $items ->
        [one] Hyllan i ”{ $fold }”: { $items } föremål klart, { $points } poäng.
       *[other] Hyllan i ”{ $fold }”: { $items } föremål klara, { $points } poäng.
    }
end-copy = Kopiera text
end-copied = Kopierat
end-save-picture = Spara bild
end-share = Dela
end-next = Och nu?
end-again = Spela igen
end-replay = Repris
end-to-daily = Till dagens vikning
end-another-fold = En annan vikning
end-winner =
    { $you ->
        [yes] Du vinner!
       *[no] { $count ->
            [one] { $names } vinner
           *[other] { $names } delar på segern
        }
    }
end-place = Plats
end-breakdown = Poängen, del för del
end-player = Spelare
end-total = Summa
end-highlights = Värt att berätta
end-feat-perfect = Flest perfekta rader: { $names } med { $count }.
end-feat-longest = Längsta lyckade raden: { $names } med { $count } moln.
end-feat-clean = Inte en enda rad blev ”synd”: { $names }, { $count } rader.
end-feat-leaves =
    { $count ->
        [one] Sparsammast i trädgården: { $names } med { $count } blad kvar.
       *[other] Sparsammast i trädgården: { $names } med { $count } blad kvar.
    }
end-feat-spent = Flest blad använda: { $names } med { $count }.
end-rematch = Revansch
end-download = Ladda ner protokollet
end-verify = Kontrollera tärningarna

## Dagen

daily-title = Dagens vikning
daily-guest = Gäst
daily-about = I dag får alla i världen samma vikning och samma tärningar.
daily-play = Spela dagens vikning
daily-practise = Spela igen, som övning
daily-not-yet = Inte spelad än
daily-first-counts = Ditt första resultat räknas. Sedan får du öva så ofta du vill.
daily-result = Ditt resultat
daily-look-again = Titta på tablån igen
daily-streak =
    { $days ->
        [0] En ny svit börjar med din första dag.
        [one] { $days } dag i rad
       *[other] { $days } dagar i rad
    }
daily-next = Nästa vikning om
daily-next-in = { $hours } h { $minutes } min
daily-before = Dagarna innan
daily-proof = Ingen kan fuska med tärningarna
daily-proof-today = Dagens tärningar kommer ur ett hemligt tal som bestäms innan någon spelar. Det här är dess fingeravtryck; själva talet visas i morgon.
daily-proof-before = Det hemliga talet från { $date } och fingeravtrycket som stod här den dagen:
daily-proof-none = Ingen spelade i går, så det finns inget att visa.
daily-seed = Hemligt tal
daily-commitment = Fingeravtryck (SHA-256)
