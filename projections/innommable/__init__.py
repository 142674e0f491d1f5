from projections.innommable.projection import PROJECTION

__all__ = ["PROJECTION"]
