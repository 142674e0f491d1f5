"""Who may ask, how often, and how far his reading goes."""
