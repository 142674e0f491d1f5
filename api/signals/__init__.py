"""That something may have happened at a table, told between readers and between processes."""
