/** What a seat on a phone does now or did last, in one line. */
import { cx, Icon } from '@baize/table';
import type { ReactNode } from 'react';
import { ATTACKS, type Card, nameOf, TREASURES } from '../src/facts.ts';
import styles from './lastLine.module.css';
import { suffered } from './shownStep.ts';
import { grouped } from './story.ts';
import type { Parts } from './table.tsx';
import { type Suffered, texts } from './texts.ts';

export function LastLine({
  parts,
  who,
  className,
}: {
  readonly parts: Parts;
  readonly who: number;
  readonly className: string | undefined;
}): ReactNode {
  const { props, last, lane, now, means } = parts;
  const { view, preparing = null } = props;
  const line = cx(styles.line, className);
  if (preparing?.seat === who) return <span className={line}>{texts.planning.now}</span>;
  if (now === who && view.asked >= 0)
    return (
      <Brief
        className={line}
        first={playing(parts, who)}
        then={lane === who ? `, ${texts.buysLeft(means.buys)}` : ''}
      />
    );
  const hit = hitOf(parts, who);
  if (hit !== null) return <Brief className={line} first={hit.what} then={` ${hit.from}`} />;
  const { played, took } = last[who] ?? { played: [], took: [] };
  if (played.length + took.length === 0) return null;
  const actions = inWords(played.filter((card) => !TREASURES[card]));
  if (took.length === 0)
    return <Brief className={line} first={actions === '' ? texts.boughtNothing : actions} then="" />;
  return (
    <span className={cx(line, styles.bought)}>
      <b>{inWords(took)}</b>
      <span data-spare="">
        {actions === '' ? texts.bought : actions} {actions !== '' && <Icon name="arrow" size={12} />}
      </span>
    </span>
  );
}

/** The turn that goes on, as far as it fits: an onlooker has four seats in a row. */
function playing({ props: { view }, others, lane, means }: Parts, who: number): string {
  const coins = texts.coinsOf(means.left, means.made);
  if (lane === who) return others.length > 3 ? coins : texts.playingFor(coins);
  const { turns } = view.players[who];
  return others.length > 3 ? texts.turnOf(turns) : texts.playingNow(turns);
}

/** What the attack of the turn that goes on does to this seat. */
function hitOf({ props: { view }, last, now, name }: Parts, who: number): Suffered | null {
  const turn = last[now] ?? null;
  if (turn === null || view.asked < 0 || now === who) return null;
  const frame = now === view.current ? view.stack.at(-1) : undefined;
  return frame !== undefined && ATTACKS[frame.card] && view.asked === who
    ? texts.steps.suffered.answering(texts.steps.from(name(now), nameOf(frame.card)))
    : suffered(turn, who, name);
}

/** A line whose end may be missing where there is little room. */
const Brief = ({
  first,
  then,
  className,
}: {
  readonly first: string;
  readonly then: string;
  readonly className: string;
}): ReactNode => (
  <span className={className}>
    <b>{first}</b>
    {then !== '' && <span data-spare="">{then}</span>}
  </span>
);

const inWords = (cards: readonly Card[]): string =>
  grouped(cards)
    .map(({ card, count }) => texts.counted(nameOf(card), count))
    .join(', ');
