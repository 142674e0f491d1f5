"""What is done with all that is kept."""
