"""What is told of dangers: one module for each family."""
