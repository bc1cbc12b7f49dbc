# Det som kan sägas vid alla bord.

## Nej

violation-no-such-seat = Det här bordet har ingen plats { $seat }. Välj en som finns.
violation-game-is-over = Spelet är slut. Starta ett nytt om du vill spela mer.
violation-table-is-paused = Bordet är pausat. Fortsätt spelet först.
violation-table-is-not-paused = Bordet är inte pausat. Det är bara att spela vidare.
violation-only-the-clock-may = Det kan bara bordet självt göra. Det är bara att spela vidare.
violation-only-a-player-may = Det kan bara en spelare göra. Ingenting behöver göras.
violation-nothing-is-due = Det är för tidigt. Vänta en stund.
violation-seat-is-played-by-a-bot = En bot spelar redan för plats { $seat }. Du behöver inte göra något.
violation-seat-is-played-by-a-person = Plats { $seat } spelas redan av sin egen spelare. Du behöver inte göra något.
violation-option-is-not-allowed = Den inställningen är inte tillåten ({ $problem }). Välj en annan.

## Det som händer

sight-paused = Bordet är pausat.
sight-resumed = Spelet går vidare.
sight-time-given-back = Bordet var borta en stund. Ingen förlorar någon tid på det.
sight-bot-took-over = En bot spelar nu för plats { $seat }.
sight-person-came-back = Plats { $seat } är tillbaka.
of-seat = Plats { $seat }:
