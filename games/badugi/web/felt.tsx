/** The oval: cloth and rail, pots, bets, the street track, the button, and everybody but me. */
import type { Player } from '@baize/table';
import type { ReactNode } from 'react';
import type { View } from '../src/index.ts';
import { Back, nameOf } from './cards.tsx';
import { Chips } from './chips.tsx';
import { type Layout, placeOf } from './geometry.ts';
import { Pod } from './pod.tsx';
import { gathered, potTotal, type Scene } from './scene.ts';
import { chips, texts } from './texts.ts';

/** What poker players call each seat. */
export function positionsOf(scene: Scene, playing: readonly boolean[]): string[] {
  const seats = scene.seats.length;
  const order: number[] = [];
  for (let i = 1; i <= seats; i++) {
    const seat = (scene.button + i) % seats;
    if (playing[seat] === true) order.push(seat);
  }
  const { positions } = texts;
  const named: string[] = Array.from({ length: seats }, () => '');
  const n = order.length;
  order.forEach((seat, i) => {
    const back = n - 1 - i;
    named[seat] =
      n === 2
        ? back === 0
          ? positions.buttonSmall
          : positions.big
        : back === 0
          ? positions.button
          : i === 0
            ? positions.small
            : i === 1
              ? positions.big
              : back === 1
                ? positions.cutoff
                : i === 2
                  ? positions.utg
                  : back === 2
                    ? positions.hijack
                    : positions.middle;
  });
  return named;
}

function StreetTrack({ scene }: { readonly scene: Scene }): ReactNode {
  const now = scene.over ? 7 : scene.street * 2 + (scene.drawing ? 1 : 0);
  return (
    <div className="bd-streets" aria-hidden="true">
      {Array.from({ length: 7 }, (_, i) => (
        <span key={i} className={`${i % 2 === 0 ? 'bets' : 'draws'} ${i < now ? 'done' : i === now ? 'now' : ''}`}>
          {i % 2 === 0 ? i / 2 + 1 : ''}
        </span>
      ))}
    </div>
  );
}

function potName(
  scene: Scene,
  index: number,
  pots: readonly { seats: readonly number[] }[],
  name: (seat: number) => string,
): string {
  const pot = pots[index];
  if (pot === undefined) return texts.pot;
  const live = scene.seats.flatMap((each, seat) => (each.folded ? [] : [seat]));
  const label = index === 0 ? texts.mainPot : texts.sidePot(index, pots.length);
  const missing = live.filter((seat) => !pot.seats.includes(seat));
  if (missing.length === 0) return `${label}, ${texts.allOf(pot.seats.length)}`;
  return missing.length <= 2
    ? `${label}, ${texts.without(missing.map(name))}`
    : `${label}, ${texts.between(pot.seats.map(name))}`;
}

export function Felt({
  scene,
  view,
  players,
  me,
  turn,
  layout,
  name,
  everybody = false,
}: {
  readonly scene: Scene;
  readonly view: View;
  readonly players: readonly Player[];
  /** The seat drawn below. */
  readonly me: number | null;
  readonly turn: number | null;
  readonly layout: Layout;
  readonly name: (seat: number) => string;
  /** My own pod too: for looking back. */
  readonly everybody?: boolean;
}): ReactNode {
  const seats = scene.seats.length;
  const playing = scene.seats.map((each) => each.place === 0 || scene.over);
  const positions = positionsOf(scene, playing);
  const all = gathered(scene);
  // what lies before the players of this round makes no side pot to name yet
  const pots = all.length > 1 && !scene.seats.some((each) => !each.folded && each.stack === 0) ? merged(all) : all;
  const total = potTotal(scene);
  const inFront = !scene.over && scene.seats.some(({ bet }) => bet > 0);
  const { phone, felt } = layout;
  const size = view.stakes.bets[scene.street] ?? 0;
  const cap = view.table.caps[scene.street] ?? view.cap;
  const drawing = scene.drawing && !scene.over ? scene.street : null;
  const winnersOf = (pot: number): number[] =>
    scene.seats.flatMap((each, seat) => (each.won.some((won) => won.pot === pot) ? [seat] : []));
  const shown = scene.seats.some((each, seat) => seat !== me && each.faces !== null);
  return (
    <>
      <div className="bd-rail-wood" style={felt} />
      <div
        className="bd-cloth"
        style={{
          left: felt.left + (phone ? 8 : 18),
          top: felt.top + (phone ? 8 : 18),
          width: felt.width - (phone ? 16 : 36),
          height: felt.height - (phone ? 16 : 36),
        }}
      />
      {!phone && (
        <div
          className="bd-ring"
          style={{ left: felt.left + 62, top: felt.top + 50, width: felt.width - 124, height: felt.height - 100 }}
        />
      )}
      <div className={`bd-centre ${scene.over ? 'over' : ''}`} style={{ left: layout.centre.x, top: layout.centre.y }}>
        <div className="bd-total" data-at="pot">
          <span>{inFront ? texts.potWithBets : texts.pot}</span> <b>{chips(total)}</b>
        </div>
        {total > 0 && (
          <ul className="bd-pots">
            {pots.map((pot, i) => {
              const winners = winnersOf(i);
              const called = (seat: number): string => (seat === me ? 'you' : name(seat));
              const label =
                winners.length > 0
                  ? `${pots.length === 1 ? texts.pot : i === 0 ? texts.mainPot : texts.sidePot(i, pots.length)} ${texts.to(winners.map(called).join(', '))}`
                  : potName(scene, i, pots, called);
              return (
                <li key={i} className="bd-pot" data-at={`pot:${i}`}>
                  {!phone && <Chips amount={pot.amount} zoom={0.9} />}
                  <div>
                    <span>{phone ? label.split(',')[0] : label}</span>
                    <b>{chips(pot.amount)}</b>
                  </div>
                </li>
              );
            })}
          </ul>
        )}
        <StreetTrack scene={scene} />
        <p className="bd-caption">
          {scene.over ? (
            <b>{shown ? texts.showdown : phone ? texts.lastStandingShort : texts.lastStanding}</b>
          ) : scene.drawing ? (
            <b>{texts.drawRound(scene.street)}</b>
          ) : (
            <>
              <b>{phone ? texts.roundShort(scene.street) : texts.round(scene.street)}</b>,{' '}
              {phone ? texts.betsOfShort(size) : texts.betsOf(size, scene.raises, cap)}
            </>
          )}
        </p>
      </div>
      <div
        className={`bd-muck ${scene.muck > 0 && !phone ? '' : 'none'}`}
        data-at="muck"
        {...(scene.muck > 0 &&
          !phone && { role: 'img', 'aria-label': texts.muck(scene.muck), title: texts.muck(scene.muck) })}
        style={{
          left: layout.centre.x + (phone ? 0 : layout.width * 0.235),
          top: layout.centre.y + (phone ? -40 : -4),
        }}
      >
        {scene.muck > 0 && !phone && (
          <>
            <span>
              <Back width={34} />
              <Back width={34} />
              <Back width={34} />
            </span>
            <small>{scene.muck}</small>
          </>
        )}
      </div>
      {scene.seats.map((each, seat) => {
        const spot = layout.bets[placeOf(seat, me, seats)];
        if (spot === undefined) return null;
        return (
          <div key={seat} className="bd-bet" style={{ left: spot.x, top: spot.y }} data-at={`bet:${seat}`}>
            {each.bet > 0 && !scene.over && (
              <>
                <Chips amount={each.bet} zoom={phone ? 0.7 : 1} />
                <b>{chips(each.bet)}</b>
              </>
            )}
          </div>
        );
      })}
      {scene.over &&
        scene.seats.map((each, seat) => {
          const spot = layout.names[placeOf(seat, me, seats)];
          const won = each.won.reduce((sum, { amount }) => sum + amount, 0);
          if (spot === undefined || (won === 0 && (each.faces === null || phone || !shown))) return null;
          return (
            <div
              key={seat}
              className={`bd-named ${spot.edge} ${won > 0 ? 'won' : ''}`}
              style={{ left: spot.x, top: spot.y }}
            >
              {each.faces !== null && shown && (
                <b>{phone ? nameOf(each.faces).replace(/ badugi$/, '') : nameOf(each.faces)}</b>
              )}
              <span>{won > 0 ? texts.wins(won) : texts.beaten}</span>
            </div>
          );
        })}
      {layout.buttons.map((_, place) => {
        const seat = (place + (me ?? 0)) % seats;
        const spot = layout.buttons[place];
        return (
          seat === scene.button &&
          spot !== undefined && (
            <span key="button" className="bd-dealer" style={{ left: spot.x, top: spot.y }} title={texts.dealer}>
              D<span className="unseen">{`${texts.dealer}: ${name(seat)}`}</span>
            </span>
          )
        );
      })}
      <ul className="bd-pods" aria-label={texts.table}>
        {layout.seats.map((spot, place) => {
          const seat = (place + (me ?? 0)) % seats;
          const each = scene.seats[seat];
          const player = players[seat];
          if ((place === 0 && me !== null && !everybody) || each === undefined || player === undefined) return null;
          return (
            <Pod
              key={seat}
              seat={each}
              at={seat}
              player={player}
              name={name(seat)}
              position={positions[seat] ?? ''}
              turn={turn === seat && !scene.over}
              drawing={drawing}
              over={scene.over}
              spot={spot}
              layout={layout}
              crowded={seats > 6}
            />
          );
        })}
      </ul>
    </>
  );
}

const merged = (pots: readonly { readonly amount: number; readonly seats: readonly number[] }[]) => [
  { amount: pots.reduce((sum, { amount }) => sum + amount, 0), seats: pots.at(-1)?.seats ?? [] },
];
