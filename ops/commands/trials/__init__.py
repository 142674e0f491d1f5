"""Commands that try the service: how fast, how right, how complete."""
