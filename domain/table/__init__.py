"""Tables, whatever is played: seats, their commands, the keys."""
