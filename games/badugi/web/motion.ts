/** From events to travel: chips to the middle, cards to the muck and back, pots to who won them. */
import { type Flight, fly, pause, playSound } from '@baize/table';
import type { Event } from '../src/events.ts';
import { backMarkup } from './cards.tsx';
import { chipsMarkup } from './chips.tsx';
import { roundIsClosed } from './pots.ts';
import type { Scene } from './scene.ts';

const apart = 40;

const cards = (count: number, from: string, to: string, delay = 0): Flight[] =>
  Array.from({ length: count }, (_, i) => ({ from, to, markup: backMarkup(34), size: 34, delay: delay + i * apart }));

const chips = (amount: number, from: string, to: string): Flight => ({
  from,
  to,
  markup: chipsMarkup(amount),
  size: 30,
});

/** Whether what is before the players goes to the middle before this happens. */
function gathers(scene: Scene, event: Event): boolean {
  if (scene.seats.every(({ bet }) => bet === 0)) return false;
  const draws = event.type === 'discarded' || event.type === 'stood pat';
  return (draws && !scene.drawing) || (!scene.over && (event.type === 'revealed' || event.type === 'won'));
}

const gather = (scene: Scene): Flight[] =>
  scene.seats.flatMap(({ bet }, seat) => (bet > 0 ? [chips(bet, `bet:${seat}`, 'pot')] : []));

/** Shows one event on the table as it was before it. */
export async function show(scene: Scene, event: Event, root: HTMLElement): Promise<void> {
  const { seat } = event;
  if (gathers(scene, event)) {
    playSound('chip');
    await fly(root, gather(scene));
  }
  switch (event.type) {
    case 'posted':
    case 'called':
    case 'bet':
    case 'raised':
      playSound('chip');
      return fly(root, [chips(event.amount, `seat:${seat}`, `bet:${seat}`)]);
    case 'checked':
      playSound('knock');
      return;
    case 'folded':
      playSound('card');
      return fly(root, cards(4, `hand:${seat}`, 'muck'));
    case 'discarded':
      playSound('card');
      return fly(root, cards(event.count, `hand:${seat}`, 'muck'));
    case 'stood pat':
      playSound('knock');
      return;
    case 'drew':
      playSound('card');
      return fly(root, cards(event.count, 'pot', `hand:${seat}`));
    case 'returned':
      return fly(root, [chips(event.amount, `bet:${seat}`, `seat:${seat}`)]);
    case 'won':
      playSound('coin');
      return fly(root, [chips(event.amount, 'pot', `seat:${seat}`)]);
    default:
  }
}

/** A whole deal at once: four cards each, one after another round the table. */
export function deal(seats: readonly number[], root: HTMLElement): Promise<void> {
  playSound('card');
  return fly(
    root,
    seats.flatMap((seat, i) =>
      cards(4, 'pot', `seat:${seat}`, i * apart).map((flight, round) => ({
        ...flight,
        delay: i * apart + round * apart * seats.length * 0.5,
      })),
    ),
  );
}

/** How long one looks at it afterwards; at what closes a round longer, as the bets are then taken in. */
export function dwell(event: Event, after: Scene): Promise<void> {
  if (event.type === 'revealed') return pause(650);
  if (event.type === 'won') return pause(450);
  if (event.type === 'posted') return pause(40);
  const bets = event.type === 'called' || event.type === 'checked' || event.type === 'folded';
  return pause(bets && roundIsClosed(after) ? 800 : 160);
}
