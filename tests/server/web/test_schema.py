"""Schemathesis against the server's own OpenAPI schema: whatever is sent, no unhandled error."""

from __future__ import annotations

from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.conftest import House

EXAMPLES = 12


def test_the_schema_holds_whatever_is_sent(house: House) -> None:
    schema = schemathesis.openapi.from_url(f"{house.http.base_url}/api/schema/openapi.json")
    checks = [
        not_a_server_error,
        status_code_conformance,
        content_type_conformance,
        response_schema_conformance,
    ]
    tried = 0
    for result in schema.get_all_operations():
        assert isinstance(result, Ok)
        operation = result.ok()

        @settings(
            max_examples=EXAMPLES,
            deadline=None,
            database=None,
            phases=(Phase.explicit, Phase.generate),
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy())
        def send(case: schemathesis.Case[Any]) -> None:
            case.call_and_validate(checks=checks)

        send()
        tried += 1
    assert tried >= 20
