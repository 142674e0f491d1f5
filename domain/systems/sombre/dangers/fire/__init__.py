"""Burns (SOM-DANGER-BURN), and clothes on fire (SOM-DANGER-FIRE)."""
