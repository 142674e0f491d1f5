"""Dangers: chapter by chapter, burns, drowning, falls, frost and the others of the book.

Which module holds which rule group is said at the head of each; `CHAPTERS` lists those that have commands.

- `common`: what all dangers share (SOM-DANGER-01 to SOM-DANGER-04).
- `air`: want of air (SOM-DANGER-ASPHYXIA, STRANGLE, DROWN, APNEA, GAS-01, GAS-02).
- `exposure`: hunger, thirst, heat, cold (SOM-DANGER-ATTRITION), illness and radiation (DISEASE, RAD).
- `toxic`: substances, poisons and poison gas (SOM-DANGER-TOXIC, GAS-03).
- `accidents`: `roads` (SOM-DANGER-ROAD), `falls` (SOM-DANGER-FALL), `electricity` (SOM-DANGER-ELEC), `frost`
  (SOM-DANGER-FROST).
- `fire`: `burns` (SOM-DANGER-BURN), `burning` (SOM-DANGER-FIRE); firearms and charges of fire beside the others.
- `explosions`: `blasts`, `bombs`, `mines`, `charges` and `grenades` (SOM-DANGER-EXPLO).
- Torture (SOM-DANGER-TORTURE) is a part of its own, above the clocks.
- `running`: the one place where the clocks ask what a danger does when its time has come.

The course of a danger:

1. Called: the game master starts it by a command of its chapter (SOM-DANGER-01). What strikes once becomes a `Hit`
   of its own (`common.blows`) and goes the way of every hit: in a Turn it waits for phase 3, in usual time it strikes
   at once. What goes on is a `Hazard` (`state.hazards`), put on the body by `common.hazards.begin`, with the pace at
   which it strikes: so many seconds of the fictional clock, or so many Turns.
2. Ruled: what the book leaves to the game master are parameters of that command within the book's bounds (refused
   `out_of_bounds`), or commands that may come later (`PlaceWounds`, `ConvertTicks`, a new pace).
3. Rolled: a die that somebody owes is a `Call` with a purpose of its own (`dice.results.open_call`); the chapter
   registers what follows it (`after_roll`). What a player attempts is an `Attempt`, which the game master answers with
   a call or by his word; what follows is registered by its kind (`after_procedure`).
4. Resolved: the clocks (`combat.turn.clocks`) go through everything that is due in the order of its start
   (SOM-DANGER-02), set each hazard for its next time and call `running.strike`, one case for each peril. Its ticks go
   through `common.ticking`, so that they bear the hazard's id as their cause and only its own procedure erases them
   (SOM-DANGER-04). A hazard that has stopped stays on the body with `running` False as long as it gives back circles.

Nothing is stored but commands and dice: an amended speed, height or pace derives every tick anew (A61).
"""

from __future__ import annotations

from domain.game import Chapter
from domain.systems.sombre.dangers.accidents import electricity, falls, frost, roads
from domain.systems.sombre.dangers.air import apnea, asphyxia
from domain.systems.sombre.dangers.common import conversion, placement
from domain.systems.sombre.dangers.explosions import blasts, bombs, grenades, mines
from domain.systems.sombre.dangers.exposure import attrition, illnesses, periods
from domain.systems.sombre.dangers.fire import burning, burns
from domain.systems.sombre.dangers.toxic import addictions, poisons, toxics, trips
from domain.systems.sombre.state.state import SombreState

CHAPTERS: tuple[Chapter[SombreState], ...] = (
    conversion.CHAPTER,
    placement.CHAPTER,
    asphyxia.CHAPTER,
    apnea.CHAPTER,
    attrition.CHAPTER,
    periods.CHAPTER,
    illnesses.CHAPTER,
    toxics.CHAPTER,
    poisons.CHAPTER,
    addictions.CHAPTER,
    trips.CHAPTER,
    roads.CHAPTER,
    falls.CHAPTER,
    electricity.CHAPTER,
    frost.CHAPTER,
    burns.CHAPTER,
    burning.CHAPTER,
    blasts.CHAPTER,
    bombs.CHAPTER,
    mines.CHAPTER,
    grenades.CHAPTER,
)
