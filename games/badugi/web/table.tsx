/** Badugi's table: everybody round the felt, my cards and answers below, helper and log beside; arranged by the room there is. */
import { cx, Dialog, hasRail, Shell, type TableProps, Tabs, useGrid, useKeys, useNote } from '@baize/table';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { Event } from '../src/events.ts';
import type { View } from '../src/index.ts';
import { adviceOf, drawsOf } from './advice.ts';
import type { Holding } from './answers.tsx';
import { hasLedger } from './centre.tsx';
import { useDeciding } from './deciding.ts';
import { Dock, HelperBulb } from './dock.tsx';
import { Felt } from './felt.tsx';
import { layoutOf } from './geometry.ts';
import { Hands } from './hands.tsx';
import { Helper } from './helper.tsx';
import { aboveMyCards, HelperSheet, WholeButton, WholeTournament } from './sheet.tsx';
import { Facts, InfoBar, SheetButtons } from './info.tsx';
import { type MineProps, MyCards, MyRow, MyStrip } from './mine.tsx';
import { Paid } from './paid.tsx';
import { firstCards, pastOf } from './past.ts';
import { usePlaying } from './playing.ts';
import { positionsOf } from './positions.ts';
import { prospectOf } from './prospect.ts';
import { Review } from './review.tsx';
import { goneWords } from './session.ts';
import { useSize } from './size.ts';
import { Standing } from './standing.tsx';
import { railTabs, useRailTab } from './railTab.ts';
import { lowestFelt, Strip } from './strip.tsx';
import { shownHintOf } from './shownHint.ts';
import styles from './table.module.css';
import { texts } from './texts.ts';
import { ThisHand } from './thisHand.tsx';

export function BadugiTable(props: TableProps<View, Event>): ReactNode {
  const { view, seat, players, turn, panel, replay, result, log, room, moves, hint, hinting, exam = false } = props;
  const { showsRound, position = false, study = false, worths = null } = props;
  const root = useRef<HTMLDivElement>(null);
  const space = useRef<HTMLDivElement>(null);
  const size = useSize(space);
  const notes = useNote();
  const playing = usePlaying(props, root);
  const { scene, ended } = playing;
  useEffect(() => showsRound?.(scene.hand), [showsRound, scene.hand]);
  const deciding = useDeciding({ ...props, pending: props.pending || playing.holding }, notes);
  const { mine } = deciding;
  const [tab, setTab] = useRailTab(scene, view.hand);
  const [sheet, setSheet] = useState<'helper' | 'table' | 'hands' | null>(null);
  const name = (who: number): string => players[who]?.called ?? '';
  // a puzzle or a lesson has no place and no session; in a replay only my own seat has them
  const info = { view, scene, seat: exam || (seat !== null && name(seat) !== texts.you) ? null : seat };
  const rail = hasRail(room) && panel !== null;
  const phone = room === 'phone';
  const landscape = room === 'landscape';
  const [first] = useState(() => (view.hand === 1 ? firstCards(view, log.flat()) : null));
  const events = useMemo(() => [...log.flat(), ...ended], [log, ended]);
  const past = useMemo(() => (replay ? [] : pastOf(view, events, first)), [view, events, first, replay]);
  /** The hand looked back at; 0 for statistics. */
  const [review, setReview] = useState<number | null>(null);
  const [whole, setWhole] = useState(false);
  const openTab = (next: 'helper' | 'table' | 'hands'): void => {
    if (exam) return;
    setTab(next);
    if (!rail) setSheet((now) => (now === next ? null : next));
  };

  const people = players.filter(({ kind }) => kind === 'person').length;
  const asked = mine && result === null;
  const advises = people < 2 && !exam && worths === null;
  const advice = useMemo(() => (asked && advises ? adviceOf(view, moves) : null), [asked, advises, view, moves]);
  const draws = useMemo(() => drawsOf(view, advises), [view, advises]);
  const prospect =
    view.cards.length === 4 ? prospectOf(view, mine ? deciding.picked : [], draws, asked ? hint : null) : null;
  const pickAdvised = (): void => deciding.pickAdvised(draws[0]?.thrown ?? []);
  const shownHint = asked ? shownHintOf(view, hint, deciding, hinting) : null;

  const grid = useGrid(root);
  const toggle = (i: number) => () => {
    const card = view.cards[i];
    if (card !== undefined) deciding.toggle(card);
  };
  useKeys(
    {
      ...grid,
      f: deciding.fold,
      c: deciding.stay,
      r: deciding.raise,
      p: deciding.standPat,
      a: () => !exam && pickAdvised(),
      b: deciding.buyIn,
      q: deciding.leave,
      Enter: () => {
        if (playing.holding) return playing.next();
        if (shownHint !== null) return shownHint.take();
        // with nothing picked, Enter stays with the card or answer that has the focus
        if (!asked || !view.drawing || (deciding.picked.length === 0 && onCell())) return false;
        deciding.draw();
      },
      Escape: () => (shownHint !== null ? hinting.close() : sheet !== null ? setSheet(null) : deciding.clear()),
      o: () => hinting.other?.(),
      n: playing.next,
      e: () => openTab('helper'),
      t: () => openTab('table'),
      g: () => (playing.holding ? setReview(scene.hand) : openTab('hands')),
      '1': toggle(0),
      '2': toggle(1),
      '3': toggle(2),
      '4': toggle(3),
    },
    !replay,
  );

  // a replay asks nothing: on a phone all its room goes to the table
  const everybody = seat === null || (replay && (phone || landscape));
  const layout = layoutOf({ seats: scene.seats.length, ...size, phone, mine: !everybody, big: room === 'big' });
  const me = seat === null ? undefined : players[seat];
  const holding: Holding | null = playing.holding
    ? {
        seconds: playing.seconds,
        last: playing.last,
        next: playing.next,
        replay: past.some(({ history }) => history.hand === scene.hand) ? () => setReview(scene.hand) : null,
      }
    : null;
  const paid = scene.over && scene.net !== null && (
    <div className={styles.paid}>
      <Paid scene={scene} name={name} me={seat} />
    </div>
  );
  const helper = paid || (
    <Helper
      view={view}
      mine={asked}
      over={scene.over}
      advice={advice}
      draws={draws}
      hint={asked ? hint : null}
      prospect={prospect}
      picked={deciding.picked}
      pickAdvised={asked && view.drawing ? pickAdvised : null}
      soFar={!position && <ThisHand {...{ events, scene, view, me: asked ? seat : null, name }} />}
    />
  );
  const standing = <Standing view={view} scene={scene} players={players} me={seat} name={name} past={past} />;
  const parts = {
    helper,
    table: (
      <>
        {rail && view.table.match === 'tournament' && <WholeButton press={() => setWhole(true)} />}
        {standing}
      </>
    ),
    hands: <Hands past={past} names={players.map((player) => player.name)} seat={seat} review={setReview} />,
    log: (
      <>
        {paid}
        {panel}
      </>
    ),
  };
  const mineProps: MineProps | null =
    seat === null || me === undefined || everybody
      ? null
      : {
          scene,
          seat,
          player: me,
          position: positionsOf(scene)[seat] ?? null,
          turn: asked && !scene.over,
          card: phone ? Math.max(0, Math.min(72, Math.floor((size.width - 60) / 4))) : layout.card,
          deciding,
          choosing: asked && view.drawing,
          exam,
          gone: goneWords(view, scene, seat),
        };
  const mover = props.step === null ? turn : scene.mover;
  // on a phone an analysis stands between the others, in a strip, and my answers
  const studied = study && phone && panel !== null && mineProps !== null;
  const folded = studied || (phone && mineProps !== null && size.width > 0 && size.height < lowestFelt(scene));
  const dock = !replay && (
    <Dock
      props={result === null ? props : { ...props, moves: [] }}
      scene={scene}
      deciding={deciding}
      name={name}
      holding={holding}
      notes={notes}
      hint={shownHint}
      advice={advice}
      prospect={prospect}
      ledger={!folded && hasLedger(layout, scene)}
      helper={
        !rail && seat !== null && result === null && !exam && (!study || asked) ? (
          <HelperBulb open={sheet === 'helper'} press={() => openTab('helper')} />
        ) : null
      }
    />
  );
  return (
    <Shell
      root={root}
      railLabel={texts.rail}
      rail={
        rail && (
          <Tabs tabs={railTabs} tab={tab} choose={setTab} passKeys className={styles.tabs}>
            <div className={cx(styles.tab, tab === 'log' && styles.log)} tabIndex={tab === 'log' ? -1 : 0}>
              {parts[tab]}
            </div>
          </Tabs>
        )
      }
      className={styles.table}
      feltClass={cx(styles.felt, landscape && styles.sideways)}
    >
      {!landscape && !studied && !(replay && phone) && (
        <InfoBar
          {...info}
          auto={!phone && !position}
          phone={phone}
          open={replay || exam ? null : openTab}
          rail={rail}
        />
      )}
      <div className={cx(styles.space, folded && !studied && styles.folded, studied && styles.studied)} ref={space}>
        {folded ? (
          <>
            <Strip scene={scene} view={view} me={seat} turn={mover} name={name} roomy={studied} />
            {studied && panel}
          </>
        ) : (
          size.width > 0 && (
            <Felt
              scene={scene}
              view={view}
              players={players}
              me={seat}
              turn={mover}
              layout={layout}
              name={name}
              everybody={everybody}
            >
              {!phone && mineProps !== null && <MyRow {...mineProps} aside={layout.aside} />}
            </Felt>
          )
        )}
        {sheet === 'helper' && !rail && (
          <HelperSheet bottom={phone ? 0 : aboveMyCards(layout)} close={() => setSheet(null)}>
            {helper}
          </HelperSheet>
        )}
      </div>
      {!replay && (
        <div className={cx(styles.bottom, phone && styles.thumbs, asked && styles.asked)}>
          {landscape && (
            <div className={styles.facts}>
              <Facts {...info} brief narrow />
              {!exam && <SheetButtons open={openTab} />}
            </div>
          )}
          {phone && mineProps !== null && (
            <>
              <MyStrip {...mineProps} />
              <MyCards {...mineProps} />
            </>
          )}
          {dock}
        </div>
      )}
      {!rail && (sheet === 'table' || sheet === 'hands') && (
        <Dialog
          open
          drawer
          close={() => setSheet(null)}
          title={sheet === 'table' ? texts.options.matches[view.table.match] : texts.tabs.hands}
          closeLabel={texts.close}
        >
          <div className={cx(styles.tab, !phone && !landscape && styles.drawer)} tabIndex={0}>
            {parts[sheet]}
          </div>
        </Dialog>
      )}
      <WholeTournament open={whole} close={() => setWhole(false)} view={view}>
        {standing}
      </WholeTournament>
      {review !== null && (
        <Review
          view={view}
          past={past}
          players={players}
          seat={seat}
          name={name}
          phone={phone || landscape}
          first={review === 0 ? null : review}
          close={() => setReview(null)}
        />
      )}
    </Shell>
  );
}

const onCell = (): boolean => document.activeElement?.matches('[data-cell]') === true;
