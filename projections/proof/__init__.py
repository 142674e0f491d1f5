"""Proofs by which a reader can show later what the service sent."""
