"""Settings, logs, metrics, randomness and local notifications: no module here imports another package of `api`."""
