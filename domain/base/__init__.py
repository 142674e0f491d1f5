"""Commands, events, chance and refusals: the types that everything else of the domain is made of."""
