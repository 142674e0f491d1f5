"""Torture, a danger that takes hours (SOM-DANGER-TORTURE): above the clocks, which it lets run."""
