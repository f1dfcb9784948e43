"""How a Czech word finds a clause: by its other cases, or by the English word it stands for.

Words stand without accents, as `rulebook_search.fold` leaves them. The English words are for the
clauses that nobody has written in Czech yet.
"""

import re

_ENDING = re.compile(r"(?<=\w{3})(?:[aeiy]mi|[aeiy]ch|[ei]ho|[ei]mu|ov[ie]|ou|[ueiy]m|[aeiouy])$")
_VOWELS = "aeiouy"
_LEAST = 3

_GLOSSARY = """
balic deck pile; body points; boj combat fight; bojov combat; carodej wizard; cena cost price;
cil target; dilek tile; dobir draw; dobr draw; dobrodruzstv adventure; hra game; hrac player;
hrdin hero; karet card; kart card; kletb curse; knih book; kolo round; konec end; kouz spell;
kouzl spell; lektvar potion; licem face; magi magic; mist slot space place; nahod random;
naprav clockwise; nepratel monster enemy; nestvur monster; oblast area; odhad discard;
odklad discard; odloz discard; odmen reward; ohen fire; ohn fire; plan board; plat pay;
pocet number; podpor support; pokl treasure; poloz lay place; polozen placement lay;
porad order; postav character; pravid rule; prevah majority; pribeh story; priprav setup;
prohr lose; ruce hand; ruk hand; schopnost ability; shod tie; slav glory; sousedn adjacent;
spojk connector; stran side; strank page; tah turn; tajn secret; tym team; ukon action;
vitez win; vod water; vyber choose selection; vyhr win; vyprav quest; vzduch air; vzit take;
zacinaj start; zaklad basic; zaplat pay; zasob supply reserve; zem earth; zetn token;
zeton token; zisk gain; zivl element; zkusen experienced; zlat gold; znic destroy
"""
_ENTRIES = [entry.split() for entry in _GLOSSARY.split(";")]
_ENGLISH = {czech: tuple(names) for czech, *names in _ENTRIES}


def cases(word: str) -> tuple[str, ...]:
    """How other cases of a folded word begin: truhla as truhl (truhlu) and truhel."""
    stem = _ENDING.sub("", word)
    if len(stem) <= _LEAST or stem[-1] in _VOWELS:
        return (stem,)
    if stem[-2] == "e" and stem[-3] not in _VOWELS:
        return (stem, stem[:-2] + stem[-1])
    return (stem,) if stem[-2] in _VOWELS else (stem, f"{stem[:-1]}e{stem[-1]}")


def english(word: str) -> tuple[str, ...]:
    """What a folded Czech word, or the beginning of one, may be called in the rules."""
    if len(word) < _LEAST:
        return ()
    longest = max((stem for stem in _ENGLISH if word.startswith(stem)), key=len, default="")
    begun = [stem for stem in _ENGLISH if stem.startswith(word)]
    found = [_ENGLISH[stem] for stem in ([longest] if longest else begun)]
    return tuple(dict.fromkeys(name for names in found for name in names))
