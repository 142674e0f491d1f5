"""Want of air: asphyxia and what brings it, held breath, gases."""
