"""Roads (SOM-DANGER-ROAD), falls (-FALL), electric current (-ELEC), frost (-FROST)."""
