"""Czech names, by the English ones: our own words where no printed ones are known to us."""

from __future__ import annotations

CLASSES = """
Brute=Surovec; Tinkerer=Kutil; Spellweaver=Čarovnice; Scoundrel=Ničemnice; Cragheart=Prasklivec;
Mindthief=Zlodějka mysli
"""
CARDS = """
Trample=Zadupání; Eye for an Eye=Oko za oko; Sweeping Blow=Rozmáchlý úder;
Provoking Roar=Vyzývavý řev; Overwhelming Assault=Drtivý útok; Grab and Go=Chyť a utíkej;
Warding Strength=Ochranná síla; Shield Bash=Úder štítem; Leaping Cleave=Sek ve skoku;
Spare Dagger=Záložní dýka; Skewer=Nabodnutí; Balanced Measure=Vyvážená míra;
Wall of Doom=Zeď zkázy; Fatal Advance=Smrtící postup; Juggernaut=Nezadržitelný;
Hook and Chain=Hák a řetěz; Brute Force=Hrubá síla; Unstoppable Charge=Nezastavitelný výpad;
Devastating Hack=Zničující sek; Whirlwind=Vichřice; Skirmishing Maneuver=Šarvátka;
Quietus=Poslední rána; Immovable Phalanx=Nehybná falanga; Defensive Tactics=Obranná taktika;
Crippling Offensive=Mrzačící ofenziva; Frenzied Onslaught=Zuřivý nápor;
Selfish Retribution=Sobecká odplata; King of the Hill=Král kopce; Face Your End=Pohled do konce;
Proximity Mine=Nášlapná mina; Harmless Contraption=Neškodný strojek; Flamethrower=Plamenomet;
Hook Gun=Harpuna; Ink Bomb=Inkoustová bomba; Net Shooter=Vrhač sítí; Stun Shot=Omračující výstřel;
Reinvigorating Elixir=Osvěžující elixír; Restorative Mist=Hojivá mlha;
Energizing Tonic=Povzbudivé tonikum; Enhancement Field=Posilující pole; Toxic Bolt=Jedovatá šipka;
Reviving Shock=Oživující výboj; Volatile Concoction=Prchavá směs;
Potent Potables=Silné nápoje; Stamina Booster=Posila výdrže;
Disorienting Flash=Oslepující záblesk; Tinkerer's Tools=Kutilovo nářadí; Crank Bow=Kuše na kliku;
Dangerous Contraption=Nebezpečný strojek; Micro Bots=Drobní roboti; Noxious Vials=Jedovaté lahvičky;
Disintegration Beam=Rozkladný paprsek; Gas Canister=Plynová nádoba; Auto Turret=Samostřílna;
Murderous Contraption=Vražedný strojek; Curative Aerosol=Léčivý sprej;
Jet Propulsion=Tryskový pohon; Harsh Stimulants=Tvrdá povzbuzovadla;
Lethal Injection=Smrtící injekce; Chimeric Formula=Chimérický recept;
Fire Orbs=Ohnivé koule; Impaling Eruption=Bodající erupce; Reviving Ether=Oživující éter;
Freezing Nova=Mrazivá nova; Mana Bolt=Střela many; Frost Armor=Mrazivá zbroj;
Flame Strike=Úder plamene; Ride the Wind=Jízda na větru; Crackling Air=Praskající vzduch;
Hardened Spikes=Tvrdé ostny; Aid from the Ether=Pomoc z éteru; Flashing Burst=Zářivý výboj;
Icy Blast=Ledový výbuch; Cold Fire=Studený oheň; Elemental Aid=Pomoc živlů;
Spirit of Doom=Duch zkázy; Forked Beam=Rozvětvený paprsek; Chromatic Explosion=Barevný výbuch;
Engulfed in Flames=V plamenech; Living Torch=Živá pochodeň; Frozen Night=Zmrzlá noc;
Twin Restoration=Dvojí obnova; Stone Fists=Kamenné pěsti; Zephyr Wings=Křídla vánku;
Cold Front=Studená fronta; Black Hole=Černá díra; Inferno=Peklo;
Single Out=Vyhlédnutá oběť; Flanking Strike=Úder z boku; Smoke Bomb=Dýmovnice;
Backstab=Bodnutí do zad; Thief's Knack=Zlodějský fortel; Venom Shiv=Otrávený bodec;
Throwing Knives=Vrhací nože; Quick Hands=Hbité ruce; Special Mixture=Zvláštní směs;
Sinister Opportunity=Zlověstná příležitost; Trickster's Reversal=Šejdířův obrat;
Swift Bow=Hbitý luk; Open Wound=Otevřená rána; Flintlock=Křesadlová pistole;
Hidden Daggers=Skryté dýky; Duelist's Advance=Šermířský výpad; Flurry of Blades=Smršť čepelí;
Gruesome Advantage=Krvavá převaha; Cull the Weak=Slabí padnou;
Visage of the Inevitable=Tvář nevyhnutelného; Crippling Poison=Ochromující jed;
Burning Oil=Hořící olej; Stick to the Shadows=Drž se ve stínu; Spring the Trap=Sklapnutí pasti;
Stiletto Storm=Bouře dýk; Pain's End=Konec bolesti; Long Con=Dlouhá lest;
Watch It Burn=Hleď, jak hoří; Opposing Strike=Úder na obě strany; Crushing Grasp=Drtivé sevření;
Avalanche=Lavina; Rumbling Advance=Dunivý postup; Massive Boulder=Obří balvan;
Backup Ammunition=Záložní střelivo; Rock Tunnel=Skalní tunel; Unstable Upheaval=Nestálý otřes;
Crater=Kráter; Dirt Tornado=Prašné tornádo; Earthen Clod=Hrouda země; Heaving Swing=Mohutný švih;
Forceful Storm=Prudká bouře; Nature's Lift=Dar přírody; Explosive Punch=Výbušná pěst;
Sentient Growth=Živoucí porost; Clear the Way=Vyčisti cestu; Blunt Force=Tupá síla;
Rock Slide=Skalní sesuv; Kinetic Assault=Útok v pohybu; Petrify=Zkamenění;
Stone Pummel=Kamenné bušení; Dig Pit=Vyhloubená jáma; Cataclysm=Kataklyzma; Meteor=Meteor;
Brutal Momentum=Surová setrvačnost; Rocky End=Kamenný konec; Lumbering Bash=Těžkopádný úder;
Blind Destruction=Slepé ničení; Pulverize=Na prach; Submissive Affliction=Pokořující stíhání;
Into the Night=Do noci; Fearsome Blade=Děsivá čepel; Feedback Loop=Zpětná vazba;
Gnawing Horde=Hlodající horda; The Mind's Weakness=Slabost mysli;
Parasitic Influence=Parazitický vliv; Scurry=Cupitání; Perverse Edge=Zvrácené ostří;
Empathetic Assault=Soucitný útok; Withering Claw=Spalující dráp; Possession=Posedlost;
Frigid Apparition=Mrazivé zjevení; Wretched Creature=Ubohé stvoření;
Hostile Takeover=Nepřátelské převzetí; Brain Leech=Mozková pijavice; Silent Scream=Tichý výkřik;
Pilfer=Drobná krádež; Cranium Overload=Přetížení lebky; Mass Hysteria=Hromadná hysterie;
Frozen Mind=Zmrzlá mysl; Corrupting Embrace=Kazící objetí; Dark Frenzy=Temné šílenství;
Vicious Blood=Zlá krev; Psychic Projection=Duševní obraz; Shared Nightmare=Sdílená noční můra;
Domination=Nadvláda; Many as One=Mnozí jako jeden; Phantasmal Killer=Přízračný vrah
"""
MONSTERS = """
Ancient Artillery=Starobylé dělo; Arcane Golem=Tajemný golem; Bandit Archer=Zbojnická lučištnice;
Bandit Commander=Velitel zbojníků; Bandit Guard=Zbojnická hlídka; Black Imp=Černý skřet;
Bloated Regent=Nafouklý vládce; Captain of the Guard=Kapitán stráže; Cave Bear=Jeskynní medvěd;
City Archer=Městská lučištnice; City Guard=Městská hlídka; Cultist=Kultista;
Dark Rider=Temný jezdec; Deep Earth=Hluboká země; Deep Terror=Děs z hlubin;
Earth Demon=Zemní démon; Elder Drake=Prastarý drak; Flame Demon=Ohnivý démon;
Forest Imp=Lesní skřet; Frost Demon=Ledový démon; Ghost Wolf=Přízračný vlk;
Giant Ooze=Obří sliz; Giant Viper=Obří zmije; Harrower Infester=Harrowerský nakažeč;
High Flame=Vysoký plamen; Hound=Pes; Hungry Soul=Hladová duše; Infiltrator=Infiltrátor;
Inox Archer=Inoxský lučištník; Inox Bodyguard=Inoxský tělesný strážce; Inox Guard=Inoxská hlídka;
Inox Shaman=Inoxský šaman; Jekserah=Jekserah; Lieutenant=Poručík; Living Bones=Živoucí kostry;
Living Corpse=Živoucí mrtvola; Living Spirit=Živoucí duch; Lurker=Číhač; Lurker King=Král číhačů;
Merciless Overseer=Nelítostný dozorce; Night Demon=Noční démon; Ooze=Sliz;
Prime Demon=Praďábel; Prime Lieutenant=První poručík; Rending Drake=Drásavý drak;
Savvas Icestorm=Savvaská ledová bouře; Savvas Lavaflow=Savvaský lávový proud;
Siege Cannon=Obléhací dělo; Song of the Deep=Píseň hlubin; Spitting Drake=Plivající drak;
Stone Golem=Kamenný golem; Sun Demon=Sluneční démon; The Betrayer=Zrádce;
The Colorless=Bezbarvý; The Gloom=Šero; The Harvester=Žnec; The Sightless Eye=Nevidomé oko;
Vermling Scout=Krysí zvěd; Vermling Shaman=Krysí šaman; Wind Demon=Větrný démon;
Winged Horror=Okřídlená hrůza
"""
SUMMONS = """
decoy=Návnada/Decoy; battle-bot=Bojový robot/Battle Bot; kill-bot=Vražedný robot/Kill Bot;
mystic-ally=Mystický spojenec/Mystic Ally; burning-avatar=Hořící zjevení/Burning Avatar;
rat-swarm=Krysí hejno/Rat Swarm; monstrous-rat=Obludná krysa/Monstrous Rat;
rat-king=Krysí král/Rat King; jade-falcon=Nefritový sokol/Jade Falcon;
warrior-spirit=Duch válečníka/Warrior Spirit; skeleton=Kostlivec/Skeleton;
steel-construct=Ocelový stroj/Steel Construct; zephyr=Vánek/Zephyr
"""
GOALS = """
Streamliner=Spořivec; Layabout=Povaleč; Workhorse=Dříč; Zealot=Zanícenec; Masochist=Masochista;
Fast Healer=Rychlé hojení; Neutralizer=Zneškodňovač; Plunderer=Plenitel; Protector=Ochránce;
Explorer=Průzkumník; Hoarder=Hamoun; Indigent=Chudák; Pacifist=Pacifista; Sadist=Sadista;
Hunter=Lovec; Professional=Profesionál; Aggressor=Útočník; Dynamo=Dynamo; Purist=Purista;
Opener=První krev; Diehard=Tuhý kořínek; Executioner=Kat; Straggler=Opozdilec; Scrambler=Neposeda
"""
ITEMS = """
Boots of Striding=Boty dlouhého kroku; Winged Shoes=Okřídlené střevíce; Hide Armor=Kožená zbroj;
Leather Armor=Zbroj z usně; Cloak of Invisibility=Plášť neviditelnosti;
Eagle-Eye Goggles=Brýle orlího oka; Iron Helmet=Železná přilba; Heater Shield=Štít;
Piercing Bow=Průrazný luk; War Hammer=Válečné kladivo; Poison Dagger=Otrávená dýka;
Minor Healing Potion=Malý léčivý lektvar; Minor Stamina Potion=Malý lektvar výdrže;
Minor Power Potion=Malý lektvar síly; Boots of Speed=Boty rychlosti;
Cloak of Pockets=Plášť s kapsami; Empowering Talisman=Posilující talisman;
Battle-Axe=Bojová sekera; Weighted Net=Zatížená síť; Minor Mana Potion=Malý lektvar many;
Stun Powder=Omračující prášek; Heavy Greaves=Těžké holeně; Chainmail=Kroužková zbroj;
Amulet of Life=Amulet života; Jagged Sword=Zubatý meč; Long Spear=Dlouhé kopí;
Major Healing Potion=Velký léčivý lektvar; Moon Earring=Měsíční náušnice;
Comfortable Shoes=Pohodlné střevíce; Studded Leather=Pobíjená kůže; Hawk Helm=Jestřábí přilba;
Tower Shield=Věžový štít; Volatile Bomb=Nestálá bomba;
Major Stamina Potion=Velký lektvar výdrže; Falcon Figurine=Soška sokola;
Boots of Dashing=Boty úprku; Robes of Evocation=Roucho vyvolávání;
Heavy Basinet=Těžká přilba; Hooked Chain=Řetěz s hákem; Versatile Dagger=Všestranná dýka;
Major Power Potion=Velký lektvar síly; Ring of Haste=Prsten spěchu;
Boots of Quickness=Boty hbitosti; Splintmail=Lamelová zbroj;
Pendant of Dark Pacts=Přívěsek temných smluv; Spiked Shield=Ostnatý štít;
Reaping Scythe=Žací kosa; Major Mana Potion=Velký lektvar many; Sun Earring=Sluneční náušnice;
Steel Sabatons=Ocelové boty; Shadow Armor=Stínová zbroj; Protective Charm=Ochranný přívěsek;
Black Knife=Černý nůž; Staff of Eminence=Hůl vznešenosti;
Super Healing Potion=Skvělý léčivý lektvar; Ring of Brutality=Prsten surovosti;
Serene Sandals=Klidné sandály; Cloak of Phasing=Plášť prostupnosti;
Telescopic Lens=Dalekohled; Unstable Explosives=Nestálá výbušnina; Wall Shield=Pavéza;
Doom Powder=Prášek zkázy; Lucky Eye=Šťastné oko; Boots of Sprinting=Boty sprintu;
Platemail=Plátová zbroj; Mask of Terror=Maska hrůzy; Balanced Blade=Vyvážená čepel;
Halberd=Halapartna; Star Earring=Hvězdná náušnice; Second Chance Ring=Prsten druhé příležitosti;
Boots of Levitation=Boty vznášení; Shoes of Happiness=Střevíce štěstí;
Blinking Cape=Mihotavý plášť; Swordedge Armor=Zbroj z ostří;
Circlet of Elements=Čelenka živlů; Chain Hood=Kroužková kapuce; Frigid Blade=Mrazivá čepel;
Storm Blade=Bouřková čepel; Inferno Blade=Ohnivá čepel; Tremor Blade=Otřesová čepel;
Brilliant Blade=Zářivá čepel; Night Blade=Noční čepel; Wand of Frost=Hůlka mrazu;
Wand of Storms=Hůlka bouří; Wand of Infernos=Hůlka ohně; Wand of Tremors=Hůlka otřesů;
Wand of Brilliance=Hůlka záře; Wand of Darkness=Hůlka temnoty;
Minor Cure Potion=Malý očistný lektvar; Major Cure Potion=Velký očistný lektvar;
Steel Ring=Ocelový prsten; Dampening Ring=Tlumicí prsten; Scroll of Power=Svitek síly;
Scroll of Healing=Svitek léčení; Scroll of Stamina=Svitek výdrže; Rocket Boots=Raketové boty;
Endurance Footwraps=Onuce vytrvalosti; Drakescale Boots=Boty z dračích šupin;
Magma Waders=Magmatické holínky; Robes of Summoning=Roucho přivolávání;
Second Skin=Druhá kůže; Sacrificial Robes=Obětní roucho;
Drakescale Armor=Zbroj z dračích šupin; Steam Armor=Parní zbroj;
Flea-Bitten Shawl=Zablešený šál; Necklace of Teeth=Náhrdelník ze zubů;
Horned Helm=Rohatá přilba; Drakescale Helm=Přilba z dračích šupin;
Thief's Hood=Zlodějská kapuce; Helm of the Mountain=Přilba hory; Wave Crest=Hřeben vlny;
Ancient Drill=Starobylý vrták; Skullbane Axe=Sekera zhouby lebek; Staff of Xorn=Xornova hůl;
Mountain Hammer=Kladivo hory; Fueled Falchion=Palivový tesák; Bloody Axe=Krvavá sekera;
Staff of Elements=Hůl živlů; Skull of Hatred=Lebka nenávisti;
Staff of Summoning=Hůl přivolávání; Orb of Dawn=Koule úsvitu; Orb of Twilight=Koule soumraku;
Ring of Skulls=Prsten lebek; Doomed Compass=Prokletý kompas; Curious Gear=Podivné kolečko;
Remote Spider=Pavouk na dálku; Giant Remote Spider=Obří pavouk na dálku;
Black Censer=Černá kadidelnice; Black Card=Černá karta; Helix Ring=Spirálový prsten;
Heart of the Betrayer=Srdce zrádce; Power Core=Zdroj síly; Resonant Crystal=Ozvučný krystal;
Imposing Blade=Úctyhodná čepel; Focusing Ray=Soustředěný paprsek; Volatile Elixir=Prchavý elixír;
Silent Stiletto=Tichá dýka; Stone Charm=Kamenný přívěsek; Psychic Knife=Duševní nůž;
Sun Shield=Sluneční štít; Utility Belt=Užitečný opasek; Phasing Idol=Prostupná modla;
Smoke Elixir=Kouřový elixír; Pendant of the Plague=Morový přívěsek; Mask of Death=Maska smrti;
Master's Lute=Mistrova loutna; Cloak of the Hunter=Lovcův plášť; Doctor's Coat=Lékařský plášť;
Elemental Boots=Boty živlů; Staff of Command=Velitelská hůl
"""


def names(table: str) -> dict[str, str]:
    """English names and their Czech ones."""
    pairs = (entry.split("=") for entry in table.replace("\n", " ").split(";"))
    return {english.strip(): czech.strip() for english, czech in pairs}
