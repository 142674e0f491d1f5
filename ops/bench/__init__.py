"""Measurements, each as a ratio to something bare that was measured in the same run: machines differ, ratios less."""
