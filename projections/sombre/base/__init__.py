"""Audiences of people, their sheets and their rolls, which every part of Sombre's projection needs."""
