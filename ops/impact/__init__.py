"""Impact of another version of the rules on sessions that were played: `greffe impact`."""
