"""The register in PostgreSQL: its engine, its connections, its tables and their audit."""
