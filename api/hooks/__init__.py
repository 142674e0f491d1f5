"""Webhooks: a seat's feed, or what is asked of it, sent to an address of its choice."""
