"""Rules that all dangers share (SOM-DANGER-01 to SOM-DANGER-04): hazards on a body, their circles, the place
of Wounds.
"""
