# Det som kan sägas vid alla bord.

## Nej: spelet

violation-no-such-seat = Den platsen finns inte vid det här bordet. Välj en annan.
violation-game-is-over = Spelet är slut. Starta ett nytt om du vill spela mer.
violation-table-is-paused = Bordet är pausat. Fortsätt spelet först.
violation-table-is-not-paused = Bordet är inte pausat. Det är bara att spela vidare.
violation-only-the-clock-may = Det kan bara bordet självt göra. Det är bara att spela vidare.
violation-only-a-player-may = Det kan bara en spelare göra. Du behöver inte göra något.
violation-nothing-is-due = Det är för tidigt. Vänta en stund.
violation-seat-is-played-by-a-bot = En bot spelar redan åt { $seat }. Du behöver inte göra något.
violation-seat-is-played-by-a-person = { $seat } spelar redan utan bot. Du behöver inte göra något.
violation-option-is-not-allowed = Den inställningen är inte tillåten ({ $problem }). Välj en annan.

## Nej: ett bord och en plats vid det

violation-table-is-of-a-newer-version = Det här bordet spelades med en nyare version av Reverie. Kom tillbaka när servern har uppdaterats.
violation-no-such-page = Det finns inget på den adressen. Gå tillbaka till startsidan.
violation-no-such-table = Det finns inget bord med den koden. Kontrollera koden, eller öppna ett nytt bord.
violation-no-such-room =
    { $name ->
        [none] Rummets namn saknas. Skriv det, eller öppna ett nytt rum.
       *[other] Det finns inget rum som heter ”{ $name }”. Kontrollera namnet, eller öppna rummet själv.
    }
violation-room-exists = Det finns redan ett rum som heter ”{ $name }”. Gå in i det, eller välj ett annat namn.
violation-room-name-is-not-allowed = Så kan ett rum inte heta. Använd 3 till 40 små bokstäver (a till z) och siffror, med enstaka bindestreck emellan om du vill.
violation-no-game-of-the-day = Det här spelet finns inte som dagens spel. Öppna ett bord och spela som du vill.
violation-day-is-not-today = Bara dagens spel kan påbörjas, och i dag är det { $today }. Ladda om sidan.
violation-day-is-not-over = Andra spelar fortfarande med samma tärningar. Kom tillbaka i morgon för att se det hemliga talet.
violation-table-keeps-its-day = Dagens spel spelas som det är. Öppna ett eget bord för att välja.
violation-no-such-game = Det spelet finns inte här. Välj ett av de här: { $games }.
violation-settings-are-not-allowed = Det går inte att spela med de inställningarna ({ $problem }). Ändra dem och försök igen.
violation-table-keeps-its-game = Ett bord behåller sitt spel. Öppna ett annat bord för att spela något annat.
violation-table-is-full =
    { $most ->
        [one] Den enda platsen vid bordet är upptagen.
       *[other] Alla { $most } platser vid bordet är upptagna.
    } Välj ett annat bord, eller öppna ett nytt.
violation-table-has-started = Spelet har redan börjat. Vänta på nästa, eller öppna ett nytt bord.
violation-table-has-not-started = Spelet har inte börjat än. Vänta tills det börjar.
violation-name-is-not-allowed = Namnet är tomt, för långt eller går inte att visa. Välj ett med högst { $longest } tecken.
violation-name-is-taken = Någon vid bordet heter redan ”{ $name }”. Välj ett annat namn.
violation-contribution-is-not-allowed = Din enhet får bara bidra till slumpen en gång, med exakt { $bytes } byte. Ladda om sidan och försök igen.
violation-secret-is-unknown = Den här enheten har ingen plats vid bordet. Slå dig ner, eller titta på.
violation-passport-is-not-valid = Den koden för att byta enhet är ogiltig eller för gammal. Skapa en ny på din andra enhet.
violation-watching-is-not-allowed = Det här bordet vill inte ha åskådare. Var med och spela, eller välj ett annat bord.

## Nej: vem som får göra vad

violation-only-the-host-may =
    { $host ->
        [none] Det får bara värden göra, och just nu finns det ingen. Vänta en stund.
       *[other] Det får bara värden göra. Be { $host } om det.
    }
violation-only-players-may = Du tittar bara på. Slå dig ner vid ett bord om du vill spela.
violation-seat-is-played-elsewhere = Du spelar på en annan sida eller enhet. Fortsätt där, eller flytta hit din plats.
violation-seat-has-moved = Din plats har flyttats till en annan enhet. Fortsätt där, eller flytta tillbaka den med en ny kod.
violation-no-such-player = { $player } är inte vid det här bordet. Välj någon som är här.
violation-player-is-a-bot = { $player } är en bot. Välj en människa.
violation-player-is-a-person = { $player } är en människa. Välj en bot.
violation-player-is-yourself = Det är du själv. Välj någon annan.
violation-player-is-still-there =
    { $player } är kvar eller har nyss gått. Ha tålamod: en bot kan hoppa in efter { $seconds ->
        [one] { $seconds } sekund
       *[other] { $seconds } sekunder
    }.
violation-no-such-level =
    { $levels ->
        [none] Det finns ingen bot till det här spelet. Bjud in någon i stället.
       *[other] Det finns ingen sådan bot till det här spelet. Välj en av de här: { $levels }.
    }
violation-not-everybody-is-ready = Alla är inte redo än. Vänta på { $players }.
violation-game-is-not-over = Det går inte förrän spelet är slut. Spela vidare så länge.
violation-nothing-can-be-asked = Det finns inget att fråga om just nu. Det är bara att fortsätta.
violation-nothing-has-changed = Så är det redan. Du behöver inte göra något.

## Nej: det man säger

violation-chat-is-closed = Någon drömmer, så chatten är tyst. Skriv när drömmen är slut.
violation-text-is-not-allowed = Texten är tom, för lång eller går inte att visa. Använd högst { $longest } tecken.
violation-signs-are-for-spirits = Drömmaren gör inga tecken. Vänta tills din dröm är slut.

## Nej: servern

violation-table-is-busy = Det händer mycket vid bordet just nu. Inget är förlorat; försök igen.
violation-nothing-can-be-stored = Servern kan inte spara något just nu. Det som redan har spelats finns kvar; försök igen senare.
violation-message-cannot-be-read = Det förstod servern inte ({ $problem }). Ladda om sidan och försök igen.
violation-message-is-too-large = Det är för stort för att skickas. Håll dig till högst { $most } byte.
violation-too-many-messages = Det blev för mycket på en gång. Vänta en stund och fortsätt sedan.
violation-too-many-tables = Det går inte att öppna fler än { $an_hour } bord eller rum på en timme. Vänta ett tag, eller spela vid ett bord som redan finns.
violation-too-many-requests = Det blev för många förfrågningar. Vänta några sekunder och försök igen.
violation-too-many-connections = För många anslutningar är öppna just nu. Stäng andra fönster, eller försök igen senare.
violation-hello-must-come-first = Den här sidan har inte presenterat sig för bordet än. Ladda om den.
violation-hello-was-said = Den här sidan är redan vid ett bord. Fortsätt här, eller öppna det andra bordet i ett nytt fönster.
violation-origin-is-not-allowed = Den här sidan hör till en annan webbplats och får inte ansluta. Öppna spelet på dess egen adress.
violation-server-is-stopping = Servern blir borta en liten stund. Inget går förlorat; försök igen om ett ögonblick.

## Det som händer: spelet

sight-paused = Bordet är pausat.
sight-resumed = Spelet går vidare.
sight-time-given-back = Bordet var borta en stund. Ingen förlorar någon tid på det.
sight-bot-took-over = En bot spelar nu åt { $seat }.
sight-person-came-back = { $seat } är tillbaka.

## Vem: en plats eller spelare utan namn, vad någon gjorde och vad någon har

a-seat = Plats { $number }
a-player = Spelare { $number }
of-seat = { $seat }:
with-seat = { $seat } ({ $what })

## Det som händer: bordet

sight-table-is-open = Bordet är öppet.
sight-sat-down = { $name } slår sig ner vid bordet.
sight-renamed = Ett nytt namn vid bordet: { $name }.
sight-got-ready =
    { $ready ->
        [yes] { $player } är redo.
       *[no] { $player } är inte längre redo.
    }
sight-contributed = Enheten som { $player } använder har bidragit till slumpen.
sight-left = { $player } har lämnat bordet.
sight-returned = { $player } är tillbaka.
sight-removed = { $player } blev tvungen att lämna bordet.
sight-removal-voted =
    { $remove ->
        [yes] { $by } vill att { $player } går.
       *[no] { $by } vill inte längre att { $player } går.
    }
sight-host-is = { $player } är nu värd.
sight-settings-are = Värden har ändrat inställningarna.
sight-started = Spelet börjar.
sight-rematch-is = Nästa spel är vid bord { $table }.
sight-erased = Bordet har raderats.
