from projections.ambre.projection import PROJECTION

__all__ = ["PROJECTION"]
