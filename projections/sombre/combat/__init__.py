"""What a fight shows: declarations, blows, holds, shots, and who reads which part of them."""
