"""Rules that all dangers share: hazards on a body, circles, places of Wounds (SOM-DANGER-01 to SOM-DANGER-04)."""
