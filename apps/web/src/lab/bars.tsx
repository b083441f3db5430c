/** What is done with a set-up: run it, stop it, hand it on. */
import type { GamePack } from '@baize/game';
import { announce, Button, Icon } from '@baize/table';
import { type ReactNode, useEffect, useState } from 'react';
import { writeLink } from './link.ts';
import type { Lab } from './run.ts';
import type { Setup } from './setup.ts';
import { texts } from './texts.ts';

export function RunBar({
  lab,
  games,
  run,
}: {
  readonly lab: Lab;
  readonly games: number;
  readonly run: () => void;
}): ReactNode {
  if (!lab.busy)
    return (
      <Button look="primary" size="large" className="lab-go" onClick={run}>
        <Icon name="play" />
        {lab.a === null ? texts.runGames(games || 0) : lab.a.totals === null ? texts.runBoth : texts.runB(games || 0)}
      </Button>
    );
  const now = lab.a?.state === 'running' ? lab.a : lab.b;
  const done = now?.totals?.games ?? 0;
  const of = now?.setup.games ?? 1;
  return (
    <div className="lab-progress">
      <div>
        <div
          className="lab-bar"
          role="progressbar"
          aria-label={texts.progress}
          aria-valuemin={0}
          aria-valuemax={of}
          aria-valuenow={done}
          aria-valuetext={texts.done(done, of)}
        >
          <i style={{ width: `${(100 * done) / of}%` }} />
        </div>
        <span className="small">
          {done === 0 ? texts.starting : texts.done(done, of)}
          {now?.left !== null && now?.left !== undefined && <span className="soft">, {texts.left(now.left)}</span>}
        </span>
      </div>
      <Button size="large" onClick={lab.stop} title={texts.stopKeeps}>
        <Icon name="x" />
        {texts.stop}
      </Button>
    </div>
  );
}

export function CopyLink(shared: {
  readonly pack: GamePack;
  readonly setup: Setup;
  readonly compared: Setup | null;
}): ReactNode {
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => {
    if (said === null) return;
    const timer = setTimeout(() => setSaid(null), 2000);
    return () => clearTimeout(timer);
  }, [said]);
  const copy = async (): Promise<void> => {
    const link = `${location.origin}/lab#${writeLink(shared.pack, shared.setup, shared.compared)}`;
    const done = await navigator.clipboard.writeText(link).then(
      () => texts.copied,
      () => texts.copyFailed,
    );
    setSaid(done);
    announce(done);
  };
  return (
    <Button onClick={() => void copy()}>
      <Icon name={said === null ? 'link' : 'check'} />
      {said ?? texts.copyLink}
    </Button>
  );
}
