/** Hints in a match: asked for by the player, or by the page in a guided game. */
import type { Snapshot, TableInfo } from '@baize/protocol';
import { announce, type GameTable } from '@baize/table';
import { useEffect, useEffectEvent } from 'react';
import { type Hints, useHints } from '../hints/hint.ts';
import { isGuided } from '../learn/guided.ts';
import { texts } from '../texts.ts';

export interface HintsWanted {
  readonly match: string;
  readonly table: TableInfo | null;
  readonly snapshot: Snapshot | null;
  readonly myTurn: boolean;
  readonly own: GameTable | null;
  readonly inWords: (text: string) => string;
  /** Says why there is none. */
  readonly say: (text: string) => void;
}

export function useAskHint(
  wanted: HintsWanted,
): Omit<Hints, 'ask'> & { readonly mayAsk: boolean; readonly ask: () => void } {
  const { match, table, snapshot, myTurn, own, inWords, say } = wanted;
  const seat = snapshot?.you ?? null;
  const version = snapshot?.version ?? 0;
  const view = snapshot?.view as never;
  const mayAsk = myTurn && own?.advises?.(view) !== false;
  const hints = useHints(
    `${version}|${myTurn}`,
    (words) => (seat === null ? null : (own?.explain?.({ view, seat, words }) ?? null)),
    (words, why) => announce(`${texts.match.hint}: ${inWords(words)}. ${why}`),
  );
  const ask = (): void => {
    if (table?.hints === false) return say(texts.hints.people);
    if (table === null || snapshot === null || seat === null || !myTurn) return say(texts.match.noHint);
    if (!mayAsk) return say(texts.hints.none);
    hints.ask({ game: table.game, view: snapshot.view, seat, seed: `${match} ${version}` });
  };
  const guided = useEffectEvent((): void => {
    if (isGuided(match) && mayAsk) ask();
  });
  const decision = myTurn ? version : null;
  useEffect(() => {
    if (decision === null) return;
    const timer = setTimeout(guided);
    return () => clearTimeout(timer);
  }, [decision]);
  return { ...hints, mayAsk, ask };
}
