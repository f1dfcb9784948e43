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
aim-attack = napadnout: { $owner }
aim-hand = něco předat: { $owner }

intends-sphere = V příštím kole zaútočím na sféru { $sphere }.
intends-fight = V příštím kole budu bojovat na poli { $field }, čeká tam { $monster }.
intends-relic = V příštím kole seberu artefakt na poli { $field }.
intends-train = V příštím kole se budu učit na poli { $field }.
intends-shop = V příštím kole nakoupím na poli { $field }.
intends-rest = V příštím kole se zotavím na poli { $field }.
intends-go = V příštím kole půjdu na pole { $field }.
