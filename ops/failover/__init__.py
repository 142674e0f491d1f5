"""The failover drill: three machines as `ops/deploy/cluster` has them, players at tables, and one fault after another.

`machines` are network namespaces of one computer, so that the files that are deployed run as they are and a cable can
be pulled; `cluster` is what runs on them, `startup` starts it, `faults` breaks it; `players` play and remember what
they were answered; `audit` compares that with what is there afterwards; `rounds` repeats all this and counts.
"""
