"""Figures for Prometheus: what is counted as it happens, and what is looked up when asked.

No figure names a table, a person or an address.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Histogram,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from druzina.core import Refusal

if TYPE_CHECKING:
    from druzina.server.lobby.house import House

SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)

HAPPENED = CollectorRegistry()  # in this process, whichever house it was in
CHOICES = Counter("druzina_choices", "Choices that were kept", ["game"], registry=HAPPENED)
REFUSALS = Counter(
    "druzina_refusals", "What was refused, by the clause against it", ["clause"], registry=HAPPENED
)
LATENCY = Histogram(
    "druzina_choice_seconds",
    "From a person's choice to its being kept and told",
    registry=HAPPENED,
    buckets=SECONDS,
)
ProcessCollector(registry=HAPPENED)


def refused(refusal: Refusal) -> None:
    """By its clause; by its reason where no rule is behind it."""
    REFUSALS.labels(refusal.clause or refusal.reason).inc()


class _Looked(Collector):
    """What a house can be asked."""

    def __init__(self, house: House) -> None:
        self._house = house

    def collect(self) -> Iterable[Metric]:
        house, crew = self._house, self._house.crew
        figures = {
            "druzina_tables": ("Tables that are open", len(house.rooms)),
            "druzina_clients": ("Connections to tables", len(house.connections)),
            "druzina_bots_waiting": ("Thoughts of bots that wait for a worker", crew.waiting),
            "druzina_bots_thinking": ("Thoughts of bots under way", crew.busy),
            "druzina_workers": ("Workers that think", crew.size),
            "druzina_ready": ("1 if tables can be played", int(house.ready)),
        }
        for name, (about, value) in figures.items():
            yield GaugeMetricFamily(name, about, value)
        commits = house.store.commits
        yield CounterMetricFamily("druzina_store_commits", "What was made durable at once", commits)
        freed = house.members.freed if house.members is not None else 0
        about = "Tables of a dead server that this one made free for all"
        yield CounterMetricFamily("druzina_tables_moved", about, freed)


KIND = CONTENT_TYPE_LATEST


def told(house: House) -> bytes:
    """All figures in Prometheus' own format."""
    looked = CollectorRegistry()
    looked.register(_Looked(house))
    return generate_latest(HAPPENED) + generate_latest(looked)
