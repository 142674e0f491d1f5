"""Proofs by which a reader shows afterwards what he was told."""
