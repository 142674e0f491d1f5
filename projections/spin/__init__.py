"""Projection of Spin: views (`views`, built in `table`), lines with their audiences (`lines`, `audience`), SPI-SEC."""

from projections.spin.projection import PROJECTION

__all__ = ["PROJECTION"]
