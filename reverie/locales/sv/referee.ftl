# Varför domaren stoppar en ledtråd, tvivlar på den eller låter andarna avgöra en gissning.

evidence-several-words = mer än ett ord
evidence-same-word = samma ord: { $word }
evidence-same-root = samma ordfamilj: { $word }
evidence-part-of-element = en del av elementet: { $part }
evidence-contains-part = innehåller { $part }
evidence-same-stem = samma ordstam: { $stem }-
evidence-translated = { $word } på { $language ->
    [de] tyska
    [fr] franska
    [sv] svenska
   *[en] engelska
}
evidence-sounds-alike = låter lika: [{ $element }] – [{ $clue }]
evidence-spelt-alike = stavas nästan likadant: { $element } – { $clue }
evidence-word-of-another = bara ett ord på { $language ->
    [de] tyska
    [fr] franska
    [sv] svenska
   *[en] engelska
}
evidence-in-no-dictionary = finns inte i någon ordbok
evidence-almost-right = nästan { $word }
