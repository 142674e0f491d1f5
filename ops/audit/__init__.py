"""The audit of `greffe verify` beyond the chain of hashes."""
