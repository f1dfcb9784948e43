# Otázky, odpovědi a řádky o účincích česky.

## Otázky

ask-lower-gold = { $seat }: máš zaplatit { $gold }. Použiješ kartu { $card }?
ask-lower-mags = { $seat }: máš zaplatit { $mags }. Použiješ kartu { $card }?
ask-protect = { $seat }: máš ztratit { $lives }. Použiješ kartu { $card }?
ask-choose-increase = { $seat }: co zvýšíš?
ask-keep-drawn = { $seat }: kterou kartu si necháš?
ask-choose-damaged = { $seat }: která tvá věc se poškodí?
ask-choose-discarded = { $seat }: který předmět odložíš?
ask-choose-field = { $seat }: kam se přesuneš?
ask-name-guild = { $seat }: který cech dostane novou schopnost?
ask-name-sphere = { $seat }: ve které sféře odkryješ kartu?
ask-choose-repaired = { $seat }: co opravíš?
ask-choose-look = { $seat }: na kterou kartu se potají podíváš?
ask-choose-banished = { $seat }: kterou nestvůru vyženeš?
ask-choose-decayed = { $seat }: který předmět odložíš za magy?
ask-choose-result = { $seat }: který výsledek si vybereš?
ask-buy = { $seat }: co koupíš?
ask-pay-for-healing = { $seat }: kolik zlata dáš za léčení?
ask-stake = { $seat }: kolik zlata vsadíš?
ask-name-teacher = { $seat }: který cech tě má učit?
ask-learn-offered = { $seat }: naučíš se to?
ask-give-item = { $seat }: který předmět dáš?
ask-name-battlefield = { $seat }: kde bude závěrečný boj?

## Odpovědi

choose-use = použít: { $card }
choose-fly = { $card }: { $field }
choose-to = { $field }
choose-look = karta na poli { $field }
choose-divine = karta ve sféře { $sphere }
choose-sphere = sféra { $sphere }
choose-guild = { $guild }
choose-raise = { $attribute }
choose-repair = opravit: { $card }
choose-damage = { $card }
choose-discard = odložit: { $card }
choose-give = { $card }
choose-keep = { $card }
choose-buy = koupit: { $card } za { $gold }
choose-sell = prodat: { $card } za { $gold }
choose-learn = naučit se: { $card }
choose-banish = { $card }
choose-result = výsledek { $n }
choose-stake = { $n } { $n ->
    [one] zlatý
    [few] zlaté
   *[other] zlatých
}
choose-pay = { $n } { $n ->
    [one] zlatý
    [few] zlaté
   *[other] zlatých
}
choose-none = ne
choose-end = už nic
attribute-strength = síla
attribute-willpower = vůle
refusal-not-now = To teď nejde.

## Řádky

event-uses = { $seat } používá kartu { $card }.
    .you = Používáš kartu { $card }.
event-heals = { $seat } si léčí { $lives }.
    .you = Léčíš si { $lives }.
event-refills = { $seat } si doplňuje { $mags }.
    .you = Doplňuješ si { $mags }.
event-raises-strength = { $seat }: síla roste o { $n }.
    .you = Síla ti roste o { $n }.
event-raises-willpower = { $seat }: vůle roste o { $n }.
    .you = Vůle ti roste o { $n }.
event-until-turn-end-both = { $seat } má do konce tahu +{ $n } v každém boji.
    .you = Do konce tahu máš +{ $n } v každém boji.
event-until-turn-end-strength = { $seat } má do konce tahu v boji +{ $n } k síle.
    .you = Do konce tahu máš v boji +{ $n } k síle.
event-until-turn-end-willpower = { $seat } má do konce tahu v boji +{ $n } k vůli.
    .you = Do konce tahu máš v boji +{ $n } k vůli.
event-takes-gold = { $seat } si bere { $gold }.
    .you = Bereš si { $gold }.
event-takes-xp = { $seat } si bere { $xp }.
    .you = Bereš si { $xp }.
event-loses-lives = { $seat } ztrácí { $lives }.
    .you = Ztrácíš { $lives }.
event-loses-mags = { $seat } ztrácí { $mags }.
    .you = Ztrácíš { $mags }.
event-loses-gold = { $seat } ztrácí { $gold }.
    .you = Ztrácíš { $gold }.
event-pays-gold = { $seat } platí { $gold }.
    .you = Platíš { $gold }.
event-pays-xp = { $seat } platí { $xp }.
    .you = Platíš { $xp }.
event-pays-lives = { $seat } obětuje { $lives }.
    .you = Obětuješ { $lives }.
event-pays-mags = { $seat } platí { $mags }.
    .you = Platíš { $mags }.
event-protects = { $card }: { $seat } uchrání { $lives }.
    .you = { $card }: uchráníš { $lives }.
event-draws-item = { $seat } si bere předmět { $card }.
    .you = Bereš si předmět { $card }.
event-keeps-item = { $seat } si nechává předmět { $card }.
    .you = Necháváš si předmět { $card }.
event-turns-up = { $seat } odkrývá: { $cards }.
    .you = Odkrýváš: { $cards }.
event-discards = { $seat } odkládá předmět { $card }.
    .you = Odkládáš předmět { $card }.
event-damages = { $seat }: věc { $card } je poškozená.
    .you = Tvoje věc { $card } je poškozená.
event-repairs = { $seat }: věc { $card } je opravená.
    .you = Tvoje věc { $card } je opravená.
event-buys = { $seat } kupuje předmět { $card } za { $gold }.
    .you = Kupuješ předmět { $card } za { $gold }.
event-sells = { $seat } prodává předmět { $card } za { $gold }.
    .you = Prodáváš předmět { $card } za { $gold }.
event-learns = { $seat } se učí schopnost { $card } za { $xp }.
    .you = Učíš se schopnost { $card } za { $xp }.
event-buries = { $card } jde pod balíček svého cechu.
event-rolls = { $seat } hází { $n }.
    .you = Házíš { $n }.
event-stake-wins = { $seat } hází { $light } proti { $dark } a vyhrává { $gold }.
    .you = Házíš { $light } proti { $dark } a vyhráváš { $gold }.
event-stake-loses = { $seat } hází { $light } proti { $dark } a prohrává { $gold }.
    .you = Házíš { $light } proti { $dark } a prohráváš { $gold }.
event-stake-keeps = { $seat } hází { $light } proti { $dark } a dostává zpět { $gold }.
    .you = Házíš { $light } proti { $dark } a dostáváš zpět { $gold }.
event-moves = { $seat } jde na pole { $field }.
    .you = Jdeš na pole { $field }.
event-looks = { $seat } se potají dívá na kartu na poli { $field }.
    .known = { $seat } se potají dívá na kartu na poli { $field }: { $card }.
    .you = Potají se díváš na kartu na poli { $field }.
    .yours = Potají se díváš na kartu na poli { $field }: { $card }.
event-looks-sphere = { $seat } se potají dívá do sféry { $sphere }.
    .known = { $seat } se potají dívá do sféry { $sphere }: { $card }.
    .you = Potají se díváš do sféry { $sphere }.
    .yours = Potají se díváš do sféry { $sphere }: { $card }.
event-leaves-field = { $card } mizí z pole, kde stojí { $seat }.
    .you = { $card } mizí z pole, kde stojíš.
event-dodges = { $seat } hází { $n } a útoku se vyhýbá.
    .you = Házíš { $n } a útoku se vyhýbáš.
event-dodges-not = { $seat } hází { $n }; útok pokračuje.
    .you = Házíš { $n }; útok pokračuje.
event-gives = { $seat } dává předmět { $card }; získává ho { $owner }.
    .you = Dáváš předmět { $card }; získává ho { $owner }.
    .whom = { $seat } ti dává předmět { $card }.
event-dies = { $seat }: umírá { $character }.
    .you = Umírá ti { $character }.
event-extra-turn = { $seat } má v tomto kole ještě jeden tah.
    .you = Máš v tomto kole ještě jeden tah.
event-battlefield = { $seat } volí bitevní pole: { $field }.
    .you = Volíš bitevní pole: { $field }.
event-reshuffles = Z odložených karet je nový balíček: { $deck ->
    [chance] náhoda
    [adventure] dobrodružství
    [rare] vzácné předměty
   *[common] běžné předměty
}.
event-lays = { $field }: přibyla karta { $card }.
event-lays-hidden = { $field }: přibyla skrytá karta.
event-turns-up-adventure = { $field }: odkrývá se { $card }.
event-turns-up-sphere = Sféra { $sphere }: odkrývá se { $card }.
event-lays-ability = { $guild } učí: { $card }.
event-lays-goods = { $field } – nové zboží: { $cards }.
