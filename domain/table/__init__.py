"""What every table has, whatever is played: seats, their commands, its opening, its keys."""
