"""What `greffe verify` looks at beyond the chain of hashes."""
