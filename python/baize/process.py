"""The program that knows the rules, kept running: a line of JSON goes in, a line comes back."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
from contextlib import suppress
from pathlib import Path
from shutil import which
from typing import Any, Dict, List, Optional, Sequence


class BaizeError(Exception):
    """What the program refused, with its code: ``ILLEGAL_MOVE``, ``BAD_OPTIONS`` and so on."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


def default_command() -> List[str]:
    """The variable ``BAIZE``, else ``baize`` of the path, else the clone that this file is part of."""
    given = os.environ.get("BAIZE")
    if given:
        return shlex.split(given)
    installed = which("baize")
    if installed is not None:
        return [installed]
    clone = Path(__file__).resolve().parents[2] / "apps" / "cli" / "bin" / "baize.mjs"
    if clone.exists():
        return ["node", str(clone)]
    raise BaizeError("NO_PROGRAM", "There is no program 'baize'. Install it, or set BAIZE to the command.")


class Process:
    """Started when it is first asked, and kept."""

    def __init__(self, command: Optional[Sequence[str]] = None) -> None:
        self._command = None if command is None else list(command)
        self._running: Optional["subprocess.Popen[bytes]"] = None

    def ask(self, request: Dict[str, Any]) -> Dict[str, Any]:
        running = self._running
        if running is None:
            command = self._command if self._command is not None else default_command()
            running = subprocess.Popen(
                [*command, "environment"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=-1
            )
            self._running = running
        assert running.stdin is not None and running.stdout is not None
        try:
            running.stdin.write(json.dumps(request, separators=(",", ":")).encode() + b"\n")
            running.stdin.flush()
        except BrokenPipeError:
            raise BaizeError("ENDED", "The program has ended.") from None
        line = running.stdout.readline()
        if not line:
            raise BaizeError("ENDED", "The program has ended.")
        answer: Dict[str, Any] = json.loads(line)
        if "error" in answer:
            raise BaizeError(answer["error"]["code"], answer["error"]["message"])
        return answer

    def close(self) -> None:
        running, self._running = self._running, None
        if running is None:
            return
        if running.stdin is not None:
            # a program that has ended does not take what was still to be written
            with suppress(BrokenPipeError):
                running.stdin.close()
        if running.stdout is not None:
            running.stdout.close()
        try:
            running.wait(timeout=5)
        except subprocess.TimeoutExpired:
            running.kill()
            running.wait()
