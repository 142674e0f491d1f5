"""Views of Nosgoth Mithrap: what a seat sees."""
