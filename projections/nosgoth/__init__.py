from projections.nosgoth.projection import PROJECTION

__all__ = ["PROJECTION"]
