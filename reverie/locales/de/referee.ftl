# Warum der Schiedsrichter einen Hinweis stoppt, bezweifelt oder einen Rateversuch den Traumgeistern überlässt.

evidence-several-words = mehr als ein Wort
evidence-same-word = dasselbe Wort: { $word }
evidence-same-root = gleiche Wortfamilie: { $word }
evidence-part-of-element = ein Teil des Begriffs: { $part }
evidence-contains-part = enthält { $part }
evidence-same-stem = gleicher Wortstamm: { $stem }-
evidence-translated = { $word } auf { $language ->
    [de] Deutsch
    [fr] Französisch
    [sv] Schwedisch
   *[en] Englisch
}
evidence-sounds-alike = klingt ähnlich: [{ $element }] – [{ $clue }]
evidence-spelt-alike = fast gleich geschrieben: { $element } – { $clue }
evidence-word-of-another = nur im { $language ->
    [de] Deutschen
    [fr] Französischen
    [sv] Schwedischen
   *[en] Englischen
} ein Wort
evidence-in-no-dictionary = in keinem Wörterbuch
evidence-almost-right = fast { $word }
