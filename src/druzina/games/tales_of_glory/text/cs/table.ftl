# Tales of Glory česky.

game-title = Tales of Glory
game-about = 2–5 hráčů, deset kol; každý skládá ze společných dílků svůj vlastní příběh

## Možnosti

option-mode = Pravidla
option-mode-about = s výpravami, nebo bez nich
option-mode-basic = základní hra
option-mode-basic-about = bez výprav; pro první hru
option-mode-experienced = s výpravami
option-mode-experienced-about = každý má dvě tajné výpravy a vyloží je, kdy chce
option-start = Začínající hráč
option-start-about = kdo má na začátku žeton začínajícího hráče
option-start-auto = podle pravidel
option-start-auto-about = nejdelší jméno, mají-li ho všichni, jinak los
option-start-by-name = nejdelší jméno
option-start-drawn = los
option-start-0 = 1. místo
option-start-1 = 2. místo
option-start-2 = 3. místo
option-start-3 = 4. místo
option-start-4 = 5. místo
game-character = Hrdina
game-character-about = rozdává se náhodně před prvním kolem, nikdo si ho nevybírá
