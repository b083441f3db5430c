"""Writes training/GAME/fixture.json: a small network, some tables, and what PyTorch makes of them.

python3 training/fixture.py GAME, after `npm run actors`; a test holds that TypeScript makes the same of them.
"""

import base64
import json
import sys
import tempfile
from pathlib import Path

import torch

from learn import HERE, Run

game = sys.argv[1]
config = json.loads((HERE / game / "toy.json").read_text()) | {"wide": 16, "narrow": 16}
with tempfile.TemporaryDirectory() as folder:
    file = Path(folder) / "config.json"
    file.write_text(json.dumps(config))
    run = Run(file, folder, "node")
    with torch.no_grad():
        run.net.out.weight.mul_(10)
    weights = Path(folder) / "small.weights"
    run.export(weights)
    some = torch.rand(8, run.layout["inputs"]) < 0.15
    tables = (some * torch.randint(1, 8, some.shape)).to(torch.uint8)
    with torch.no_grad():
        outputs = torch.cat(run.net(run.scaled(tables.to(run.device))[:, : run.seen]), dim=1).cpu()
    fixture = {
        "made": f"PyTorch {torch.__version__} on {run.device}",
        "weights": base64.b64encode(weights.read_bytes()).decode(),
        "tables": [base64.b64encode(bytes(table.tolist())).decode() for table in tables],
        "outputs": [[round(value, 5) for value in row] for row in outputs.tolist()],
    }
(HERE / game / "fixture.json").write_text(json.dumps(fixture))
