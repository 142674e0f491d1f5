"""Who reads what of people, and their sheets, which every part of the projection needs."""
