/** After the game: who won and why, how the chances went, and what one may want next. */
import type { GamePack, GameRecord, Result, Seen } from '@baize/game';
import type { TableInfo } from '@baize/protocol';
import { Button, EndDialog, type GameTable, Icon, playSound } from '@baize/table';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { api } from '../api.ts';
import { Curve, roundsOf } from '../chances/curve.tsx';
import { useChances } from '../chances/useChances.ts';
import { lowerFirst } from '../counting.ts';
import { moveWords } from '../games.ts';
import { notHinted } from '../hints/followed.ts';
import { ShareButton } from '../parts/share.tsx';
import { Tracks } from '../parts/tracks.tsx';
import { historyOf, whenOf, wordsIn } from '../replay/history.ts';
import { noteGame } from '../start/level.ts';
import { texts } from '../texts.ts';
import { placesIn, reasonOf } from './ranks.ts';
import { Standings } from './standings.tsx';
import { decidedBy, type Fact, placeOf, playOf, titleOf, withBetter } from './story.ts';

/** The record of a finished match, once it is there; `failed` when it cannot be had, with a way to try again. */
function useRecord(match: string): { record: GameRecord | null; failed: boolean; again: () => void } {
  const [found, setFound] = useState<{ record: GameRecord | null; failed: boolean }>({ record: null, failed: false });
  const load = useCallback(() => {
    api.record(match).then(
      (record) => setFound({ record, failed: false }),
      () => setFound({ record: null, failed: true }),
    );
  }, [match]);
  useEffect(load, [load]);
  return {
    ...found,
    again: () => {
      setFound({ record: null, failed: false });
      load();
    },
  };
}

export interface ResultProps {
  readonly open: boolean;
  readonly close: () => void;
  readonly match: string;
  readonly table: TableInfo;
  readonly result: Result;
  readonly seat: number | null;
  readonly own: GameTable | null;
  readonly pack: GamePack | null;
  /** The last view, for what the game itself shows. */
  readonly view: Seen;
  readonly rematch: (() => void) | null;
  readonly waiting: boolean;
}

export function ResultDialog(props: ResultProps): ReactNode {
  const { open, close, match, table, result, seat, own, pack, view, rematch, waiting } = props;
  const names = table.seats.map((info, i) => (i === seat ? texts.you : (info.name ?? '')));
  const { record, failed, again } = useRecord(match);
  const { curve: found, review: judged, judging } = useChances(match, record, seat, seat !== null);
  const [, go] = useLocation();
  const history = useMemo(
    () => (record === null || pack === null ? null : historyOf(pack, own, record)),
    [record, pack, own],
  );
  useEffect(() => playSound('chime'), []);
  useEffect(() => {
    if (seat === null) return;
    const note = async (): Promise<void> => {
      const info = (await api.games()).find(({ name }) => name === table.game);
      if (info !== undefined) noteGame(table, seat, result, info.bots);
    };
    // Without the server's list of levels this game does not count.
    note().catch(() => {});
  }, [table, seat, result]);
  const ranks = placesIn(result, own, view);
  const called = seat === null ? null : (table.seats[seat]?.name ?? null);
  const see = (move: number): void => go(`/r/${match}#move-${move + 1}`);
  const said = (words: string, move: number): string =>
    lowerFirst(
      pack === null || history === null || record === null
        ? moveWords(own)(words)
        : wordsIn(pack, own, history, record)(words, move),
    );
  const curve = found === null || found.progress < 1 ? null : found;
  const when = (move: number): string | null => (history === null ? null : whenOf(history, own, move));
  const decided = curve === null || history === null ? null : decidedBy(curve, names, seat, when, said);
  const fair = history === null || pack === null ? judged : notHinted(match, judged, pack, history);
  const facts = names.length < 2 || failed ? [] : [...first(), ...mine()];
  /** What decided it, as soon as the curve stands. */
  function first(): (Fact | null)[] {
    if (curve !== null && history !== null && decided === null) return [];
    return [seat !== null && fair?.players[seat].done === true ? withBetter(decided, fair, said) : decided];
  }
  /** How I played, as soon as my moves are judged; those of others go on meanwhile. */
  function mine(): (Fact | null)[] {
    if (seat === null) return [];
    if (fair === null || curve === null || !fair.players[seat].done) return [null, null];
    return playOf(fair, curve, seat, when, said, decided);
  }
  const won = seat === null || result.winners.includes(seat);
  const tracks = history !== null && (
    <Tracks tracks={history.tracks} names={names} word={own?.roundWord} cursor={null} />
  );
  return (
    <EndDialog
      open={open}
      close={close}
      icon={won ? 'trophy' : 'flag'}
      title={titleOf(result, (who) => names[who], seat, own?.prize?.(view))}
      reason={[reasonOf(own, { view, result, names, seat }, called), placeOf(ranks, seat)].filter(Boolean).join(' ')}
      rematch={
        rematch === null
          ? null
          : { label: waiting ? texts.match.offers.waiting : texts.match.rematch, act: rematch, disabled: waiting }
      }
      another={{ label: texts.story.newOpponent(names.length), act: () => go(`/?new=${table.game}`) }}
      review={
        names.length < 2
          ? { label: texts.story.replay, act: () => go(`/r/${match}`) }
          : { label: texts.story.review(seat !== null), act: () => go(`/review/${match}`) }
      }
      more={<ShareButton match={match} />}
      standings={
        <Standings
          result={result}
          names={names}
          ranks={ranks}
          faces={table.seats}
          line={(who) => own?.ended?.(view, who, ranks) ?? texts.kind[table.seats[who].kind]}
        />
      }
      curve={
        failed ? (
          <p className="soft">
            {texts.chances.failed}{' '}
            <Button size="small" onClick={again}>
              <Icon name="undo" size={16} />
              {texts.missing.retry}
            </Button>
          </p>
        ) : names.length < 2 ? (
          tracks
        ) : (
          <Curve
            found={found}
            names={names}
            seat={seat}
            choose={see}
            end={record?.moves.length}
            rounds={roundsOf(history, own)}
            strong={decided?.move}
            aside={judging === null ? undefined : texts.chances.judging(judging)}
          />
        )
      }
      facts={facts.map(
        (fact) =>
          fact && {
            title: fact.title,
            text: (
              <>
                {fact.text}{' '}
                {fact.move !== undefined && (
                  <button type="button" className="link" onClick={() => see(fact.move ?? 0)}>
                    {texts.story.seeIt}
                  </button>
                )}
              </>
            ),
          },
      )}
      details={
        <>
          {own?.After !== undefined && <own.After view={view} result={result} names={names} />}
          {tracks}
        </>
      }
    />
  );
}
