"""Finding one's way in a feed: the frames in which something stands, and all that a seat knows of one event."""
