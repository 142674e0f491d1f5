"""Faults: each breaks one part of the cluster and returns how it is mended."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Mapping
from random import Random

from ops.failover.cluster import WITH_GREFFE, Cluster
from ops.failover.machines import signal_all, tree

Mend = Callable[[], None]
Fault = Callable[[Cluster, Random], Mend]


def kill_postgres(cluster: Cluster, rng: Random) -> Mend:
    """Kill the primary; its Patroni is there and sees it."""
    os.kill(cluster.postmaster(cluster.primary()), signal.SIGKILL)
    return lambda: None


def freeze_postgres(cluster: Cluster, rng: Random) -> Mend:
    return _frozen(cluster, cluster.primary(), patroni=False)


def kill_patroni(cluster: Cluster, rng: Random) -> Mend:
    """Kill the primary's Patroni; PostgreSQL is left alone, and goes on taking writes."""
    return _killed(cluster, "patroni", cluster.primary())


def freeze_patroni(cluster: Cluster, rng: Random) -> Mend:
    process = cluster.processes["patroni", cluster.primary()]
    process.freeze()
    return process.thaw


def kill_both(cluster: Cluster, rng: Random) -> Mend:
    return _killed_both(cluster, cluster.primary())


def freeze_both(cluster: Cluster, rng: Random) -> Mend:
    return _frozen(cluster, cluster.primary(), patroni=True)


def cut_off(cluster: Cluster, rng: Random) -> Mend:
    """Pull the cable of the primary's machine; whatever runs there goes on by itself."""
    machine = cluster.machines[cluster.primary()]
    machine.unplug()
    return machine.plug


def kill_standby(cluster: Cluster, rng: Random) -> Mend:
    return _killed_both(cluster, rng.choice(cluster.standbys()))


def freeze_standby(cluster: Cluster, rng: Random) -> Mend:
    return _frozen(cluster, rng.choice(cluster.standbys()), patroni=True)


def kill_etcd(cluster: Cluster, rng: Random) -> Mend:
    """Kill the leader of etcd."""
    return _killed(cluster, "etcd", cluster.etcd_leader())


def freeze_etcd(cluster: Cluster, rng: Random) -> Mend:
    process = cluster.processes["etcd", cluster.etcd_leader()]
    process.freeze()
    return process.thaw


def kill_greffe(cluster: Cluster, rng: Random) -> Mend:
    return _killed(cluster, "greffe", rng.choice(WITH_GREFFE))


def kill_redis(cluster: Cluster, rng: Random) -> Mend:
    return _killed(cluster, "redis", _first_redis(cluster))


def freeze_redis(cluster: Cluster, rng: Random) -> Mend:
    process = cluster.processes["redis", _first_redis(cluster)]
    process.freeze()
    return process.thaw


FAULTS: Mapping[str, Fault] = {
    "PostgreSQL killed": kill_postgres,
    "PostgreSQL frozen": freeze_postgres,
    "Patroni killed": kill_patroni,
    "Patroni frozen": freeze_patroni,
    "both killed": kill_both,
    "both frozen": freeze_both,
    "primary's machine cut off": cut_off,
    "standby killed": kill_standby,
    "standby frozen": freeze_standby,
    "etcd's leader killed": kill_etcd,
    "etcd's leader frozen": freeze_etcd,
    "Greffe killed": kill_greffe,
    "Redis killed": kill_redis,
    "Redis frozen": freeze_redis,
}
PASSING = ("PostgreSQL frozen", "Patroni frozen", "both frozen", "primary's machine cut off")
"""Faults that may also pass while others are about to take over."""


def _killed(cluster: Cluster, program: str, name: str) -> Mend:
    process = cluster.processes[program, name]
    process.kill()
    return process.start


def _killed_both(cluster: Cluster, name: str) -> Mend:
    postmaster = cluster.postmaster(name)
    mend = _killed(cluster, "patroni", name)
    os.kill(postmaster, signal.SIGKILL)
    return mend


def _frozen(cluster: Cluster, name: str, *, patroni: bool) -> Mend:
    pids = tree(cluster.postmaster(name))
    if patroni:
        pids.insert(0, cluster.processes["patroni", name].pid)
    signal_all(pids, signal.SIGSTOP)
    return lambda: signal_all(pids, signal.SIGCONT)


def _first_redis(cluster: Cluster) -> str:
    return next(name for name in WITH_GREFFE if cluster.redis_role(name) == "master")
