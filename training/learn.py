"""Trains a network: python3 training/learn.py CONFIG DIR [--stages teach,play,measure]

The engine plays (training/GAME/actor.ts, bundled by `npm run actors`), this learns. Everything is kept in DIR, and a run
that was stopped goes on from there. See README.md beside this file.
"""

import argparse
import copy
import json
import math
import os
import shlex
import struct
import subprocess
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn

HERE = Path(__file__).resolve().parent


def log(text):
    print(f"[{time.strftime('%H:%M:%S')}] {text}", flush=True)


class Net(nn.Module):
    """Two hidden layers; then a logit for each choice of each head, and what the game is worth."""

    def __init__(self, inputs, wide, narrow, choices, values):
        super().__init__()
        self.first = nn.Linear(inputs, wide)
        self.second = nn.Linear(wide, narrow)
        self.choices = choices
        self.out = nn.Linear(narrow, choices + values)
        with torch.no_grad():
            self.out.weight.mul_(0.1)
            self.out.bias.zero_()

    def forward(self, tables):
        hidden = torch.relu(self.second(torch.relu(self.first(tables))))
        out = self.out(hidden)
        return out[:, : self.choices], out[:, self.choices :]


class Judge(nn.Module):
    """What a hand is worth to somebody who sees all cards: luck that the learner need not mistake for skill."""

    def __init__(self, inputs, wide):
        super().__init__()
        self.layers = nn.Sequential(nn.Linear(inputs, wide), nn.ReLU(), nn.Linear(wide, wide), nn.ReLU(), nn.Linear(wide, 1))

    def forward(self, tables):
        return self.layers(tables)


class Run:
    """A configuration, a folder, and what has been learnt so far."""

    def __init__(self, config_file, folder, node, actor=None):
        self.config_file = Path(config_file)
        self.config = json.loads(self.config_file.read_text())
        actor = actor or HERE / "dist" / f"{self.config['game']}.mjs"
        self.folder = Path(folder)
        self.folder.mkdir(parents=True, exist_ok=True)
        self.command = [*shlex.split(node), str(actor)]
        torch.set_float32_matmul_precision("high")
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        torch.manual_seed(sum(map(ord, self.config["seed"])))
        self.layout = json.loads(self.output("layout", 0))
        self.scales = torch.tensor(self.layout["scales"], device=self.device)
        inputs, heads, choices, self.values = (self.layout[key] for key in ("inputs", "heads", "choices", "values"))
        # What the network does not see is for the judge.
        self.seen = self.layout.get("seen", inputs)
        self.net = Net(self.seen, self.config["wide"], self.config["narrow"], heads * choices, self.values)
        self.net.to(self.device)
        self.average = copy.deepcopy(self.net)
        self.magnet = copy.deepcopy(self.net)
        self.judge = Judge(inputs, self.config["judge"]).to(self.device) if "judge" in self.config else None
        fused = self.device == "cuda"
        self.optimizer = torch.optim.Adam(self.net.parameters(), lr=1e-3, eps=1e-5, fused=fused)
        if self.judge:
            self.judge_optimizer = torch.optim.Adam(self.judge.parameters(), lr=1e-3, fused=fused)
        self.games = 0
        self.updates = 0
        self.learnt = 0
        self.played = 0.0
        checkpoint = self.folder / "checkpoint.pt"
        if checkpoint.exists():
            kept = torch.load(checkpoint, map_location=self.device, weights_only=True)
            self.net.load_state_dict(kept["net"])
            self.average.load_state_dict(kept["average"])
            if self.judge:
                self.magnet.load_state_dict(kept["magnet"])
                self.judge.load_state_dict(kept["judge"])
                self.judge_optimizer.load_state_dict(kept["judgeOptimizer"])
            self.optimizer.load_state_dict(kept["optimizer"])
            self.games, self.updates = kept["games"], kept["updates"]
            # Where the checkpoint is another run's, the time of this one begins.
            self.played = kept["played"] if kept.get("seed") == self.config["seed"] else 0.0
            log(f"goes on after {self.games} games, {self.updates} updates")

    # Actors

    def start(self, mode, index, *more, **options):
        command = [*self.command, mode, str(self.config_file), str(self.folder), str(index), *map(str, more)]
        return subprocess.Popen(command, **options)

    def output(self, mode, index, *more):
        return self.start(mode, index, *more, stdout=subprocess.PIPE).communicate()[0]

    def everybody(self, mode, *more, **options):
        return [self.start(mode, index, *more, **options) for index in range(self.config["actors"])]

    def finish(self, mode):
        for process in self.everybody(mode):
            if process.wait() != 0:
                raise SystemExit(f"An actor failed ({mode}).")

    # Positions

    def read(self, files):
        """Positions on the device: tables, heads, choices, masks, log-probabilities, advantages, returns, shares. The files are gone then."""
        record, inputs, floats = (self.layout[key] for key in ("record", "inputs", "floats"))
        parts = []
        for file in files:
            parts.append(torch.from_numpy(np.fromfile(file, dtype=np.uint8).reshape(-1, record)).to(self.device))
            file.unlink()
        rows = torch.cat(parts)
        end = self.layout["shares"] or record
        numbers = rows[:, floats:end].contiguous().view(torch.float32)
        # How much of the decision went to each choice, where that is written down.
        shares = rows[:, end : end + self.layout["choices"]].clone() if end < record else None
        packed = rows[:, inputs + 2 : inputs + 2 + self.layout["maskBytes"]]
        bits = (packed.unsqueeze(2) >> torch.arange(8, device=self.device, dtype=torch.uint8)) & 1
        masks = bits.reshape(len(rows), -1)[:, : self.layout["choices"]].bool()
        heads, choices = rows[:, inputs].long(), rows[:, inputs + 1].long()
        return rows[:, :inputs], heads, choices, masks, numbers[:, 0], numbers[:, 1], numbers[:, 2:], shares

    def scaled(self, tables):
        return tables.float() * self.scales

    def judged(self, inputs, heads, masks, net=None):
        """Log-probabilities of every choice, and what the game seems worth."""
        logits, hopes = (net or self.net)(inputs[:, : self.seen])
        every = logits.view(len(inputs), self.layout["heads"], -1)
        mine = every.gather(1, heads[:, None, None].expand(-1, 1, every.shape[2]))[:, 0]
        return torch.log_softmax(mine.masked_fill(~masks, -1e9), dim=1), hopes

    def mistake(self, hopes, returns):
        """How far the hopes were from what came: one number from -1 to 1, or the seats' shares of the win."""
        if self.values == 1:
            return ((hopes - returns) ** 2).mean()
        seated = returns > -0.5
        logs = torch.log_softmax(hopes.masked_fill(~seated, -1e9), dim=1)
        return -(returns * logs).masked_fill(~seated, 0).sum(1).mean()

    def surprise(self, logs, shares, masks):
        """How unlikely the choices were: the cross-entropy to what went to each of them."""
        parts = shares.float() / shares.sum(1, keepdim=True)
        return -(parts * logs.masked_fill(~masks, 0)).sum(1)

    # Weights

    def adopt(self, file):
        """Begins with the weights in a file, as `export` writes them."""
        data = Path(file).read_bytes()
        length = struct.unpack("<I", data[:4])[0]
        numbers = torch.from_numpy(np.frombuffer(data[4 + length :], dtype="<f4").copy()).to(self.device)
        net = self.net
        parts = [net.first.weight.t(), net.first.bias, net.second.weight.t(), net.second.bias, net.out.weight, net.out.bias]
        if len(numbers) != sum(part.numel() for part in parts):
            raise SystemExit(f"{file} is of another size.")
        with torch.no_grad():
            for part, some in zip(parts, numbers.split([part.numel() for part in parts])):
                part.copy_(some.view(part.shape))
            net.first.weight.div_(self.scales[: self.seen])
        self.average.load_state_dict(net.state_dict())

    def adopt_shipped(self):
        self.output("shipped", 0)
        self.adopt(self.folder / "shipped.weights")

    def export(self, file, net=None):
        net = net or self.net
        with torch.no_grad():
            parts = [net.first.weight.t() * self.scales[: self.seen, None], net.first.bias, net.second.weight.t(), net.second.bias]
            parts += [net.out.weight, net.out.bias]
            body = b"".join(part.contiguous().float().cpu().numpy().astype("<f4").tobytes() for part in parts)
        header = {"wide": self.config["wide"], "narrow": self.config["narrow"], "games": self.games}
        header |= {"updates": self.updates, "commit": os.environ.get("BAIZE_COMMIT", "unknown"), "config": self.config}
        head = json.dumps(header).encode()
        head += b" " * (-len(head) % 4)
        part = Path(f"{file}.part")
        part.write_bytes(struct.pack("<I", len(head)) + head + body)
        part.rename(file)

    def save(self):
        part = self.folder / "checkpoint.part"
        kept = {"net": self.net.state_dict(), "average": self.average.state_dict()}
        kept |= {"optimizer": self.optimizer.state_dict()}
        if self.judge:
            kept |= {"magnet": self.magnet.state_dict(), "judge": self.judge.state_dict()}
            kept |= {"judgeOptimizer": self.judge_optimizer.state_dict()}
        kept |= {"games": self.games, "updates": self.updates, "played": self.played, "seed": self.config["seed"]}
        torch.save(kept, part)
        part.rename(self.folder / "checkpoint.pt")
        self.export(self.folder / "latest.weights")

    # Stages

    def breed(self):
        bred = self.folder / "bred.jsonl"
        if bred.exists():
            return
        self.finish("breed")
        for name in ("choosing", "bred"):
            parts = sorted(self.folder.glob(f"{name}-*.jsonl"))
            (self.folder / f"{name}.jsonl").write_text("".join(part.read_text() for part in parts))
        log(f"lists for {len(bred.read_text().splitlines())} places")

    def teach(self):
        """Imitates the lists."""
        if (self.folder / "latest.weights").exists():
            return
        self.finish("teach")
        files = sorted(self.folder.glob("taught-*.bin"))
        tables, heads, choices, masks, _, weights, outcomes, _ = self.read(files)
        settings = self.config["teaching"]
        count = len(tables)
        held = torch.arange(count, device=self.device) % 20 == 0
        train = torch.nonzero(~held)[:, 0]
        steps = settings["epochs"] * math.ceil(len(train) / settings["batch"])
        step = 0
        for epoch in range(settings["epochs"]):
            order = train[torch.randperm(len(train), device=self.device)]
            total = torch.zeros((), device=self.device)
            for at in range(0, len(order), settings["batch"]):
                rows = order[at : at + settings["batch"]]
                self.rate(settings["rate"] * (1 - step / steps) + 1e-5)
                logs, hopes = self.judged(self.scaled(tables[rows]), heads[rows], masks[rows])
                chosen = logs.gather(1, choices[rows, None])[:, 0]
                # A little for all others, so that self-play still tries them.
                others = logs.masked_fill(~masks[rows], 0).sum(1) / masks[rows].sum(1)
                loss = -(weights[rows] * (0.97 * chosen + 0.03 * others)).mean()
                loss = loss + 0.5 * self.mistake(hopes, outcomes[rows])
                self.step(loss)
                total += loss.detach() * len(rows)
                step += 1
            log(f"teaching {epoch + 1}: loss {total.item() / len(train):.4f}, {self.agreement(tables, heads, choices, masks, outcomes, held)}")
        self.average.load_state_dict(self.net.state_dict())
        self.save()
        self.promote()

    def distil(self):
        """Learns what long searches hoped for and, as far as wanted, how they shared out their tries; the rest of its own choices it keeps."""
        if (self.folder / "latest.weights").exists():
            return
        settings = self.config["distilling"]
        if settings["shipped"]:
            self.adopt_shipped()
        self.finish("distil")
        tables, heads, _, masks, _, _, outcomes, shares = self.read(sorted(self.folder.glob("distilled-*.bin")))
        rotations = [[torch.tensor(each[key], device=self.device) for key in ("inputs", "choices")] for each in self.layout["rotations"]]
        held = torch.arange(len(tables), device=self.device) >= 0.95 * len(tables)
        train, kept = (torch.nonzero(which)[:, 0] for which in (~held, held))
        steps = settings["epochs"] * math.ceil(len(train) / settings["batch"])

        before = copy.deepcopy(self.net)

        def report(passes, net):
            with torch.no_grad():
                logs, hopes = self.judged(self.scaled(tables[kept]), heads[kept], masks[kept], net)
                surprise, error = self.surprise(logs, shares[kept], masks[kept]).mean(), self.mistake(hopes, outcomes[kept])
                same = (logs.argmax(1) == shares[kept].float().argmax(1)).float().mean()
            log(f"distilling {passes}: {len(train)} positions, held back: surprise {surprise:.4f}, error {error:.4f}, same choice {same:.3f}")

        report(0, self.net)
        for step in range(steps):
            self.rate(settings["rate"] * (1 - step / steps) + 1e-5)
            rows = train[torch.randint(len(train), (settings["batch"],), device=self.device)]
            # A batch with its colours changed round is another one.
            inputs, choices = rotations[step % len(rotations)]
            mask = masks[rows][:, choices]
            table = self.scaled(tables[rows][:, inputs])
            logs, hopes = self.judged(table, heads[rows], mask)
            with torch.no_grad():
                usual = self.judged(table, heads[rows], mask, before)[0].exp()
            surprise = self.surprise(logs, shares[rows][:, choices], mask).mean()
            strayed = -(usual * logs.masked_fill(~mask, 0)).sum(1).mean()
            error = self.mistake(hopes, outcomes[rows])
            self.step(settings["policy"] * surprise + settings["keep"] * strayed + settings["value"] * error)
            self.follow(self.average, min(settings["average"], (step + 1) / (step + 10)))
            self.updates += 1
            if (step + 1) % math.ceil(steps / settings["epochs"]) == 0:
                report(math.ceil((step + 1) * settings["epochs"] / steps), self.average)
        self.games += settings["games"] * self.config["actors"]
        self.save()
        self.promote()

    def agreement(self, tables, heads, choices, masks, outcomes, held):
        rows = torch.nonzero(held)[:, 0][:200_000]
        with torch.no_grad():
            logs, hopes = self.judged(self.scaled(tables[rows]), heads[rows], masks[rows])
            same = (logs.argmax(1) == choices[rows]).float()
            error = self.mistake(hopes, outcomes[rows]).item()
        shares = [f"{same[heads[rows] == head].mean().item():.3f}" for head in range(self.layout["heads"])]
        return f"held back: same choice {', '.join(shares)}, error of the hope {error:.3f}"

    def rate(self, rate):
        for group in self.optimizer.param_groups:
            group["lr"] = rate

    def step(self, loss):
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.net.parameters(), 0.5)
        self.optimizer.step()

    def play(self):
        """Proximal policy optimisation over what the actors play, against itself and everybody else."""
        settings = self.config["playing"]
        if settings.get("shipped") and not (self.folder / "latest.weights").exists():
            # They are the best until something beats them.
            self.adopt_shipped()
            self.games = settings["shippedGames"]
            self.save()
            self.promote()
            (self.folder / "past").mkdir(exist_ok=True)
            self.export(self.folder / "past" / "000000.weights")
        self.slices("play", settings, lambda files, done: self.improve(files, settings, done))

    def watch(self):
        """Imitates games that others play."""
        self.lessons("watch", self.config["watching"])

    def refine(self):
        """Imitates games of search with the latest weights."""
        self.lessons("refine", self.config["refining"])

    def lessons(self, mode, settings):
        """Learns from the newest positions again and again."""
        newest = []

        def learn(files, done):
            newest.append(self.read(files))
            while sum(len(part[0]) for part in newest[1:]) > settings["buffer"]:
                newest.pop(0)
            return self.imitate(newest, settings, done)

        self.slices(mode, settings, learn)

    def imitate(self, newest, settings, done):
        self.rate(settings["rate"] + (settings["finalRate"] - settings["rate"]) * done)
        sums = torch.zeros(2, device=self.device)
        counts = torch.tensor([float(len(part[0])) for part in newest])
        for which in torch.multinomial(counts, settings["steps"], replacement=True).tolist():
            tables, heads, _, masks, _, weights, outcomes, shares = newest[which]
            rows = torch.randint(len(tables), (settings["batch"],), device=self.device)
            logs, hopes = self.judged(self.scaled(tables[rows]), heads[rows], masks[rows])
            surprise = (weights[rows] * self.surprise(logs, shares[rows], masks[rows])).sum() / weights[rows].sum().clamp(min=1)
            error = self.mistake(hopes, outcomes[rows])
            self.step(settings["policy"] * surprise + settings["value"] * error)
            sums += torch.stack([surprise, error]).detach()
        surprise, error = (sums / settings["steps"]).tolist()
        return f"{int(counts.sum())} positions, surprise {surprise:.4f}, error {error:.4f}"

    def slices(self, mode, settings, learn):
        """The actors play slice after slice with the latest weights; what they played is learnt from."""
        seconds = float(os.environ.get("BAIZE_SECONDS", settings["seconds"]))
        (self.folder / "stop").unlink(missing_ok=True)
        positions = self.folder / "positions"
        positions.mkdir(exist_ok=True)
        for old in positions.iterdir():
            old.unlink()
        (self.folder / "past").mkdir(exist_ok=True)
        self.export(self.folder / "latest.weights")
        actors = self.everybody(mode)
        began = last = time.time()
        before = self.played if mode == "play" else 0.0
        trials = 1
        try:
            while time.time() - began < seconds and self.updates < settings.get("updates", math.inf):
                done = min(1.0, (before + time.time() - began) / settings["seconds"])
                most = settings.get("finalPositions", settings["positions"])
                files = self.gathered(positions, settings["positions"] + (most - settings["positions"]) * done)
                waited = time.time() - last
                passed = before + time.time() - began
                said = learn(files, min(1.0, passed / settings["seconds"]))
                self.games += sum(int(file.stem.split("-")[4]) for file in files)
                self.updates += 1
                self.follow(self.average, settings["average"])
                self.played = passed
                self.export(self.folder / "latest.weights")
                if self.updates % settings["keepEvery"] == 0:
                    self.export(self.folder / "past" / f"{self.updates:06d}.weights")
                if any(actor.poll() is not None for actor in actors):
                    raise SystemExit("An actor ended.")
                if self.updates % 10 == 1:
                    log(f"{self.updates}: {self.games} games, {said}, waited {waited:.2f} of {time.time() - last:.2f} s")
                last = time.time()
                if time.time() - began > trials * self.config["trial"]["every"]:
                    trials += 1
                    self.save()
                    self.promote()
                    last = time.time()
        finally:
            (self.folder / "stop").touch()
            for actor in actors:
                try:
                    actor.wait(timeout=30)
                except subprocess.TimeoutExpired:
                    actor.kill()
        self.save()
        self.promote()

    def follow(self, net, keep):
        """A running average of what is learnt: as a player it is better than the latest, as a magnet it holds that back."""
        with torch.no_grad():
            for mean, now in zip(net.parameters(), self.net.parameters()):
                mean.lerp_(now, 1 - keep)

    def gathered(self, positions, wanted):
        """The newest positions, once there are enough."""
        record = self.layout["record"]
        while True:
            files = sorted(positions.glob("*.bin"))
            # An actor waits with its third file until the first is taken.
            if sum(file.stat().st_size for file in files) >= wanted * record or len(files) >= 2 * self.config["actors"]:
                return files
            time.sleep(0.02)

    def improve(self, files, settings, done):
        tables, heads, choices, masks, before, advantages, returns, _ = self.read(files)
        inputs = self.scaled(tables)
        if self.judge:
            advantages = returns[:, 0] - self.worths(inputs, returns)
        luck = advantages.std().item()
        advantages = (advantages - advantages.mean()) / (luck + 1e-6)
        # A new optimizer knows nothing of the gradients: it begins slowly.
        self.learnt += 1
        warm = min(1.0, self.learnt / settings.get("warmUp", 1))
        self.rate(warm * (settings["rate"] + (settings["finalRate"] - settings["rate"]) * done))
        curiosity = settings["entropy"] * (1 - 0.8 * done)
        pull = settings.get("magnet", 0.0)
        with torch.no_grad():
            usual = self.judged(inputs, heads, masks, self.magnet)[0]
        batch = settings["batch"]
        sums = torch.zeros(4, device=self.device)
        steps = 0
        for _ in range(settings["epochs"]):
            order = torch.randperm(len(inputs), device=self.device)
            shuffled = [part[order].split(batch) for part in (inputs, heads, choices, masks, before, advantages, returns, usual)]
            for table, head, choice, mask, old, gain, paid, often in zip(*shuffled):
                if len(table) < batch // 2:
                    break
                logs, hopes = self.judged(table, head, mask)
                chosen = logs.gather(1, choice[:, None])[:, 0]
                ratio = torch.exp(chosen - old)
                clipped = torch.clamp(ratio, 1 - settings["clip"], 1 + settings["clip"])
                policy = -torch.min(ratio * gain, clipped * gain).mean()
                shares = logs.exp()
                entropy = -(shares * logs.masked_fill(~mask, 0)).sum(1).mean()
                # How far it is from the magnet, which follows its average: relative entropy.
                strayed = (shares * (logs - often).masked_fill(~mask, 0)).sum(1).mean()
                error = self.mistake(hopes, paid)
                self.step(policy + settings["value"] * error - curiosity * entropy + pull * strayed)
                sums += torch.stack([error, entropy, (old - chosen).mean(), strayed]).detach()
                steps += 1
        self.follow(self.magnet, settings.get("magnetKeep", 0.0))
        error, entropy, change, strayed = (sums / max(1, steps)).tolist()
        said = f"{len(inputs)} positions, error {error:.3f}, entropy {entropy:.3f}, divergence {change:.4f}"
        return f"{said}, luck {luck:.3f}, from its average {strayed:.4f}" if self.judge else said

    def worths(self, inputs, returns):
        """What the judge thinks the hands are worth; then it learns what they were."""
        with torch.no_grad():
            worths = self.judge(inputs)[:, 0]
        order = torch.randperm(len(inputs), device=self.device)
        for rows in order.split(4 * self.config["playing"]["batch"]):
            self.judge_optimizer.zero_grad(set_to_none=True)
            self.mistake(self.judge(inputs[rows]), returns[rows]).backward()
            self.judge_optimizer.step()
        return worths

    # Promotion

    def promote(self):
        """What was learnt last becomes the best if it beats the best so far and loses nothing against the yardsticks."""
        best = self.folder / "best.weights"
        challenger = self.folder / "challenger.weights"
        self.export(challenger, self.average)
        settings = self.config["trial"]
        player = settings.get("player", "")
        yardsticks = self.measure(f"{challenger}{player}", "choosing", settings["games"], settings["rivals"])
        results = self.folder / "best.json"
        if best.exists():
            match = self.measure(f"{challenger}{player}", "choosing", settings["games"], [f"{best}{player}"])[best.name]
            known = json.loads(results.read_text())
            worse = [name for name, now in yardsticks.items() if now["high"] < known.get(name, now)["low"]]
            better = match["low"] > match["even"]
            log(f"against the best {match['share']:.3f} ({match['low']:.3f} to {match['high']:.3f}){', worse against ' + ', '.join(worse) if worse else ''}")
            if not better or worse:
                return
        best.write_bytes(challenger.read_bytes())
        results.write_text(json.dumps(yardsticks))
        log("promoted")

    def measure(self, weights, places, games, rivals):
        """Shares of the wins with 95 % intervals, by rival."""
        options = {"stdout": subprocess.PIPE}
        lines = []
        for actor in self.everybody("trial", weights, places, games, *rivals, **options):
            lines += [json.loads(line) for line in actor.communicate()[0].splitlines()]
        found = {}
        for name in dict.fromkeys(line["rival"] for line in lines):
            own = [line for line in lines if line["rival"] == name]
            count = sum(line["games"] for line in own)
            share = sum(line["won"] for line in own) / count
            chips = "square" in own[0]
            spread = sum(line["square"] for line in own) / count - share * share if chips else share * (1 - share)
            wide = 1.96 * math.sqrt(max(spread, 1e-6) / count)
            found[name] = {"share": share, "low": share - wide, "high": share + wide, "games": count, "even": 0.0 if chips else 0.5}
            if chips:
                log(f"{name}: {share:.1f} ± {wide:.1f} bb/100 over {count} hands")
                continue
            worst = min(own, key=lambda line: line["won"] / line["games"])
            found[name] |= {"worst": worst["won"] / worst["games"], "worstKingdom": worst["kingdom"]}
            log(f"{name}: {100 * share:.1f} % ± {100 * wide:.1f} of {count}, worst kingdom {100 * found[name]['worst']:.1f} %")
        with (self.folder / "measured.jsonl").open("a") as file:
            file.writelines(json.dumps(line | {"updates": self.updates, "places": places}) + "\n" for line in lines)
        return found


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("config")
    parser.add_argument("folder")
    parser.add_argument("--stages")
    parser.add_argument("--node", default="node")
    parser.add_argument("--actor")
    asked = parser.parse_args()
    run = Run(asked.config, asked.folder, asked.node, asked.actor)
    log(f"learns on {run.device}")
    for stage in (asked.stages or run.config["stages"]).split(","):
        log(stage)
        if stage == "measure":
            weights = run.folder / ("best.weights" if (run.folder / "best.weights").exists() else "latest.weights")
            settings = run.config["measure"]
            run.measure(f"{weights}{settings.get('player', '')}", "measuring", settings["games"], settings["rivals"])
        else:
            getattr(run, stage)()


if __name__ == "__main__":
    main()
