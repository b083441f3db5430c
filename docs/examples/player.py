# A player in Python: buys what it can, and else takes any move.
import json, sys

for line in sys.stdin:
    question = json.loads(line)
    legal = question["legal"]
    buys = [i for i, words in enumerate(legal) if words.startswith("buy ")]
    choice = buys or list(range(len(legal)))
    print(choice[int(question["luck"] * len(choice))], flush=True)
