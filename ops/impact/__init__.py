"""What another version of the rules would make of sessions that were played: `greffe impact`."""
