"""Tables, whatever is played: seats, their commands, the opening, the keys."""
