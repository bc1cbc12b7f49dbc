# Det man läser: regelhäftena med sina bilder, ett färdigt spel en gång till, beviset för slumpen.

## Regelhäftet

reading-title = Regler för { $game }
reading-language = Språk
reading-print = Skriv ut
reading-search = Sök i reglerna
reading-found =
    { $rules ->
        [0] Det står inget om det. Prova ett annat ord.
        [one] { $rules } regel
       *[other] { $rules } regler
    }
reading-contents = Innehåll
reading-copy = Kopiera länken
reading-copied = Länken är kopierad.
reading-not-copied = Länken kunde inte kopieras. Ta den från adressfältet.

## Bilder till Daydream

picture-daydream-1-2 = Åtta små foldrar: A, D, A D, D A, B C, E F, A B C och D E F.
figure-daydream-1-2 = De åtta vikningarna. En panel är lättast, tre är svårast.
picture-daydream-1-3 = En bok med fyra punkter och en raket med sex: solar och prickar turas om, förbundna av en prickad bana. På boken är det första strecket ritat, från en sol till en prick.
figure-daydream-1-3 = Varje kontur börjar vid en sol; sedan turas prickar och solar om, tillbaka dit den började.
picture-daydream-3-2 = En 5:a mitt i rutnätet. Molnen ovanför, nedanför, till vänster och till höger är öppna, de andra inte. Ett veck går mellan 5:an och molnet till höger om den.
figure-daydream-3-2 = 5:an öppnar sina fyra grannar. Ett veck mellan två paneler spelar ingen roll.
picture-daydream-3-3 = Två tärningar. 4:an är skriven i ett moln. 7:an är överstruken, och ett blad är inringat.
figure-daydream-3-3 = 4:an skrivs in; 7:an hoppas över i utbyte mot ett blad.
picture-daydream-3-5 = En 4:a och ett ifyllt blad blir en 5:a. En 7:a och två ifyllda blad blir en 5:a.
figure-daydream-3-5 = Ett blad: ett steg. Två blad: två steg, båda åt samma håll.
picture-daydream-4-1 = En rad med 4, 2 och 4. Pricken och solen är överkryssade, och inget är ritat på raketen.
figure-daydream-4-1 = Synd: 4:an förekommer två gånger, så det blir inga streck.
picture-daydream-4-2 = En rad med 4, 1 och 6. Pricken är inringad, och tre av raketens sex streck är ritade.
figure-daydream-4-2 = Super: tre moln, tre streck, vart och ett till nästa punkt.
picture-daydream-4-3 = En rad med 4, 5 och 6. Solen är inringad, och raketens alla sex streck är ritade.
figure-daydream-4-3 = Perfekt: tre moln, tre streck, vart och ett till nästa sol. Raketen är färdig.
picture-daydream-4-7 = En färdig mugg med en present, dess bonusmärke. En pil leder till ett streck mellan två solar på en bok, en annan till ett inringat blad.
figure-daydream-4-7 = Bonusen är ett streck till nästa sol eller ett blad. Du väljer.
picture-daydream-6-1 = En överstruken 7:a ger ett inringat blad och en tagg.
figure-daydream-6-1 = När du spelar ensam ger varje överhoppad tärning ett blad och en tagg.
picture-daydream-7-1 = Ett stjärnmoln med en 4:a. På den prickade banan är fyra streck ritade från nedre högra hörnet, och de två stjärnorna på dem är inringade.
figure-daydream-7-1 = En 4:a i ett stjärnmoln ritar fyra streck. Två stjärnor nås: 2 poäng.
picture-daydream-7-2 = Ett månmoln med en 6:a och en kedja av fyra månar med 2, 2, 6 och ingenting. De två 2:orna är ihopbundna, och 1:an bredvid dem är inringad.
figure-daydream-7-2 = 6:an går till den första tomma månen. De två 2:orna är lika: 1 poäng.
picture-daydream-7-3 = Tre polaroider på ett snöre, var och en ovanför sitt moln. Ett stjärnmoln med 6 och ett månmoln med 1 har gett sina tal till polaroiderna; den ovanför det tomma molnet är tom.
figure-daydream-7-3 = Varje polaroid skriver av talet i sitt moln.
picture-daydream-7-6 = En enkel not mellan två 3:or med ett ifyllt huvud. En dubbel not mellan tre 5:or med två ifyllda huvuden. En dubbel not mellan 8, 2 och 8 med ett ifyllt huvud.
figure-daydream-7-6 = Två lika: ett huvud. Alla tre lika: två huvuden. Två av tre: ett huvud.
picture-daydream-7-7 = Fyrkantiga ramar, båda fulla: 5:an är inringad. Ovala ramar, båda fulla: 5:an är överkryssad och 2:an inringad. Välvda ramar, en ännu tom: inget är inringat.
figure-daydream-7-7 = Först med de fyrkantiga: 5 poäng. Tvåa med de ovala: 2. I de välvda är ett moln fortfarande tomt.

## Bilder till When I Dream

figure-fairy = Fe
figure-boogeyman = Monster
figure-sandman = Sandman
figure-word-clue = vind
figure-word-right = drake
figure-word-wrong = fågel
figure-word-improper = drakar
picture-when-i-dream-1-2 = En säng med ett kort. Sänggaveln täcker ena halvan, den andra visar en drake. Den gula sidan med en sol ligger till vänster, den blå sidan med en måne till höger.
figure-when-i-dream-1-2 = Den synliga halvan är elementet: draken. Bredvid sängen finns solens gula sida och månens blå sida.
picture-when-i-dream-2-2 = En fe med en sol, ett monster med en måne, en sandman med en sol som är lika med en måne.
figure-when-i-dream-2-2 = Feer gillar rätta gissningar, monster felaktiga, sandmän lika många av varje.
picture-when-i-dream-3-1 = Fem kuddar runt sängen. Drömmaren med ögonmasken sitter överst; pilar leder medurs från ande till ande. Den första säger: vind.
figure-when-i-dream-3-1 = Anden till vänster om drömmaren börjar, och turen går runt: ett ord var.
picture-when-i-dream-3-6 = Kortet med draken. Med gissningen ”drake” går det till solen, med gissningen ”fågel” till månen.
figure-when-i-dream-3-6 = Rätt gissat: solens gula sida. Fel gissat: månens blå sida.
picture-when-i-dream-3-8 = Drömmaren i sängen med ögonmasken på. Där de två sidorna ligger finns bara frågetecken.
figure-when-i-dream-3-8 = Hur gissningen än var ser och hör drömmaren samma sak.
picture-when-i-dream-3-12 = En ande säger ”drakar” som ledtråd till draken; ordet är överstruket, och det sönderrivna kortet går till den anden: minus 1.
figure-when-i-dream-3-12 = ”Drakar” hör till drakens ordfamilj. Kortet blir andens straffkort.
picture-when-i-dream-4-3 = Tre kort på den gula sidan. Draken och svampen är roterade och har en bock; valen ligger rakt.
figure-when-i-dream-4-3 = Draken och svampen nämndes, valen glömdes bort.
picture-when-i-dream-5-2 = Tre kort på den gula sidan, två på den blå. Fen får 3, monstret 2.
figure-when-i-dream-5-2 = Tre på den gula sidan: 3 poäng till varje fe. Två på den blå: 2 till varje monster.
picture-when-i-dream-5-3 = Tre roterade kort på den gula sidan. Drömmaren får 3 och 2 till.
figure-when-i-dream-5-3 = Tre kort, alla nämnda: 3 poäng och 2 till.
picture-when-i-dream-5-4 = En sandman och tre exempel: 3 mot 3 ger 3 plus 2, 3 mot 2 ger 3, 4 mot 2 ger 2.
figure-when-i-dream-5-4 = Lika många: så många poäng och 2 till. Ett korts skillnad: det större talet. Mer: det mindre.
picture-when-i-dream-5-5 = Det första exemplet: fen får 3, drömmaren 5, monstret 2, sandmannen 3.
figure-when-i-dream-5-5 = Tre mot två, och alla tre nämndes.

## En gång till

replay-title = Bord { $table }, en gång till
replay-early = Spelet är inte slut än
replay-early-why = När det är slut kan du se det igen här, steg för steg.
replay-to-table = Till bordet
replay-eye = Perspektiv
replay-spectator = En åskådare
replay-everything = Allt öppet
replay-line = Tidslinje
replay-play = Spela upp
replay-pause = Pausa
replay-back = Ett steg tillbaka
replay-forward = Ett steg framåt
replay-speed = Hastighet: { $times }×
replay-times = { $times }×
replay-moment = Ögonblick { $moment } av { $moments }
replay-round = Omgång { $number }
replay-turn =
    { $number ->
        [0] Starten
       *[other] Drag { $number }
    }
replay-story = Vad som har hänt hittills
replay-copy = Kopiera en länk till ögonblicket

## Beviset

proof-title = Var slumpen rättvis?
proof-how = Innan någon satte sig förseglade bordet ett hemligt tal och visade bara sigillet. Varje enhet lade till ett eget tal. Alla kast och blandningar följer av de talen, så ingen kunde styra dem. Nu är hemligheten öppen, och din enhet kan göra om alla dragningar och jämföra.
proof-check = Kontrollera spelet
proof-busy = Kontrollerar …
proof-download = Ladda ner protokollet
proof-fair = Ja. Allt som kontrollerades stämmer med dragningen.
proof-unfair = Nej. Något stämmer inte med dragningen.
proof-broken = Protokollet går inte att läsa. Ladda om sidan; om det inte hjälper, kontrollera det utan oss.
proof-verdict-well = Rätt:
proof-verdict-wrong = Fel:
proof-verdict-unknown = Okänt:
proof-more =
    { $more ->
        [one] Och { $more } ställe till.
       *[other] Och { $more } ställen till.
    }
proof-seed =
    { $verdict ->
        [well] Det hemliga talet är det vars sigill din enhet såg före starten.
        [wrong] Det hemliga talet är inte det vars sigill din enhet såg före starten.
       *[unknown] Din enhet såg bordet först efter starten och kan inte säga om det hemliga talet har bytts ut. Någon som var med från början kan det.
    }
differ-seed = { $noted } förseglades, men det öppnade talet ger { $promised }.
proof-contribution =
    { $verdict ->
        [wrong] Det din enhet lade till har ersatts med något annat.
       *[well] Det din enhet lade till finns med i protokollet.
    }
differ-contribution = { $contribution } lades till, men i protokollet står { $stored }.
proof-order =
    { $verdict ->
        [wrong] Protokollet har luckor, eller så går dess tid baklänges.
       *[well]
            { $entries ->
                [one] Protokollet är fullständigt: { $entries } post, utan luckor.
               *[other] Protokollet är fullständigt: { $entries } poster, utan luckor.
            }
    }
differ-order =
    { $entry ->
        [0] Antalet spelare stämmer inte.
       *[other] Post { $entry } följer inte på den föregående.
    }
proof-dice =
    { $verdict ->
        [wrong] Några tärningar stämmer inte med dragningen.
       *[well]
            { $rolls ->
                [one] Tärningarna i { $rolls } kast drogs om, och de är desamma.
               *[other] Tärningarna i alla { $rolls } kast drogs om, och de är desamma.
            }
    }
differ-dice =
    { $turn ->
        [0] Starten: dragningen gav { $drawn }, men i protokollet står { $stored }.
       *[other] Drag { $turn }: dragningen gav { $drawn }, men i protokollet står { $stored }.
    }
proof-deck =
    { $verdict ->
        [wrong] Leken ligger inte som den blandades.
       *[well]
            { $cards ->
                [one] { $cards } drömkort blandades och vändes igen, och det ligger likadant.
               *[other] Alla { $cards } drömkort blandades och vändes igen, och de ligger likadant.
            }
    }
differ-deck = Kortens ordning eller sidor är annorlunda.
proof-dreamer =
    { $verdict ->
        [wrong] Någon drömde utan att stå på tur.
       *[well] Den första drömmaren lottades eller utsågs, och de andra följde i tur och ordning.
    }
differ-dreamer = Omgång { $round }: någon annan skulle ha drömt.
proof-spirits =
    { $verdict ->
        [wrong] Några andar delades inte ut enligt dragningen.
       *[well]
            { $nights ->
                [one] Andarna i { $nights } natt delades ut igen, och de är desamma.
               *[other] Andarna i alla { $nights } nätter delades ut igen, och de är desamma.
            }
    }
differ-spirits = Natt { $round }: andarna är inte desamma.
proof-turned =
    { $verdict ->
        [wrong] Några kort som lades under leken vändes inte enligt dragningen.
       *[well] Korten som lades under leken vändes enligt dragningen.
    }
differ-turned = Omgång { $round }: ett kort ligger annorlunda.
proof-elements =
    { $verdict ->
        [wrong] Några element låg inte överst i leken.
       *[well]
            { $elements ->
                [one] { $elements } element visades, och det låg överst i leken.
               *[other] Alla { $elements } element som visades låg överst i leken.
            }
    }
differ-elements = Kort { $card }: ”{ $element }” låg inte överst.
proof-without-us = Kontrollera utan oss
proof-command = Lita inte bara på den här sidan. Ladda ner protokollet och kontrollera det med programmet på din egen dator, eller med ett som du skriver själv; dokumentationen berättar hur allt dras.
proof-promised = Sigillet
proof-seed-is = Det hemliga talet
proof-added = Tillagt för { $name }
