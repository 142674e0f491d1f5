"""Explosions, bombs, mines, grenades and what is thrown burning (SOM-DANGER-EXPLO, SOM-DANGER-FIRE-10, -22, -30)."""
