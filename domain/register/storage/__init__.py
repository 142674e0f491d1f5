"""The storage under the register: an SQLite file, PostgreSQL or memory, and the thread that writes."""
