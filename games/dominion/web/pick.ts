/** Questions that are answered by choosing cards, in words. */
import { type Card, COINS, COSTS, nameOf } from '../src/facts.ts';
import type { Question } from '../src/question.ts';
import type { View } from '../src/view.ts';
import { type Deciding, pieceCard, sortedHand } from './deciding.ts';
import type { PromptButton, Part } from './prompt.ts';
import { answer } from './question.ts';
import { texts } from './texts.ts';

const { cards, listed, possessive } = texts;
const doing = { discard: 'Discard', trash: 'Trash', topdeck: 'Put back', play: 'Play', gain: 'Gain' } as const;

/** `2 Coppers and Estate` */
const named = (chosen: readonly Card[]): string =>
  listed(
    [...new Set(chosen)].map((card) => texts.counted(nameOf(card), chosen.filter((each) => each === card).length)),
  );

/** What is left of a hand, and what its treasures are worth. */
function kept(view: View, discarded: readonly Card[]): string {
  const left = [...(view.hand ?? [])];
  for (const card of discarded) left[card]--;
  const cardsLeft = sortedHand(left);
  const worth = cardsLeft.reduce((sum, { card, count }) => sum + count * COINS[card], 0);
  const names = cardsLeft.map(({ card, count }) => texts.counted(nameOf(card), count));
  return `You keep ${listed(names) || 'nothing'}${worth > 0 ? `, worth ${texts.coins(worth)}` : ''}.`;
}

export function pickPart(view: View, asked: Question, deciding: Deciding, name: (seat: number) => string): Part {
  const { question, pieces, pile, confirm, clear, ready, say } = deciding;
  if (question.kind !== 'pick') throw new Error('not a pick');
  const { verb, least, most, stop } = question;
  const picking = question;
  const all = [...question.among].flatMap(([card, times]) => Array.from({ length: times }, () => card));
  const asking = nameOf(asked.source);
  const chosen = question.from === 'supply' ? (pile === null ? [] : [pile]) : pieces.map(pieceCard);
  const count = chosen.length;
  const what = most === 1 && chosen[0] !== undefined ? nameOf(chosen[0]) : cards(least > 1 ? least : count);
  const act = doing[verb];
  const go = (text: string, brief = text): PromptButton => ({
    text,
    brief,
    key: 'Enter',
    primary: true,
    off: !ready,
    run: confirm,
  });
  // with nothing chosen it does nothing: declining has a button of its own
  const first = (text: string, brief = text): PromptButton => ({
    ...go(text, brief),
    off: true,
    run: deciding.missing,
  });
  const back: PromptButton[] = count > 0 ? [{ text: 'Clear', key: 'Esc', primary: false, run: clear }] : [];
  const decline = (text: string, brief = text): PromptButton[] =>
    stop === null ? [] : [{ text, brief, key: 'N', primary: false, run: () => say([stop]) }];
  const attacker = asked.player === view.seat ? '' : `${texts.attackOf(name(asked.player))} `;
  if (asked.from === 'looked') return lookedAt();
  if (asked.from === 'discard')
    return {
      sentence: `${asking}: put a discarded card on your deck?`,
      hint: count > 0 ? `You draw ${what} next.` : 'You draw it next.',
      buttons: [
        ...back,
        ...decline('None of them'),
        count > 0 ? go(`Put ${what} on the deck`, `${what} on top`) : first('Choose a card'),
      ],
    };
  switch (verb) {
    case 'discard': {
      if (asked.decline !== null) return pickFromHand();
      const more = least - count;
      const why =
        asked.keep === null
          ? least === 1
            ? 'One pile is empty. '
            : 'One for each empty pile. '
          : `You keep ${asked.keep}. `;
      const single = least === 1;
      return {
        sentence: `${asking}: discard ${single ? 'a card' : cards(least)}`,
        hint: more > 0 ? `${attacker}${why}Choose ${more}${count > 0 ? ' more' : ''}.` : kept(view, chosen),
        pips: single ? null : { have: count, of: least },
        buttons: [...back, go(single && count === 0 ? 'Choose a card' : `Discard ${what}`)],
      };
    }
    case 'play': {
      const times = asked.plays > 2 ? `${asked.plays} times` : 'twice';
      return {
        sentence: `${asking}: choose an action to play ${times}`,
        hint: count > 0 ? `${what} is played ${times}; it costs no further action.` : 'It costs no further action.',
        buttons: [
          ...decline('Play nothing'),
          count > 0 ? go(`Play ${what} ${times}`, `${what} ${times}`) : first('Choose an action', 'Choose one'),
        ],
      };
    }
    case 'gain': {
      if (asked.from === 'loot') return loot();
      const thing = asked.kind === 'card' ? 'card' : 'treasure';
      const to = asked.to === 'hand' ? 'your hand' : asked.to === 'deck' ? 'your deck' : 'your discard pile';
      const then = asking === 'Artisan' ? ' You then put one onto your deck.' : '';
      return {
        sentence: `${asking}: gain a ${thing} costing up to ${asked.price ?? 0}`,
        hint: `${count > 0 ? what : 'The card'} goes to ${to}.${then}`,
        buttons: [...back, go(count > 0 ? `Gain ${what}` : `Choose a ${thing}`)],
      };
    }
    case 'trash':
      return asked.from === 'revealed' ? trashRevealed() : pickFromHand();
    default:
      return pickFromHand();
  }

  function trashRevealed(): Part {
    const own = asked.owner === view.seat;
    return {
      sentence: `${asking}: which of ${own ? 'your' : possessive(name(asked.owner))} treasures is trashed?`,
      hint:
        count === 0
          ? 'The other card is discarded.'
          : own
            ? `${what} is trashed, the other card is discarded.`
            : `${what} is trashed; you may gain it.`,
      buttons: [...back, go(count > 0 ? `Trash ${what}` : 'Choose a treasure')],
    };
  }

  function loot(): Part {
    const sole = all.length === 1 ? nameOf(all[0]) : null;
    const gained = sole ?? named(chosen);
    return {
      sentence:
        sole === null
          ? `${asking}: which of the trashed treasures do you gain?`
          : `${asking}: gain the trashed ${sole}?`,
      hint:
        sole === null && count === 0
          ? 'Choose any of them, or none.'
          : `${gained} ${sole === null && count > 1 ? 'go' : 'goes'} to your discard pile.`,
      buttons:
        count > 0
          ? [...back, go(`Gain ${count === 1 ? nameOf(chosen[0]) : cards(count)}`)]
          : [
              { text: 'Gain nothing', key: 'N', primary: false, run: confirm },
              {
                text: most === 1 ? 'Gain it' : 'Gain all',
                key: 'Enter',
                primary: true,
                run: () => say(answer(picking, all)),
              },
            ],
    };
  }

  function lookedAt(): Part {
    const names = named(chosen);
    if (asked.order)
      return {
        sentence: `${asking}: which card goes back on top?`,
        hint: count > 0 ? `You draw ${what} first.` : 'Choose the one you want to draw first.',
        buttons: [...back, go(count > 0 ? `${what} on top` : 'Choose a card')],
      };
    const then = verb === 'trash' ? 'You may discard what is left.' : 'The rest goes back onto your deck.';
    return {
      sentence: `${asking}: ${verb} any of these cards`,
      hint: `${count === 0 ? 'Choose any of them, or none.' : verb === 'trash' ? `${names} will leave the game.` : `${names} to your discard pile.`} ${then}`,
      buttons: [...back, go(count > 0 ? `${act} ${names}` : `${act} nothing`)],
    };
  }

  function pickFromHand(): Part {
    if (verb === 'topdeck') {
      const thing = asked.kind === 'card' ? 'card' : 'victory card';
      return {
        sentence: `${asking}: put a ${thing} onto your deck`,
        hint: `${attacker}You will draw it again next.`,
        buttons: [...back, count > 0 ? go(`Put ${what} on the deck`, `${what} on top`) : go(`Choose a ${thing}`)],
      };
    }
    if (asking === 'Cellar')
      return {
        sentence: `${asking}: discard any number of cards`,
        hint: count > 0 ? `You discard ${count} and draw ${count}.` : 'You draw as many as you discard.',
        buttons: [...back, go(count > 0 ? `Discard ${count}, draw ${count}` : 'Discard nothing')],
      };
    if (most > 1 || asked.limit + asked.picked > 1)
      return {
        sentence: `${asking}: trash up to ${cards(Math.min(asked.limit, most))}`,
        hint: count > 0 ? `${named(chosen)} will leave the game.` : 'They leave your deck for good.',
        pips: { have: count, of: most },
        buttons: [...back, go(count > 0 ? `Trash ${count}` : 'Trash nothing')],
      };
    if (asking === 'Moneylender')
      return {
        sentence: `${asking}: trash a Copper for 3 coins?`,
        hint: 'It leaves your deck for good.',
        buttons: [
          ...decline('Keep it'),
          { ...go('Trash a Copper, +3'), off: false, run: () => say(answer(picking, all.slice(0, 1))) },
        ],
      };
    const [one] = chosen;
    const dearer = asking === 'Mine' ? 3 : 2;
    const then =
      one === undefined
        ? `You then gain ${asking === 'Mine' ? 'a treasure to your hand' : 'a card'} costing up to ${dearer} more.`
        : `You then gain ${asking === 'Mine' ? 'a treasure to your hand' : 'a card'} costing up to ${COSTS[one] + dearer}.`;
    return {
      sentence: `${asking}: ${act.toLowerCase()} a ${asking === 'Mine' ? 'treasure' : 'card'} from your hand`,
      hint: then,
      buttons: [
        ...back,
        ...decline(`${act} nothing`),
        count > 0 ? go(`${act} ${what}`) : first(`Choose a ${asking === 'Mine' ? 'treasure' : 'card'}`),
      ],
    };
  }
}
