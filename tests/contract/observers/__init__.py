"""Properties that hold at every step of a session, each checked by an observer (`tests.contract.walks`)."""
