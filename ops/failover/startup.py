"""Startup of everything that runs on the three machines, as `ops/deploy/cluster` and the README say."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import psycopg
from psycopg.sql import SQL, Identifier, Literal

from domain.register import migrate, postgres_settings
from ops.bench.servers import Missing
from ops.failover.cluster import PROXY, WITH_GREFFE, Cluster, asked
from ops.failover.files import CLUSTER, DEPLOY, NAMES, choices, filled, placed
from ops.failover.machines import NotInTime, Process, network, until

ROOT = Path(__file__).parents[2]
NEEDED = {
    "etcd": "Debian: etcd-server",
    "patroni": "pip install -r ops/deploy/cluster/patroni.txt, its bin on the PATH",
    "haproxy": "Debian: haproxy",
    "redis-server": "Debian: redis-server",
    "redis-sentinel": "Debian: redis-sentinel",
    "nginx": "Debian: nginx",
    "ip": "Debian: iproute2",
    "unshare": "util-linux",
    "nsenter": "util-linux",
}


@contextmanager
def running_cluster() -> Iterator[Cluster]:
    """Run the whole cluster inside the block. Raises Missing, NotInTime: then the folder with all logs is left."""
    check()
    home, kept = Path(tempfile.mkdtemp(prefix="greffe-failover-")), False
    home.chmod(0o755)
    try:
        with ExitStack() as stack:
            stack.enter_context(network())
            made = Cluster(home)
            stack.callback(made.stop)
            start(made)
            yield made
    except NotInTime as failure:
        kept = True
        raise NotInTime(f"{failure} did not come in time: see the logs in {home}") from failure
    finally:
        if not kept:
            shutil.rmtree(home, ignore_errors=True)


def check() -> None:
    """Check that everything that the drill needs is here. Raises Missing."""
    absent = [f"{program} ({where})" for program, where in NEEDED.items() if not shutil.which(program)]
    if not CLUSTER.is_dir():
        absent.append("the sources of Greffe, for ops/deploy/cluster")
    if os.geteuid():
        absent.append("root: each machine is a network namespace")
    elif "patroni" not in " ".join(absent) and not _may_run("patroni", "postgres"):
        absent.append("a Patroni that the user postgres may run")
    if absent:
        raise Missing(f"the drill needs {', '.join(absent)}")


def _may_run(program: str, user: str) -> bool:
    try:
        return not subprocess.run([program, "--version"], user=user, capture_output=True, cwd="/").returncode
    except OSError:
        return False


def start(cluster: Cluster) -> None:
    """Start everything, in the order in which it is needed."""
    _start_etcd(cluster)
    _start_patroni(cluster)
    _prepare_database(cluster)
    _start_redis(cluster)
    for name in WITH_GREFFE:
        cluster.run("haproxy", name, ["haproxy", "-f", str(_file(cluster, "haproxy.cfg", name))])
    for name in WITH_GREFFE:
        _start_greffe(cluster, name)
    _start_proxy(cluster)
    until(cluster.is_whole, "a whole cluster")


def _start_etcd(cluster: Cluster) -> None:
    for name in NAMES:
        cluster.run("etcd", name, ["etcd", "--config-file", str(_file(cluster, "etcd.yml", name))])
    until(cluster.etcd_leader, "etcd")


def _start_patroni(cluster: Cluster) -> None:
    names = ("superuser", "replication", "rewind")
    environment = {f"PATRONI_{name.upper()}_PASSWORD": cluster.passwords[name] for name in names}
    for name in NAMES:
        command = ["patroni", str(_file(cluster, "patroni.yml", name))]
        cluster.run("patroni", name, command, environment | {"LC_ALL": "C.UTF-8"}, user="postgres")
    until(lambda: sum(each["state"] == "streaming" for each in cluster.members()) == 2, "two standbys")


def _prepare_database(cluster: Cluster) -> None:
    hosts = ",".join(machine.address for machine in cluster.machines.values())
    address = f"host={hosts} dbname=postgres user=postgres password={cluster.passwords['superuser']}"
    with psycopg.connect(f"{address} target_session_attrs=read-write", autocommit=True) as connection:
        role, password = Identifier("greffe"), Literal(cluster.passwords["greffe"])
        connection.execute(SQL("CREATE ROLE {} LOGIN PASSWORD {}").format(role, password))
        connection.execute(SQL("CREATE DATABASE {} OWNER {}").format(role, role))
    migrate(postgres_settings(cluster.database))


def _start_redis(cluster: Cluster) -> None:
    first = cluster.machines[WITH_GREFFE[0]].address
    for name in WITH_GREFFE:
        following = [] if name == WITH_GREFFE[0] else ["--replicaof", f"{first} 6379"]
        cluster.run("redis", name, ["redis-server", str(_file(cluster, "redis.conf", name)), *following])
    for name in NAMES:
        cluster.run("sentinel", name, ["redis-sentinel", str(_file(cluster, "sentinel.conf", name))])
    until(lambda: sorted(map(cluster.redis_role, WITH_GREFFE)) == ["master", "slave"], "Redis and its replica")


def _start_greffe(cluster: Cluster, name: str) -> None:
    environment = choices(_placed(cluster, "greffe.env", name)) | {
        "GREFFE_OPEN_TABLES": "anybody",
        "GREFFE_RATE_LIMIT": "0",
        "GREFFE_COMMAND_RATE_LIMIT": "0",
        "GREFFE_TABLES_PER_ADDRESS": "0",
        "GREFFE_TABLES_IN_ALL": "0",
        "PYTHONPATH": str(ROOT),
    }
    # Both of Greffe's machines have the file of the keys, and so has one folder here.
    environment["GREFFE_KEYS"] = str(cluster.home / "greffe.keys")
    entry = cluster.home_of(name) / "var/lib/greffe/.pgpass"
    entry.write_text(f"127.0.0.1:5000:greffe:greffe:{cluster.passwords['greffe']}\n")
    entry.chmod(0o600)
    address = cluster.machines[name].address
    command = [sys.executable, "-m", "ops.cli.main", "serve", "--host", address, "--port", "8000"]
    cluster.run("greffe", name, command, environment, cwd=str(ROOT))
    url = cluster.urls()[name]
    until(lambda: asked(f"{url}/ready"), f"the Greffe of {name}")


def _start_proxy(cluster: Cluster) -> None:
    parts = [
        *("daemon off; error_log stderr; events {} http { access_log off;", f"include {DEPLOY}/proxy.conf;"),
        *(f"include {CLUSTER}/upstream.conf;", "}"),
    ]
    (cluster.home / "nginx.conf").write_text(f"pid {cluster.home}/nginx.pid; {' '.join(parts)}")
    command = ["nginx", "-p", str(cluster.home), "-c", str(cluster.home / "nginx.conf")]
    cluster.processes["nginx", ""] = Process(command, cluster.home / "nginx.log", {})
    cluster.processes["nginx", ""].start()
    until(lambda: asked(f"{PROXY}/health"), "nginx")


def _placed(cluster: Cluster, file: str, name: str) -> str:
    return placed(filled(file, name, cluster.machines[name].address), cluster.home_of(name), cluster.binaries)


def _file(cluster: Cluster, file: str, name: str) -> Path:
    path = cluster.home_of(name) / file
    path.write_text(_placed(cluster, file, name), encoding="utf-8")
    return path
