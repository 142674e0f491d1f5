"""Clients under test: a record is played again for one of its seats, through a wire on which everything goes wrong that
can, and what the client shows in the end is compared with what the service says. `ops/clients/README.md` is how a
program comes to be such a client.
"""
