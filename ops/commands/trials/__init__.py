"""Commands that try the service: its speed, its correctness, its completeness."""
