"""The storage under the register: an SQLite file or memory, and the thread that writes."""
