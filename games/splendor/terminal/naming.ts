/** Cards and nobles in sentences, called as on the screen: by their place, bonus and points. */
import { withoutColour } from '@baize/game/drawing';
import type { Event } from '../src/events.ts';
import { type Card, NOBLES } from '../src/facts.ts';
import { nobleName } from '../src/nobleNames.ts';
import type { View } from '../src/view.ts';
import { amounts, cardOf, LEVELS, mine, placeOf, points, reservedOf } from './gems.ts';

/** A sentence, or the table as text, with cards and nobles called as on the screen: `t2-15` is `II-1 sapphire`. */
export const plainly = (view: View, text: string): string =>
  withNobles(withPlaces(view, withRows(view, text))).replaceAll(/(?<=[.?] )held /g, 'The held ');

/** `t2-15* sapphire`, a cell of the table as text, is `II-1* sapphire` and as wide; others' reserved cards have no place. */
const withRows = (view: View, text: string): string =>
  text.replaceAll(
    /\b(t[123]-\d\d)(\*?) (\w+)( {2,}|$| (?=\())/gm,
    (cell: string, id: string, star: string, bonus: string, after: string) => {
      const tier = cardOf(id)?.tier;
      if (tier === undefined) return cell;
      const place = placeOf(view, id);
      const called = `${place === 'held' ? LEVELS[tier] : place}${star} ${bonus}`;
      return after === ' ' ? `${called} ` : called.padEnd(cell.length);
    },
  );

const withPlaces = (view: View, text: string): string =>
  text.replaceAll(/\bt[123]-\d\d\b/g, (id) => {
    const card = cardOf(id);
    if (card === undefined) return id;
    const held = reservedOf(mine(view)).some((each) => each.id === id);
    const place = placeOf(view, id);
    return place === 'held' && !held ? `a level ${LEVELS[card.tier]} ${card.bonus} card` : `${place} ${card.bonus}`;
  });

/** Nobles by what they ask for, since small screens show nothing else of them; in the table as text that follows the name. */
const withNobles = (text: string): string =>
  text
    .replaceAll(/\bn-\d\d(?= \()/g, nobleName)
    .replaceAll(/\bn-\d\d\b/g, (id) => {
      const noble = NOBLES.find((each) => each.id === id);
      return noble === undefined ? id : `the noble ${withoutColour(amounts(noble.requires))}`;
    })
    .replaceAll(/\b(\d+) prestige\b/g, (_, count: string) => points(Number(count)));

/** `II-3` on the table; in a reserve or a deck, where the cards have no places, an article and the level. */
function placeIn(event: Event, card: Card): string {
  if (event.type === 'bought' && event.from === 'reserve') return `a level ${LEVELS[card.tier]}`;
  if ('slot' in event && event.slot !== null) return `${LEVELS[card.tier]}-${event.slot + 1}`;
  return /^[aeo]/.test(card.bonus) ? 'an' : 'a';
}

/** A sentence of the log with cards and nobles called as on the screen: `t2-13 (ruby, 2 prestige)` is `II-3 ruby (2 points)`. */
export function told(event: Event, text: string): string {
  const card = cardOf('card' in event ? (event.card ?? '') : '');
  const worth = card === undefined || card.prestige === 0 ? '' : ` (${points(card.prestige)})`;
  const called = card === undefined ? '' : `${placeIn(event, card)} ${card.bonus}${worth}`;
  return text
    .replace(/\bt[123]-\d\d \([^)]*\)/, called)
    .replace(/\btier ([123]) deck/, (_, tier: string) => `level ${'I'.repeat(Number(tier))} deck`)
    .replace(/^Noble (n-\d\d)/, (_, id: string) => nobleName(id))
    .replace(/\b(\d+) prestige\b/, (_, count: string) => points(Number(count)));
}
