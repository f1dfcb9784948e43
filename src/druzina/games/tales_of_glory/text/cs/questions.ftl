# Otázky

ask-return-quest = { $seat }: tajně vyber výpravu, kterou vrátíš do krabice.
ask-pick = { $seat }: tajně vyber dílek z plánu dobrodružství.
ask-second-choice = { $seat }: vezmi si jeden ze zbylých dílků.
ask-lay-or-discard = { $seat }: položíš dílek { $tile }, nebo ho odložíš?
ask-quest-or-end = { $seat }: položíš ještě výpravu, nebo ukončíš tah?
ask-pay-surcharge = { $seat }: dílek { $tile } je z divočiny a stojí o 1 víc. Zlaťák, nebo lektvar?
ask-place-tile = { $seat }: kam položíš dílek { $tile }?
ask-open-chest = { $seat }: kterou truhlu otevře klíč?
ask-order-rewards = { $seat }: která odměna přijde na řadu první?

because-taken = Dílek { $tile } už má { $owner }, v pořadí tahů je před tebou.
because-key = Máš klíč.
because-half-keys = Spojily se dvě poloviny klíče: { $tiles }.
because-order = Některá odměna mění jinou, a tak na pořadí záleží.

choose-return = vrátit výpravu { $tile }
choose-pick = { $wild ->
    [0] políčko { $slot }: { $tile }
   *[other] políčko { $slot }: { $tile } (divočina)
}
choose-take = { $wild ->
    [0] políčko { $slot }: { $tile }
   *[other] políčko { $slot }: { $tile } (divočina)
}
choose-lay-taken = položit dílek { $tile }
choose-discard-taken = odložit dílek { $tile } za 1 zlaťák, 1 lektvar a klíč
choose-quest = položit výpravu { $tile }
choose-end = ukončit tah
choose-pay-gold = zaplatit 1 zlaťák
choose-pay-potions = zaplatit 1 lektvar
choose-lay = { $cell }
choose-open = { $tile }, uvnitř { $gains }
choose-gain-half-key = klíč z polovin u dílku { $tile }: { $gains }{ $times }
choose-gain-connector = spojka dílku { $tile }: { $gains }{ $times }
choose-gain-item = odměna dílku { $tile }: { $gains }{ $times }
choose-gain-compensation = za odložený dílek: { $gains }{ $times } ({ $tile })
