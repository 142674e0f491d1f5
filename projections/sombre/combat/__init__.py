"""Views and entries of a fight: declarations, blows, holds, shots, and which seats read which part of them."""
