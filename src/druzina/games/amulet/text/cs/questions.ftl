# Otázky

ask-choose-character = { $seat }: kterou postavu si vybereš?
ask-before-move = { $seat }: použiješ před přesunem lektvar?
ask-go = { $seat }: kam jdeš?
ask-pay-river = { $seat }: čím zaplatíš přechod řeky ({ $location })?
ask-act = { $seat }: co uděláš na místě { $location }?
ask-night-act = { $seat }: co uděláš v noci?
ask-look-at-front = { $seat }: na kterou kartu se potají podíváš?
ask-choose-monster = { $seat }: se kterým netvorem budeš bojovat?
ask-night-fight = { $seat }: se kterým netvorem budeš v noci bojovat?
ask-choose-weapon = { $seat }: které zbraně použiješ? (ještě { $n })
ask-further-weapon = { $seat }: přidáš lektvarem další zbraň?
ask-close-spot = { $seat }: zakryješ dovedností slabé místo?
ask-spend-weapon = { $seat }: kterou zbraň za to poškodíš?
ask-arrange = { $seat }: jak položíš žetony?
ask-drink-at-result = { $seat }: vypiješ Lektvar zdraví?
ask-stay-awake = { $seat }: vypiješ lektvar, který tě uchrání před omráčením?
ask-drink-wealth = { $seat }: zdvojnásobíš mince z boje?
ask-drink-wisdom = { $seat }: vypiješ lektvar za 2 zkušenosti?
ask-drink-in-time = { $seat }: vypiješ Lektvar zdraví, než zdraví ztratíš?
ask-keep-ready = { $seat }: která zbraň zůstane připravená?
ask-save-weapon = { $seat }: kterou zbraň lektvarem zachráníš?
ask-save-from-adventure = { $seat }: která zbraň se lektvarem vrátí připravená?
ask-keep-spell = { $seat }: které kouzlo si necháš?
ask-send-weapon = { $seat }: kterou zbraň pošleš na výpravu?
ask-send-more = { $seat }: pošleš i druhou zbraň?
ask-send-extra = { $seat }: přidáš lektvarem další zbraň?
ask-lay-on-adventure = { $seat }: jak položíš žetony?
ask-repair-one = { $seat }: kterou zbraň opravíš?
ask-place-gem = { $seat }: kam dáš { $gem }?
ask-copy-gem = { $seat }: získáš lektvarem stejný drahokam?
ask-free-gems = { $seat }: jakou barvu drahokamu si vezmeš?
ask-driven-gems = { $seat }: který drahokam zahnaných netvorů si vezmeš?
ask-exchange = { $seat }: který drahokam vyměníš?
ask-exchange-for = { $seat }: za jaký drahokam ho vyměníš?
ask-sell-gem = { $seat }: který drahokam prodáš?
ask-place-xp = { $seat }: kam dáš zkušenost?
ask-discard-potion = { $seat }: který lektvar odložíš?
ask-return-spell = { $seat }: které kouzlo vrátíš?
ask-damage-own = { $seat }: kterou svou zbraň poškodíš?
ask-discard-trophy = { $seat }: kterou trofej odložíš?
ask-discard-gem = { $seat }: který drahokam odložíš?
ask-next-ability = { $seat }: která schopnost přijde na řadu?
ask-before-ability = { $seat }: použiješ proti tomu lektvar? ({ $monster })
ask-health-or-coins = { $seat }: ztratíš zdraví, nebo mince?
ask-return-item = { $seat }: které kouzlo nebo lektvar vrátíš?
ask-return-gem = { $seat }: který drahokam vrátíš?
ask-finish-quest = { $seat }: odložíte splněný úkol { $quest }?
ask-pack-own = { $seat }: co předáš? ({ $owner })
ask-pack-theirs = { $seat }: co za to chceš? ({ $owner })
ask-accept-parcel = { $seat }: { $owner } ti dává { $goods } a chce { $wanted }. Přijmeš?

## Na co se netřeba ptát

silent-send-extra = další zbraň na výpravu
silent-save-from-adventure = záchrana zbraně na výpravě
silent-look-at-front = prohlédnutí karty v řadě
silent-further-weapon = další zbraň v boji
silent-close-spot = zakrytí slabého místa
silent-place-gem = umístění drahokamu
silent-copy-gem = okopírování drahokamu
silent-drink-in-time = lektvar proti ztrátě zdraví
silent-before-move = co lze udělat před pohybem
silent-night-act = noční činy
silent-before-ability = co lze udělat před noční schopností
silent-save-weapon = záchrana zbraně před poškozením
silent-night-act-in-secret = tajné noční činy

## Proč se ptáme

because-fight = Boj ({ $location }): karta ještě leží lícem dolů.
because-monster = Boj: { $monster }.
because-expedition = Výprava: { $adventure }.
because-ability = V noci působí { $monster }.
