"""The files for more than one machine agree with one another, and with what reads them."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from api.base.settings import Settings
from ops.failover.files import CLUSTER, NAMES, choices, filled, placed
from tests.ops.conftest import ROOT
from tests.servers import missing

ADDRESSES = {name: f"10.77.0.{number}" for number, name in enumerate(NAMES, 1)}
FILES = sorted(path.name for path in CLUSTER.iterdir())
TOLD_BY_ADDRESS = ("etcd.yml", "patroni.yml", "haproxy.cfg", "upstream.conf")
PORT = r"(10\.77\.0\.\d+):(\d+)"


def loaded(name: str, machine: str = "one") -> Any:
    return yaml.safe_load(filled(name, machine, ADDRESSES[machine]))


def ports(name: str) -> set[tuple[str, int]]:
    """Every address with a port that the file names."""
    return {(address, int(port)) for address, port in re.findall(PORT, filled(name, "one", ADDRESSES["one"]))}


def every(port: int, count: int = 3) -> set[tuple[str, int]]:
    return {(address, port) for address in list(ADDRESSES.values())[:count]}


@pytest.mark.parametrize("name", FILES)
def test_a_filled_file_has_no_place_left_to_fill(name: str) -> None:
    assert "@NAME@" not in filled(name, "one", "10.77.0.1")
    assert not re.search(r"(?<![\w%])@[A-Z]+@", filled(name, "one", "10.77.0.1"))


@pytest.mark.parametrize("machine", NAMES)
def test_etcd_is_asked_where_it_listens(machine: str) -> None:
    etcd, patroni = loaded("etcd.yml", machine), loaded("patroni.yml", machine)
    assert etcd["name"] == patroni["name"] == machine
    client = etcd["advertise-client-urls"].removeprefix("http://")
    assert client in patroni["etcd3"]["hosts"]
    assert f"http://{client}" in etcd["listen-client-urls"].split(",")
    members = dict(each.split("=") for each in etcd["initial-cluster"].split(","))
    assert list(members) == list(NAMES)
    assert members[machine] == etcd["initial-advertise-peer-urls"] == etcd["listen-peer-urls"]
    assert etcd["enable-grpc-gateway"], "Patroni speaks to it by HTTP"


def test_the_proxy_of_the_database_asks_each_patroni_and_leads_to_its_postgresql() -> None:
    text = (CLUSTER / "haproxy.cfg").read_text(encoding="utf-8")
    patroni = {machine: loaded("patroni.yml", machine) for machine in NAMES}
    servers = re.findall(r"server (\w+) (\S+) check port (\d+)", text)
    assert servers == [
        (machine, each["postgresql"]["connect_address"], each["restapi"]["connect_address"].split(":")[1])
        for machine, each in patroni.items()
    ]
    for each in patroni.values():
        assert each["postgresql"]["listen"].split(",")[0] == each["postgresql"]["connect_address"].split(":")[0]


def test_redis_is_looked_for_where_it_listens() -> None:
    redis, sentinel = (filled(name, "one", ADDRESSES["one"]) for name in ("redis.conf", "sentinel.conf"))
    assert "\nport 6379\n" in redis
    assert f"sentinel monitor greffe {ADDRESSES['one']} 6379 2" in sentinel
    assert ("10.77.0.1", 6379) in ports("haproxy.cfg")
    assert every(6379, 2) <= ports("haproxy.cfg")
    assert not every(6379) <= ports("haproxy.cfg"), "the third machine has a Sentinel and no Redis"


def test_greffe_goes_through_the_proxies_beside_it() -> None:
    settings = Settings.from_env(choices((CLUSTER / "greffe.env").read_text(encoding="utf-8")))
    proxy = (CLUSTER / "haproxy.cfg").read_text(encoding="utf-8")
    bound = re.findall(r"bind (127\.0\.0\.1:\d+)", proxy)
    assert [address for address in bound if address in settings.database + settings.redis] == bound
    assert settings.keys, "both sign with the same keys"
    assert ports("upstream.conf") == every(8000, 2)


def test_all_files_mean_the_same_machines() -> None:
    named = {address for name in TOLD_BY_ADDRESS for address, _ in ports(name)}
    assert named == set(ADDRESSES.values())


def test_a_commit_waits_for_another_machine() -> None:
    settings = loaded("patroni.yml")["bootstrap"]["dcs"]
    assert settings["synchronous_mode"] == "quorum"
    assert settings["synchronous_mode_strict"] is True
    assert settings["postgresql"]["parameters"]["synchronous_commit"] == "on"
    assert settings["loop_wait"] + 2 * settings["retry_timeout"] <= settings["ttl"], "as Patroni asks for it"


def test_patroni_is_pinned() -> None:
    lines = (CLUSTER / "patroni.txt").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if not line.startswith("#")] == ["patroni[etcd3,psycopg3]==4.1.5"]


def test_what_is_placed_in_a_folder_lies_there_alone(tmp_path: Path) -> None:
    """The drill writes nowhere else."""
    for name in FILES:
        text = placed(filled(name, "one", "10.77.0.1"), tmp_path, tmp_path)
        used = [line for line in text.splitlines() if not line.lstrip().startswith("#")]
        assert not [line for line in used if re.search(r"[ :=]/var/", line)], name


def test_the_readme_names_every_file() -> None:
    readme = (ROOT / "ops/README.md").read_text(encoding="utf-8")
    assert [name for name in FILES if f"`{name}`" not in readme] == []


@pytest.mark.parametrize(
    ("program", "arguments"),
    [
        ("haproxy", ("-c", "-f", "haproxy.cfg")),
        ("patroni", ("--validate-config", "--ignore-listen-port", "patroni.yml")),
    ],
)
def test_whoever_reads_a_file_takes_it(program: str, arguments: tuple[str, ...], tmp_path: Path) -> None:
    path = os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"], "/usr/sbin"))
    found = shutil.which(program, path=path) or missing(f"no {program}")
    for name in FILES:
        (tmp_path / name).write_text(filled(name, "one", "10.77.0.1"), encoding="utf-8")
    done = subprocess.run([found, *arguments], cwd=tmp_path, capture_output=True, text=True, timeout=60, check=False)
    said = done.stdout + done.stderr
    assert done.returncode == 0, said
    assert not re.search("unknown|unexpected", said, re.IGNORECASE), said
