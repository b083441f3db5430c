/** The analysis beside a board: through whose eyes, the best moves of whoever is to move, and the way back. */
import type { Line } from '@baize/bots';
import type { GamePack, Seat } from '@baize/game';
import { announce, Button, Icon, Segment, useKeys, type Worth } from '@baize/table';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { MoveWords } from '../games.ts';
import type { Board } from '../learn/board.ts';
import { useShown } from '../learn/boardTable.tsx';
import { texts as page } from '../texts.ts';
import styles from './analysis.module.css';
import { Chance } from './chance.tsx';
import { Lines } from './lines.tsx';
import { Follows, HoldingOf } from './often.tsx';
import { asTold } from './order.ts';
import type { Studied } from './studying.ts';
import { texts } from './texts.ts';
import { useAnalysis } from './useAnalysis.ts';
import { type Place, useContinued, useOrdered, useTelling } from './useContinued.ts';
import type { Variation } from './useVariation.ts';
import type { Look } from './worker.ts';
import { worthOf } from './worth.ts';

/** The mover's view and nothing else, whatever is shown: the worker cannot tell what it is not told. */
export const lookAt = (pack: GamePack, board: Board, seat: Seat, seed: string): Look => ({
  game: pack.game.name,
  view: structuredClone(pack.game.view(board.position.state, seat)),
  seat,
  seed,
});

export function AnalysisPanel({
  pack,
  variation,
  names,
  eyes,
  setEyes,
  mayOpen,
  stake,
  inWords,
  chosen,
  choose,
  place = null,
  quiet = false,
  tell,
  children,
}: {
  readonly pack: GamePack;
  readonly variation: Variation;
  readonly names: readonly string[];
  readonly eyes: Seat | 'open';
  readonly setEyes: (eyes: Seat | 'open') => void;
  /** Whether all cards may be shown: the game is over. */
  readonly mayOpen: boolean;
  readonly stake: 'win' | 'chips';
  readonly inWords: MoveWords;
  /** The move to try next, once one is chosen. */
  readonly chosen: string | null;
  readonly choose: (words: string | null) => void;
  /** Where the position on the board is one of which something is known. */
  readonly place?: Place | null;
  /** The answer is not to be shown yet. */
  readonly quiet?: boolean;
  /** Is told what the moves are worth, as it is found out. */
  readonly tell?: (worths: Readonly<Record<string, Worth>> | null) => void;
  /** Below the moves. */
  readonly children?: ReactNode;
}): ReactNode {
  const { board, tried } = variation;
  const shown = useShown(board);
  const version = shown?.snapshot.version ?? 0;
  const { turn } = board;
  const legal = board.legal().length;
  const mine = turn !== null && (eyes === 'open' || eyes === turn) && legal > 1 && !quiet;
  const look = useMemo((): Look | null => {
    if (!mine || turn === null) return null;
    return lookAt(pack, board, turn, `analysis ${version}`);
  }, [mine, turn, pack, board, version]);
  const [paused, setPaused] = useState(false);
  const seen = useContinued(useAnalysis(look, paused), place);
  const { lines: all, held } = useOrdered(look, seen);
  const lines = all.slice(0, 3);
  useTelling(turn, seen?.worlds ?? 0, all, place);
  const studied = seen?.studied ?? null;
  const say = (words: string): string => inWords(words, look?.view);
  const worths = useMemo(() => worthsOf(all, studied, stake), [all, studied, stake]);
  useEffect(() => tell?.(worths), [tell, worths]);
  const after = chosen ?? lines.at(0)?.words ?? '';
  const seats = names
    .map((name, seat) => ({
      value: String(seat),
      text: texts.eyesOf(name, name === page.you),
      mine: name === page.you,
    }))
    .toSorted((a, b) => Number(b.mine) - Number(a.mine));
  const views = [...seats, ...(mayOpen ? [{ value: 'open', text: texts.all }] : [])];
  const play = (words: string): void => {
    choose(null);
    variation.play(variation.act(words));
  };
  const pick = (i: number) => (): boolean | void => {
    const line = lines[i];
    if (line === undefined) return false;
    choose(line.words);
    announce(say(line.words));
  };
  useKeys(
    {
      '1': pick(0),
      '2': pick(1),
      '3': pick(2),
      Enter: () => (chosen === null ? false : play(chosen)),
      Escape: () => (chosen === null ? false : choose(null)),
      s: () => {
        const at = views.findIndex(({ value }) => value === String(eyes));
        const next = views[(at + 1) % views.length].value;
        setEyes(next === 'open' ? 'open' : Number(next));
      },
      ' ': () => (look === null ? false : setPaused(!paused)),
    },
    true,
    true,
  );
  return (
    <section className={styles.panel} aria-label={texts.title} data-analysis="">
      <header className={styles.eyes}>
        <h3>{texts.eyes}</h3>
        <span className="soft small">{texts.switches}</span>
      </header>
      <Segment
        label={texts.eyes}
        wrap
        options={views}
        value={String(eyes)}
        choose={(next) => setEyes(next === 'open' ? 'open' : Number(next))}
      />
      <p className="soft small">{eyes === 'open' ? texts.openLine : texts.unknown}</p>
      {quiet ? null : turn === null ? (
        <p>{texts.over}</p>
      ) : mine ? (
        <Lines
          seen={seen}
          lines={lines}
          held={held}
          known={place?.known.hope ?? null}
          chance={
            stake === 'win' && studied === null ? <Chance hope={lines.at(0)?.hope} names={names} seat={turn} /> : null
          }
          stake={stake}
          inWords={say}
          chosen={chosen}
          choose={choose}
          paused={paused}
          pause={setPaused}
        />
      ) : (
        <p>{legal > 1 ? texts.other(names[turn] ?? '') : texts.one}</p>
      )}
      {mine && studied !== null && (
        <>
          <Follows after={after} studied={studied} stake={stake} inWords={say} />
          {studied.holdings?.map((holding) => (
            <HoldingOf key={holding.seat} holding={holding} name={names[holding.seat] ?? ''} />
          )) ?? <p className="soft small">{texts.reading}</p>}
          <p className="soft small">{texts.counted(stake === 'chips' ? studied.scale : null)}</p>
        </>
      )}
      {tried.length > 0 && (
        <div className={styles.tried}>
          <p className="small">{texts.trying}</p>
          <ol>
            {tried.map((words, i) => (
              <li key={i}>{inWords(words)}</li>
            ))}
          </ol>
          <Button onClick={variation.back} size="small">
            <Icon name="undo" />
            {texts.step}
          </Button>
        </div>
      )}
      {children}
    </section>
  );
}

/** What the table's buttons say of them; only where the pack has a study, so that they need not be looked for in the list. */
function worthsOf(
  lines: readonly Line[],
  studied: Studied | null,
  stake: 'win' | 'chips',
): Readonly<Record<string, Worth>> | null {
  if (studied === null) return null;
  const { scale, often } = studied;
  return Object.fromEntries(
    asTold(lines).map(({ line: { words }, told }): [string, Worth] => {
      const { worth } = worthOf(told, stake, scale);
      const share = often[words];
      return [
        words,
        {
          worth: stake === 'chips' ? `${worth} ${scale.unit}` : worth,
          often: share === undefined ? null : texts.often(share),
        },
      ];
    }),
  );
}
