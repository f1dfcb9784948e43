# Amulet česky.

game-title = Amulet
game-about = 1–5 lovců netvorů; 6–8 dní, proti sobě, nebo společně s úkoly a přísahami
game-character = Postava
game-character-about = určená tady, vylosovaná, nebo si ji každý vybere až u stolu

## Nastavení

option-mode = Hra
option-mode-about = proti sobě, společně, nebo společně s tajnými přísahami
option-mode-competitive = proti sobě
option-mode-competitive-about = vyhrává, kdo má nejvíc moci; od dvou hráčů
option-mode-cooperative = společně
option-mode-cooperative-about = splňte úkoly a každý svou přísahu; i pro jednoho
option-mode-hidden = tajné přísahy
option-mode-hidden-about = společné úkoly, ale vyhraje jen ten, kdo splnil přísahu; od dvou hráčů
option-quest-a = Úkol A
option-quest-a-about = kolik sekcí nabít
option-quest-a-0 = A0
option-quest-a-1 = A1
option-quest-a-2 = A2
option-quest-b = Úkol B
option-quest-b-about = kolik bájných netvorů porazit
option-quest-b-0 = B0
option-quest-b-1 = B1
option-quest-b-2 = B2
option-quest-c = Úkol C
option-quest-c-about = kolik omráčení vydržíte
option-quest-c-0 = C0
option-quest-c-1 = C1
option-quest-c-2 = C2
option-more-mythical = Bájní netvoři navíc
option-more-mythical-about = kolik karet přidat k úkolu B
option-more-mythical-0 = žádný
option-more-mythical-1 = 1
option-more-mythical-2 = 2
option-more-mythical-3 = 3
option-more-mythical-4 = 4
option-more-mythical-5 = 5
option-start = První žeton dne
option-start-drawn = los
option-start-0 = 1. místo
option-start-1 = 2. místo
option-start-2 = 3. místo
option-start-3 = 4. místo
option-start-4 = 5. místo
option-gem-symbols-stack = Symboly drahokamu
option-gem-symbols-stack-about = zda dva symboly drahokamu dávají dva drahokamy
option-gem-symbols-stack-false = jen jeden
option-gem-symbols-stack-true = sčítají se
option-remember-seen-cards = Viděné karty
option-remember-seen-cards-about = zda je vidět líc karty, která se v noci vrátila
option-remember-seen-cards-false = každý si pamatuje sám
option-remember-seen-cards-true = zůstávají vidět
