from projections.sombre.projection import PROJECTION

__all__ = ["PROJECTION"]
