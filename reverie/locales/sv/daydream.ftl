# Daydream

## Nej

violation-number-of-players-is-not-allowed = Det går inte med { $players } spelare. Daydream är för { $least } till { $most }.
violation-tableau-cannot-be-played = Den här tablån går inte att spela ({ $problems }). Rätta filen eller ta vår.
violation-nothing-is-skipped-at-the-start = Vid starten hoppar man inte över någon tärning. Skriv in båda talen.
violation-no-leaf-is-used-at-the-start = Vid starten används inga blad. Skriv in båda talen som de är.
violation-turn-is-not-on = Det är inte drag { $turn } nu. Spela drag { $now }.
violation-no-such-cloud = Det finns inget moln { $cloud } här. Välj ett i molnrutnätet.
violation-die-is-used =
    Du har redan använt den { $die ->
        [0] första
       *[other] andra
    } tärningen. Ta den som är kvar eller slutför draget.
violation-cloud-is-filled = Moln { $cloud } är ifyllt. Välj ett tomt.
violation-cloud-must-touch-a-filled-one = Moln { $cloud } ligger inte intill något tal. Välj ett bredvid ett ifyllt moln.
violation-dice-are-left = Alla tärningar är inte använda än. Använd resten innan du slutför draget.
violation-only-one-die-may-be-skipped = Du har redan hoppat över en tärning. Skriv in den andra.
violation-leaves-are-missing =
    { $needed ->
        [one] Det kräver { $needed } inringat blad
       *[other] Det kräver { $needed } inringade blad
    }, och du har { $circled }. Ändra tärningen mindre.
violation-number-is-out-of-range = { $number } går inte. Håll dig mellan 0 och 9.
violation-last-cloud-takes-one-die = Bara ett moln är tomt. Skriv in ett av de två talen där i stället för att hoppa över.
violation-no-such-row = Det finns ingen rad { $row } här. Ange en rad med dess första och sista moln.
violation-row-is-not-full = Rad { $row } är inte full. Fyll i alla dess moln först.
violation-row-is-settled = Rad { $row } är redan avräknad. Fortsätt ditt drag.
violation-rows-must-be-settled = Några rader är fulla. Räkna av dem först: { $rows }.
violation-bonus-must-be-taken = Du har vunnit en bonus. Ta den först, streck eller blad.
violation-no-bonus-is-due = Du har ingen bonus att ta nu. Rita först klart ett föremål med bonusmärke.
violation-bonus-is-gone = Den bonusen är slut ({ $bonus }). Ta den andra.
violation-turn-is-sealed = Du har redan slutfört drag { $turn }. Vänta på nästa kast.
violation-too-many-steps = { $steps } steg är för många för ett drag. Ta högst { $most }.

## Det som händer

sight-tableaux-folded =
    { $players ->
        [one] Tablån är vikt för { $players } spelare.
       *[other] Tablåerna är vikta för { $players } spelare.
    }
sight-rolled =
    { $turn ->
        [0] Starten: tärningarna visar { $dice }.
       *[other] Drag { $turn }: tärningarna visar { $dice }.
    }
sight-sealed = { $seat } har slutfört draget.
sight-time-is-up = Tiden är ute. En bot spelar det här draget åt { $seats }.
sight-opened =
    { $turn ->
        [0] Starten är klar. Det här ritades.
       *[other] Drag { $turn } är klart. Det här ritades.
    }
sight-rewarded = Grupp ifylld: { $frame }. { $points } poäng till { $seats }.
sight-ended = Spelet är slut.

## Det som pennan ritar

fact-options = Vikning: { $fold }. Tärningar: { $dice }.
fact-number-written =
    { $leaves ->
        [0] I moln { $cloud } står { $number }.
       *[other] I moln { $cloud } står { $number }, med hjälp av { $leaves } blad.
    }
fact-die-skipped =
    { $die ->
        [0] Första
       *[other] Andra
    } tärningen överhoppad: { $leaf ->
        [yes] { $thorn ->
            [yes] ett blad ringas in och en tagg ritas.
           *[no] ett blad ringas in.
        }
       *[no] { $thorn ->
            [yes] inget blad är ledigt, och en tagg ritas.
           *[no] inget blad är ledigt.
        }
    }
fact-star-lines-drawn = Stjärnbilden växer med { $lines } streck.
fact-moon-filled =
    { $points ->
        [0] I nästa måne står { $number }.
       *[other] I nästa måne står { $number }, som i månen ovanför: { $points } poäng.
    }
fact-frame-filled = Grupp ifylld: { $frame }. { $points } poäng.
fact-rewards-crossed-out = De belöningar på { $points } som inte är inringade stryks.
fact-row-settled = Rad { $row }: { $mark }.
fact-line-drawn =
    { $finished ->
        [yes] Föremål klart: { $item }.
       *[no] Streck ritat: { $item }.
    }
fact-bonus-circled =
    { $leaf ->
        [yes] Bonus: ett blad ringas in.
       *[no] Bonus: { $bonus }.
    }
fact-result = Poäng: { $points }. Seger: { $winners }.

## Vikningar och deras titlar

fold-A = Stilla morgon
fold-D = Fikapaus
fold-AD = Vinternatt
fold-DA = Sommarnatt
fold-BC = Under stjärnorna
fold-ABC = Kvällsvisa
fold-EF = I månskenet
fold-DEF = Livliga drömmar

level-1 = avslappnat
level-2 = krävande
level-3 = en riktig utmaning

title-A-1 = Orolig sömn
title-A-2 = Mjukt uppvaknande
title-A-3 = Total avkoppling
title-A-4 = Meditativt tillstånd
title-D-1 = Kallt kaffe
title-D-2 = Caffè latte
title-D-3 = Cappuccino
title-D-4 = Espresso
title-AD-1 = Suddigt
title-AD-2 = I fokus
title-AD-3 = Perfekt fångat
title-AD-4 = Förevigat
title-DA-1 = Suddigt
title-DA-2 = I fokus
title-DA-3 = Perfekt fångat
title-DA-4 = Förevigat
title-BC-1 = Skyfall
title-BC-2 = Blå himmel
title-BC-3 = Stjärnklar natt
title-BC-4 = Kometregn
title-ABC-1 = Falsk ton
title-ABC-2 = I samklang
title-ABC-3 = Gripande melodi
title-ABC-4 = Storslagen konsert
title-EF-1 = Ovanför molnen
title-EF-2 = Jordens atmosfär
title-EF-3 = Omloppsbana
title-EF-4 = Månlandning
title-DEF-1 = Tom sida
title-DEF-2 = Färgklickar
title-DEF-3 = Abstrakt målning
title-DEF-4 = Mästerverk

## Föremål

item-mug = mugg
item-candle = stearinljus
item-storybook = sagobok
item-heart-stone = hjärtsten
item-postcard = vykort
item-alarm-clock = väckarklocka
item-seashell = snäcka
item-snow-globe = snöglob
item-pocket-radio = fickradio
item-acorn = ekollon
item-paper-crane = papperstrana
item-tea-tin = teburk
item-music-box = speldosa
item-vase = vas
item-toy-boat = leksaksbåt
item-globe = jordglob
item-inkwell = bläckhorn
item-feather = fjäder
item-telescope = teleskop
item-dice-cup = tärningsbägare
item-robot = robot
item-fox-mask = rävmask
item-map-tube = kartrör
item-rocket = raket
item-star-jar = stjärnburk
item-compass = kompass
item-comet-kite = kometdrake
item-binoculars = kikare
item-cassette = kassettband
item-owl = uggla
item-planetarium = planetarium
item-spoon = sked
item-biscuit = kex
item-coffee-pot = kaffekanna
item-sugar-bowl = sockerskål
item-key = nyckel
item-cactus = kaktus
item-bell = ringklocka
item-ticket-stub = biljett
item-lantern = lykta
item-button-jar = knappburk
item-matchbox = tändsticksask
item-lucky-cat = lyckokatt
item-hourglass = timglas
item-bow-tie = fluga
item-thimble = fingerborg
item-kettle = tekittel
item-ukulele = ukulele
item-moon-lamp = månlampa
item-paintbrush = pensel
item-paint-tube = färgtub
item-eraser = suddgummi
item-palette = palett
item-bookmark = bokmärke
item-jigsaw-piece = pusselbit
item-yarn-ball = garnnystan
item-marionette = marionett
item-easel = staffli
item-perfume = parfym
item-cloverleaf = klöverblad
item-carnival-mask = karnevalsmask
item-ring-box = ringask
item-gramophone = grammofon
item-nightcap = nattmössa

## Ramar, märken och bonusar

frame-square = fyrkantiga ramar
frame-oval = ovala ramar
frame-arched = välvda ramar

mark-pity = synd
mark-super = super
mark-perfect = perfekt

bonus-line = ett extra streck
bonus-leaf = ett blad

## Poäng

score-items = Föremål: { $points } poäng
score-stars = Stjärnor: { $points } poäng
score-moons = Månar: { $points } poäng
score-polaroids = Polaroider: { $points } poäng
score-notes = Noter: { $points } poäng
score-frames = Ramar: { $points } poäng
score-thorns = Taggar: { $points } poäng

## Ensam i terminalen

solo-welcome =
    Daydream: två tärningar, ett molnrutnät och en hylla full av saker att rita av.
    Fyll rader med tal som alla är olika, och ta god tid på dig.
solo-which-fold = Vilken vikning vill du ha?
solo-no-such-fold = Den vikningen finns inte. Välj en av dessa: { $folds }.
# Det som ska skrivas (x b3, skip, settle, line, leaf, undo, seal, help, quit) översätts aldrig.
solo-help =
    Det här kan du skriva:
      x b3      skriv in första tärningen (x) i moln b3; den andra är y
      x+1 b3    fyll i ett blad och skriv in 1 mer; x-1 b3 är 1 mindre
      skip y    hoppa över en tärning: ett blad ringas in, en tagg ritas
      a1-d1     räkna av en full rad, angiven med dess ändar
      settle    räkna av nästa fulla rad
      line      bonus: ett extra streck till nästa sol
      leaf      bonus: ringa in ett blad
      undo      ta tillbaka det senaste steget
      seal      slutför draget; Enter gör samma sak
      help      visa det här igen
      quit      lämna spelet
    Så läser du tecknen:
      moln                 o tomt, * med stjärna, ) med måne
      shelf (hylla)        . prick, * sol, @ avritad; + ger en bonus
      leaves (blad)        @ ifyllt, o inringat, . ledigt
      stars (stjärnbild)   - ritat streck, # inringad stjärna
      thorns (taggar)      ^
solo-turn =
    { $turn ->
        [0] Start:  { $dice }
       *[other] Drag { $turn }:  { $dice }
    }
solo-write = Skriv in en tärning i ett moln, till exempel: x b3
solo-settle = Fulla rader: { $rows }. Skriv en av dem, eller settle.
solo-take-bonus = Du har vunnit en bonus. Skriv något av detta: { $bonuses }
solo-nothing-to-settle = Det finns ingen full rad att räkna av. Skriv in en tärning först.
solo-seal = Ditt drag är komplett. Slutför det med Enter, eller skriv undo.
solo-not-understood = ”{ $words }” säger mig ingenting. Skriv help så ser du vad som går.
solo-refused = { $sentence } (regel { $rule })
solo-total = Din dagdröm är värd { $points } poäng.
solo-title = Din titel: ”{ $title }” ({ $band } av 4).
solo-chance = Spela om med samma tärningar: --seed { $seed }
solo-goodbye = Hej då, och dröm sött.
