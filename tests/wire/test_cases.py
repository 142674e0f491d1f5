"""The same bytes to the service and to h11: as many answers as requests, in order; in the record what was answered."""

from __future__ import annotations

import pytest

from tests.api.service import Service
from tests.wire.cases import CASES, Case
from tests.wire.service import faults


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_the_service_reads_what_the_reference_reads(service: Service, case: Case) -> None:
    found, talk = faults(service, case)
    assert not found, "\n".join(found)
    assert [answer.status for answer in talk.answers][: len(case.statuses)] == list(case.statuses)
