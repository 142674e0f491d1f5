"""The service, started and tried."""
