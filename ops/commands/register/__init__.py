"""Commands about the register."""
