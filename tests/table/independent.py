"""The chains of chance once more, written from their description in `domain/table/chains.py` with the standard library
alone. `python -m tests.table.independent` writes the vectors anew that the tests hold ours against.
"""

import hashlib
import hmac
import pprint
from pathlib import Path
from typing import Any

SECRETS = ("00" * 32, "ff" * 32, hashlib.sha256(b"greffe").hexdigest())
KINDS = (("d4", 4), ("d6", 6), ("d8", 8), ("d12", 12), ("d20", 20), ("d100", 100), ("shuffle", 6), ("shuffle", 78))


def hmac_sha256(key: bytes, text: str) -> bytes:
    return hmac.new(key, text.encode("utf-8"), hashlib.sha256).digest()


def chain_of(secret: str, table: str, stream: str, chain: int, length: int) -> list[bytes]:
    """h[0] .. h[length]."""
    links = [hmac_sha256(bytes.fromhex(secret), f"{table}|{stream}|{chain}")]
    for _ in range(length):
        links.insert(0, hashlib.sha256(links[0]).digest())
    return links


class Bytes:
    """The bytes of the blocks, one after the other."""

    def __init__(self, link: bytes, message: str) -> None:
        self.link, self.message, self.block, self.left = link, message, 0, b""

    def one(self) -> int:
        if not self.left:
            text = self.message if self.block == 0 else self.message + "|" + str(self.block)
            self.left = hmac_sha256(self.link, text)
            self.block += 1
        byte, self.left = self.left[0], self.left[1:]
        return byte

    def below(self, n: int) -> int:
        while True:
            byte = self.one()
            if byte < 256 - 256 % n:
                return byte % n


def faces_of(kind: str, size: int, link: bytes, message: str) -> list[int]:
    source = Bytes(link, message)
    if kind != "shuffle":
        return [1 + source.below(size)]
    order = list(range(size))
    last = size - 1
    while last >= 1:
        other = source.below(last + 1)
        order[last], order[other] = order[other], order[last]
        last -= 1
    return order


def vectors() -> list[dict[str, Any]]:
    made = []
    streams = (("table", 1, 16), ("hidden", 16, 16), ("player2", 17, 16), ("table-player1@b7", 40, 8))
    for place, (kind, size) in enumerate(KINDS):
        stream, number, length = streams[place % len(streams)]
        secret, nonce = SECRETS[place % len(SECRETS)], ("", "abc", "Zz_-09")[place % 3]
        chain, k = (number - 1) // length, (number - 1) % length + 1
        links = chain_of(secret, "a1b2", stream, chain, length)
        faces = faces_of(kind, size, links[k], f"a1b2|{stream}|{number}|{nonce}")
        made.append(
            {
                "table": "a1b2",
                "secret": secret,
                "stream": stream,
                "number": number,
                "length": length,
                "nonce": nonce,
                "anchor": links[0].hex(),
                "link": links[k].hex(),
                "kind": kind,
                "size": size,
                "faces": faces,
            }
        )
    return made


if __name__ == "__main__":
    listing = pprint.pformat(vectors(), width=112, sort_dicts=False, compact=True)
    head = '"""Written by `python -m tests.table.independent`."""\n\nfrom typing import Any\n\n'
    Path(__file__).with_name("vectors.py").write_text(f"{head}VECTORS: list[dict[str, Any]] = {listing}\n")
