"""`python -m ops.release version 1.0.0`, `python -m ops.release build dist`: ops/README.md says when."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import click

from ops.release.packages import BuildFailed, build
from ops.release.versions import Unfit, set_version


@click.group()
def main() -> None:
    """Make a release."""


@main.command()
@click.argument("number")
def version(number: str) -> None:
    """Write the version NUMBER into every package and the changelog."""
    try:
        set_version(number, datetime.now(UTC).date())
    except Unfit as error:
        raise click.ClickException(str(error)) from error


@main.command(name="build")
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
@click.option("--repository", default="", help="The address that the packages' pages link to.")
def build_into(folder: Path, repository: str) -> None:
    """Build every package into FOLDER, with SHA256SUMS."""
    try:
        for file in build(folder, repository):
            click.echo(file.name)
    except BuildFailed as error:
        raise click.ClickException(str(error)) from error


if __name__ == "__main__":
    main()
