"""Clients under test: a record is played again for one of its seats, through a wire on which everything goes wrong that
can, and the final state of the client is compared with the service's. `ops/clients/README.md` says how a program
becomes such a client.
"""
