# Prophecy in English.

game-title = Prophecy
game-about = 2–5 heroes around a ring of fields; monsters, guilds, and five artifacts in the astral spheres

## Questions

ask-keep-character = { $seat }: which character will you keep?
ask-at-start = { $seat }: use something at the start of your round?
ask-move = { $seat }: how will you move?
ask-before-fight = { $seat }: monsters before you: { $cards }. What will you do?
ask-quiet = { $seat }: use something before you go on?
ask-use-rule = { $seat }: use the rule of { $card }?
ask-choose-mode = { $seat }: how will you fight { $card }? Willpower costs { $n ->
    [one] { $n } mag
   *[other] { $n } mags
}.
ask-wield = { $seat }: which weapon will you use?
ask-hold = { $seat }: what will you hold?
ask-wear = { $seat }: what will you wear on your head?
ask-declare-for-fight = { $seat }: what else for this fight?
ask-declare-for-roll = { $seat }: what else for this roll?
ask-repeat-roll = { $seat }: the dice show { $light } against { $dark }. Roll again?
ask-attack = { $seat }: { $must ->
    [0] will you attack somebody?
   *[other] which favourite will you attack?
}
ask-dodge = { $seat }: you are attacked. Will you try to dodge?
ask-attack-mode = { $seat }: how do you attack { $owner }? Willpower costs { $n ->
    [one] { $n } mag
   *[other] { $n } mags
}.
ask-defence-mode = { $seat }: { $owner } attacks by strength. How do you defend? Willpower would cost you { $n ->
    [one] { $n } mag
   *[other] { $n } mags
}.
ask-life-or-item = { $seat }: { $owner } has beaten you. A life, or an item?
ask-take-from = { $seat }: which item do you take from { $owner }?
ask-give-artifact = { $seat }: which artifact will you give to { $owner }?
ask-use-field = { $seat }: what will you do here?
ask-at-turn-end = { $seat }: use something at the end of your turn?
ask-discard-excess = { $seat }: you have too many items. Which will you discard?
ask-forget-excess = { $seat }: you have too many abilities. Which will you give up?
ask-take-new = { $seat }: your character is dead. Will you take a new one?
ask-spare-lives = { $seat }: the apocalypse takes { $n ->
    [one] { $n } life
   *[other] { $n } lives
}. Use { $card }?
ask-proposal = { $seat }: what do you offer { $owner }, and for what? You give: { $gives ->
    [0] { $paid ->
        [0] nothing
       *[other] { $paid } gold
    }
   *[other] { $given }{ $paid ->
        [0] {""}
       *[other] {" and "}{ $paid } gold
    }
}; you ask for: { $claims ->
    [0] { $charged ->
        [0] nothing
       *[other] { $charged } gold
    }
   *[other] { $claimed }{ $charged ->
        [0] {""}
       *[other] {" and "}{ $charged } gold
    }
}.
ask-answer-proposal = { $seat }: { $owner } gives { $gives ->
    [0] { $paid ->
        [0] nothing
       *[other] { $paid } gold
    }
   *[other] { $given }{ $paid ->
        [0] {""}
       *[other] {" and "}{ $paid } gold
    }
} and asks for { $claims ->
    [0] { $charged ->
        [0] nothing
       *[other] { $charged } gold
    }
   *[other] { $claimed }{ $charged ->
        [0] {""}
       *[other] {" and "}{ $charged } gold
    }
}. Do you accept?

## Answers

choose-be = { $character }
choose-stay = stay
choose-go = on foot: { $field }
choose-horse = by horse: { $field }
choose-ship = by ship: { $field }
choose-gate = through the gate: { $field }
choose-act = instead of movement: { $card }
choose-work = work: { $paid ->
    [mags] −1 mag
   *[lives] −1 life
}, +{ $amount }
choose-offer = propose a trade: { $owner }
choose-assault = attack sphere { $sphere }
choose-fight = fight: { $card }
choose-spare = { $card } instead of fighting: { $monster }
choose-sneak = slip past: { $card }
choose-on = go on
choose-strength = by strength
choose-willpower = by willpower
choose-wield = { $card }
choose-hold = { $card }
choose-wear = { $card }
choose-roll = roll
choose-attack = attack: { $owner }
choose-defend-accept = by strength
choose-defend-willpower = by willpower
choose-offer-give = give { $card }
choose-offer-pay = give { $n } gold
choose-accept = accept
choose-refuse = refuse
choose-life = lose a life
choose-item = let an item be taken
choose-take = { $card }
choose-visit = use the opportunity: { $card }
choose-pick = pick up: { $card }
choose-pray = free healing
choose-meditate = refill mags for free
choose-sleep = night at the inn for { $gold }
choose-heal = heal { $n ->
    [one] { $n } life
   *[other] { $n } lives
} for { $gold }
choose-refill = refill { $n ->
    [one] { $n } mag
   *[other] { $n } mags
} for { $gold }
choose-certify = buy the certificate
choose-new = take a new character
choose-leave = leave the game
choose-claim = ask for { $card }
choose-charge = ask for { $n } gold
choose-propose = propose it
choose-cancel = drop it

## Lines

event-character = { $seat } plays the { $character }.
    .you = You play the { $character }.
event-first = { $seat } plays first.
    .you = You play first.
event-round = Round { $n }: { $seat }.
    .you = Round { $n }: your turn.
event-chance = Chance: { $card }.
event-stays = { $seat } stays.
    .you = You stay.
event-fights = { $seat } fights { $card }.
    .you = You fight { $card }.
event-dice = Dice { $light } against { $dark }: { $own } + { $light } to { $foe } + { $dark }, { $result ->
    [won] won
    [lost] lost
   *[drawn] drawn
} at { $win }/{ $of }.
event-beats = { $seat } beats { $card }.
    .you = You beat { $card }.
event-beaten = { $seat } is beaten by { $card }.
    .you = You are beaten by { $card }.
event-draws-fight = { $seat } and { $card }: a draw.
    .you = You and { $card }: a draw.
event-attacks = { $seat } attacks { $owner }.
    .you = You attack { $owner }.
    .whom = { $seat } attacks you.
event-beats-character = { $seat } beats { $owner }.
    .you = You beat { $owner }.
    .whom = { $seat } beats you.
event-draws-duel = { $seat } and { $owner }: a draw.
    .you = You and { $owner }: a draw.
    .whom = { $seat } and you: a draw.
event-takes-artifact = { $seat } takes { $card }.
    .you = You take { $card }.
event-certificate = { $seat } buys the certificate of { $guild }.
    .you = You buy the certificate of { $guild }.
event-trades = { $seat } gives { $gives ->
    [0] { $paid ->
        [0] nothing
       *[other] { $paid } gold
    }
   *[other] { $given }{ $paid ->
        [0] {""}
       *[other] {" and "}{ $paid } gold
    }
} to { $owner } for { $claims ->
    [0] { $charged ->
        [0] nothing
       *[other] { $charged } gold
    }
   *[other] { $claimed }{ $charged ->
        [0] {""}
       *[other] {" and "}{ $charged } gold
    }
}.
    .you = You give { $gives ->
            [0] { $paid ->
                [0] nothing
               *[other] { $paid } gold
            }
           *[other] { $given }{ $paid ->
                [0] {""}
               *[other] {" and "}{ $paid } gold
            }
        } to { $owner } for { $claims ->
            [0] { $charged ->
                [0] nothing
               *[other] { $charged } gold
            }
           *[other] { $claimed }{ $charged ->
                [0] {""}
               *[other] {" and "}{ $charged } gold
            }
        }.
    .whom = { $seat } gives you { $gives ->
            [0] { $paid ->
                [0] nothing
               *[other] { $paid } gold
            }
           *[other] { $given }{ $paid ->
                [0] {""}
               *[other] {" and "}{ $paid } gold
            }
        } for { $claims ->
            [0] { $charged ->
                [0] nothing
               *[other] { $charged } gold
            }
           *[other] { $claimed }{ $charged ->
                [0] {""}
               *[other] {" and "}{ $charged } gold
            }
        }.
event-new-character = { $seat } takes a new character: { $character }.
    .you = You take a new character: { $character }.
event-enters = { $character } of { $seat } enters at { $field }.
    .you = Your { $character } enters at { $field }.
event-out = { $seat } is out of the game.
    .you = You are out of the game.
event-final-battle = All five artifacts are in hand: { $seat } took the last. The final battle begins.
    .you = All five artifacts are in hand: you took the last. The final battle begins.
event-apocalypse-nears = All five artifacts are in hand: the apocalypse draws near.
event-doom = The apocalypse: everybody loses { $n ->
    [one] { $n } life and { $n } mag
   *[other] { $n } lives and { $n } mags
}.
event-wins = Victory for { $seats }.
event-nobody-wins = Nobody wins.

## Why not

refusal-battlefield = In the final battle the field cannot be left.
refusal-fare = That costs { $n } gold; you have { $gold }.
refusal-work = You cannot pay for the work.
refusal-sphere-closed = This sphere is closed.
refusal-partner = { $owner } is your partner.
refusal-safe = { $owner } is safe here.
refusal-hands = There is no hand left for { $card }.
refusal-second-shield = Only one shield can be used; { $card } is a second one.
refusal-damaged = { $card } is damaged.
refusal-useless = { $card } gives nothing in this fight.
refusal-stealthy = Whoever slipped past the monsters cannot use { $card }.
refusal-no-effect = { $card } would change nothing, or cannot be paid.
refusal-price = { $card } costs { $n } gold; you have { $gold }.
refusal-artifact = { $card } is an artifact.
refusal-lesson-xp = { $card } costs { $n } XP; you have { $xp }.
refusal-lesson-gold = In { $guild }, which is not your guild, { $card } costs { $n } gold too; you have { $gold }.
refusal-moved = This is not the time to move.
refusal-too-far = That way does not lead to { $field }.
refusal-no-port = There is no port here.
refusal-no-gate = There is no magic gate here.
refusal-sphere-far = { $sphere } can be attacked only instead of moving, from one of its two fields.
refusal-elsewhere = { $owner } is not on your field.
refusal-attacked = You have already attacked somebody in this turn.
refusal-no-attack-now = This is not the time to attack.
refusal-not-yours-card = You do not have { $card }.
refusal-window = { $card } cannot be used now.
refusal-in-fight = { $card } can be used outside combat only.
refusal-own-turn = { $card } can be used in your own turn only.
refusal-used = { $card } has been used already.
refusal-too-dear = You cannot pay for { $card }.
refusal-equipment = What is in use cannot be changed now: { $card }.
refusal-not-missing = { $n ->
    [0] Nothing is missing.
    [one] Only { $n } is missing.
   *[other] Only { $n } are missing.
}
refusal-once-a-turn = Only once in a turn.
refusal-certificate-xp = The certificate costs { $n } XP; you have { $xp }.
refusal-certificate-held = You have the certificate of { $guild } already.
refusal-no-gifts = Each side must give something: you cannot only give or only ask of { $owner }.
refusal-not-owned = { $owner } does not own { $card }.
refusal-not-tradable = Only items and gold change hands: { $card } cannot.
refusal-named-already = { $card } is part of the trade already.
refusal-gold-named = Each side's gold is named once, as one sum.
refusal-gold-of = { $owner } cannot give { $n } gold, having { $gold }.
refusal-not-here = { $card } does not lie here.
refusal-not-damaged = { $card } is no damaged thing of yours.
refusal-no-trade = Trading is not part of this game.
refusal-three-proposals = Three proposals have come to nothing in this turn.
refusal-nothing-to-trade = One of you has nothing to give: you, or { $owner }.

## What need not be asked

silent-lower-gold = paying less gold
silent-lower-mags = paying fewer mags
silent-at-start = the Banner of Hope at the start
silent-at-turn-end = effects at the end of a turn
silent-repeat-roll = repeating a roll
silent-dodge = dodging an attack
silent-use-rule = optional rules of monsters
silent-protect = protection against a loss of lives
