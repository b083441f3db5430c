/** What is done with a set-up: run it, stop it, hand it on. */
import type { GamePack } from '@baize/game';
import { announce, Button, Icon } from '@baize/table';
import { type ReactNode, useEffect, useState } from 'react';
import { addressOf } from '../address.ts';
import { writeLink } from './link.ts';
import type { Lab } from './run.ts';
import type { Setup } from './setup.ts';
import { texts } from './texts.ts';
import styles from './bars.module.css';

export function RunBar({
  lab,
  games,
  run,
}: {
  readonly lab: Lab;
  readonly games: number;
  readonly run: () => void;
}): ReactNode {
  const { a, progress } = lab;
  const busy = progress !== null;
  return (
    <div className={styles.progress}>
      {progress !== null && (
        <div>
          <div
            className={styles.bar}
            role="progressbar"
            aria-label={texts.progress}
            aria-valuemin={0}
            aria-valuemax={progress.of}
            aria-valuenow={progress.done}
            aria-valuetext={texts.done(progress.done, progress.of)}
          >
            <i style={{ width: `${(100 * progress.done) / progress.of}%` }} />
          </div>
          <span className="small">
            {progress.done === 0 ? texts.starting : texts.done(progress.done, progress.of)}
            {progress.left !== null && <span className="soft">, {texts.left(progress.left)}</span>}
          </span>
        </div>
      )}
      {/* One button, so that the focus stays; the second click of a double click does not take back the first. */}
      <Button
        look={busy ? 'plain' : 'primary'}
        size="large"
        className={styles.go}
        title={busy ? texts.stopKeeps : undefined}
        onClick={({ detail }) => {
          if (!busy) run();
          else if (detail < 2) lab.stop();
        }}
      >
        <Icon name={busy ? 'x' : 'play'} />
        {busy
          ? texts.stop
          : a === null
            ? texts.runGames(games || 0)
            : a.totals === null
              ? texts.runBoth
              : texts.runB(games || 0)}
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
    const link = `${addressOf('/lab')}#${writeLink(shared.pack, shared.setup, shared.compared)}`;
    let done: string = texts.copied;
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      // Not allowed, or not there on an address without encryption.
      done = texts.copyFailed;
    }
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
