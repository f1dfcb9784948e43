# Co si říkají spoluhráči: kam jdou a proč.

aim-sphere = zaútočit na sféru { $sphere }
aim-fight = bojovat na poli { $field }, čeká tam { $monster }
aim-relic = sebrat artefakt na poli { $field }
aim-train = učit se na poli { $field }
aim-shop = nakoupit na poli { $field }
aim-rest = zotavit se na poli { $field }
aim-go = jít na pole { $field }
aim-learn = naučit se schopnost { $card }
aim-buy = koupit předmět { $card }
aim-attack = zaútočit; brání se { $owner }
aim-hand = něco předat, komu: { $owner }

intends-sphere = Příští kolo zaútočím na sféru { $sphere }.
intends-fight = Příští kolo budu bojovat na poli { $field }, čeká tam { $monster }.
intends-relic = Příští kolo seberu artefakt na poli { $field }.
intends-train = Příští kolo se budu učit na poli { $field }.
intends-shop = Příští kolo nakoupím na poli { $field }.
intends-rest = Příští kolo se zotavím na poli { $field }.
intends-go = Příští kolo půjdu na pole { $field }.
