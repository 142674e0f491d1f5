"""What lets a reader prove afterwards what he was told."""
