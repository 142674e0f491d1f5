"""Childhood: characters, the deal, themes, the four auctions with their ranks and stakes, elements of conflicts.

Rules: AMB-CHAR, AMB-DEAL, AMB-BID, AMB-RANK, AMB-ELEM; AMB-RNG where the service or the table deals.
"""
