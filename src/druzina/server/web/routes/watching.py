"""For who watches over the server: whether it lives, whether it can be played on, and figures."""

from __future__ import annotations

from ipaddress import ip_address, ip_network
from typing import Any

from litestar import Response, get

from druzina.server import metrics
from druzina.server.limits import Limits
from druzina.server.web.routes.common import FAULTS, AnyRequest, fault, house_of
from druzina.server.wire.http_messages import Readiness


@get("/health", responses=FAULTS, tags=["server"])
async def ready(request: AnyRequest) -> Response[Readiness]:
    """200 if tables can be played here, 503 if the store is away or the server goes down."""
    well = await house_of(request).look_well()
    return Response(Readiness(alive=True, ready=well), status_code=200 if well else 503)


@get("/health/live", responses=FAULTS, tags=["server"])
async def alive(request: AnyRequest) -> Readiness:
    """The process answers; whether it can do anything is another question."""
    return Readiness(alive=True, ready=house_of(request).ready)


@get("/metrics", include_in_schema=False)
async def figures(request: AnyRequest) -> Response[Any]:
    """For Prometheus; on the internet only for whom `--metrics-for` names."""
    house = house_of(request)
    address = request.client.host if request.client else ""
    if not may_watch(house.limits, address):
        return fault(request, "error-not-found", 404)
    return Response(metrics.told(house), headers={"content-type": metrics.KIND})


def may_watch(limits: Limits, address: str) -> bool:
    """None named: everybody. An address or a network of addresses is a name."""
    if limits.metrics_for is None:
        return True
    try:
        found = ip_address(address.partition("%")[0])
        return any(found in ip_network(one, strict=False) for one in limits.metrics_for)
    except ValueError:
        return False


ROUTES = [ready, alive, figures]
