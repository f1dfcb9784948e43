# What partners tell each other: where they go, and what for.

aim-sphere = attack sphere { $sphere }
aim-fight = fight { $monster } on { $field }
aim-relic = pick up the artifact on { $field }
aim-train = train on { $field }
aim-shop = do some shopping on { $field }
aim-rest = recover on { $field }
aim-go = go to { $field }
aim-learn = learn { $card }
aim-buy = buy { $card }
aim-attack = attack { $owner }
aim-hand = hand something over to { $owner }

intends-sphere = Next round I attack sphere { $sphere }.
intends-fight = Next round I fight { $monster } on { $field }.
intends-relic = Next round I pick up the artifact on { $field }.
intends-train = Next round I train on { $field }.
intends-shop = Next round I do some shopping on { $field }.
intends-rest = Next round I recover on { $field }.
intends-go = Next round I go to { $field }.
