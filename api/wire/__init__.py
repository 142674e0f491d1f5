"""How requests and answers are formed, whatever they are about."""
