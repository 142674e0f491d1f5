"""Views and entries of a fight: declarations, blows, holds, shots, and who reads which part of them."""
