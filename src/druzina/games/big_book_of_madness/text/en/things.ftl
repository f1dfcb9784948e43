# The Big Book of Madness in English.

game-title = The Big Book of Madness
game-about = 2–5 wizards against a book; six rounds, they win or lose together

## Things and places

card-madness = Madness
card-element = { $element } { $value }
element-water = Water
element-earth = Earth
element-fire = Fire
element-air = Air
kind-water = water
kind-earth = earth
kind-fire = fire
kind-air = air
kind-multi = multi-element
slot-2 = space 2
slot-3l = space 3 left
slot-3r = space 3 right
slot-4 = space 4
slot-5 = space 5
zone-hand = in the hand
zone-support = in the support
zone-discard = in the discard pile
zone-destroyed = among the destroyed
to-hand = to the hand
to-support = to the support
to-discard = to the discard pile
to-top = on top of the draw pile
to-stack = to the Madness stack
to-none = { "" }
origin-hand = from hand
origin-support = from own support
origin-shared = from the shared support
origin-discard = from the discard pile
origin-draw = from the draw pile
origin-destroyed = from the destroyed cards
origin-hand-shared = from hand or the shared support
origin-hand-support = from hand and own support
origin-hands-discards = from the hands and discard piles of any players
origin-hand-support-discard = from hand, own support or the discard pile
origin-none = { "" }
only-none = { "" }
only-water = water{ " " }
only-earth = earth{ " " }
only-fire = fire{ " " }
only-air = air{ " " }
only-element = element{ " " }
only-value-1 = value-1{ " " }
only-value-2-or-3 = value-2-or-3{ " " }
only-madness = { "" }
upgrade-none = { "" }
upgrade-place = ; a card higher by 1 takes its place
upgrade-hand = ; a card higher by 1 comes to the hand
upgrade-discard = ; a card higher by 1 comes to the discard pile
cost-element = { $n } { $letter ->
        [W] Water
        [E] Earth
        [F] Fire
       *[A] Air
    }
cost-any = { $n } of any one kind
no-thing = nothing
cause-won = the last monster is defeated
cause-stack = the Madness stack is empty
cause-monster = the last monster got away
cause-eliminated = all wizards are scared to death
ability-substitute = once on their turn one Air 1 card pays as 1 of any element
ability-draw-on-breaking = may draw 1 card after each curse broken
ability-large-support = the support has 5 spaces
ability-exchange-support = once on their turn may swap 1 or 2 cards of the hand for as many of the support
ability-discard-madness = once on their turn may discard a Madness from hand and draw 1 card
ability-refresh = once on their turn may refresh 1 used spell of anybody
ability-draw-and-drop = once on their turn may draw 1 card: Madness is cured, any other is discarded
ability-six-spells = can hold 6 spells
