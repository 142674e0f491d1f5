from projections.spin.projection import PROJECTION

__all__ = ["PROJECTION"]
