# Was an jedem Tisch gesagt werden kann.

## Absagen

violation-no-such-seat = An diesem Tisch gibt es keinen Platz { $seat }. Wähle einen, den es gibt.
violation-game-is-over = Das Spiel ist vorbei. Beginne ein neues, um weiterzuspielen.
violation-table-is-paused = Der Tisch macht Pause. Setze das Spiel zuerst fort.
violation-table-is-not-paused = Der Tisch macht keine Pause. Spiel einfach weiter.
violation-only-the-clock-may = Das kann nur der Tisch selbst. Spiel einfach weiter.
violation-only-a-player-may = Das kann nur jemand, der mitspielt. Es ist nichts zu tun.
violation-nothing-is-due = Dafür ist es zu früh. Warte einen Moment.
violation-seat-is-played-by-a-bot = Für Platz { $seat } spielt schon ein Bot. Du musst nichts tun.
violation-seat-is-played-by-a-person = Platz { $seat } spielt schon selbst. Du musst nichts tun.
violation-option-is-not-allowed = Diese Einstellung ist nicht erlaubt ({ $problem }). Wähle eine andere.

## Was geschieht

sight-paused = Der Tisch macht Pause.
sight-resumed = Das Spiel geht weiter.
sight-time-given-back = Der Tisch war kurz weg. Dadurch geht niemandem Zeit verloren.
sight-bot-took-over = Für Platz { $seat } spielt jetzt ein Bot.
sight-person-came-back = Platz { $seat } ist wieder da.
of-seat = Platz { $seat }:
