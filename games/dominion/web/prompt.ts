/** The prompt in words: a sentence that names the card asking, what follows from the choice, and the buttons. */
import { type Card, COSTS, nameOf, PROVINCE } from '../src/facts.ts';
import { type Question as Asked, questionOf } from '../src/question.ts';
import type { View } from '../src/view.ts';
import { type Deciding, pieceCard } from './deciding.ts';
import { texts } from './texts.ts';

export interface Deed {
  readonly text: string;
  /** Shorter, for a phone. */
  readonly brief?: string;
  readonly key: string;
  readonly primary: boolean;
  /** Not complete yet: pressing says what is missing. */
  readonly off?: boolean;
  readonly run: () => void;
}

export interface Prompt {
  readonly tone: 'mine' | 'attack' | 'reaction' | 'wait' | 'over';
  readonly sentence: string;
  readonly hint: string;
  readonly asking: Card | null;
  readonly pips: { readonly have: number; readonly of: number } | null;
  readonly deeds: readonly Deed[];
  /** 0 actions, 1 buying; `null` when a card asks. */
  readonly phase: number | null;
}

const { many, cards, coins, possessive } = texts;

/** What happens to who does not reveal a Moat. */
const suffer: Readonly<Record<string, readonly [string, string]>> = {
  Witch: ['Take the Curse', 'A Curse goes to your discard pile: −1 point.'],
  Militia: ['Discard down to 3', 'You keep three cards of your hand.'],
  Thief: ['Let it happen', 'Two cards of your deck are shown, a treasure among them is lost.'],
  Spy: ['Let them look', 'The top card of your deck is shown, and perhaps discarded.'],
  Bandit: ['Let it happen', 'Two cards of your deck are shown, a Silver or Gold among them is lost.'],
  Bureaucrat: ['Put a card back', 'A victory card of your hand goes onto your deck.'],
};
export const sufferOf = (card: Card): readonly [string, string] =>
  suffer[nameOf(card)] ?? ['Do not reveal', 'The attack touches you.'];

export function promptOf(
  view: View,
  deciding: Deciding,
  name: (seat: number) => string,
  ask: string,
  over: string | null,
): Prompt {
  const plain = { asking: null, pips: null, deeds: [], phase: null } as const;
  if (over !== null) return { ...plain, tone: 'over', sentence: 'The game is over', hint: over };
  const { question } = deciding;
  if (question.kind === 'none') return waiting(view, name, ask);
  if (question.kind === 'turn') return turnPrompt(view, deciding);
  const asked = questionOf(view);
  if (asked === null) return { ...plain, tone: 'wait', sentence: ask, hint: '' };
  const attack = asked.player !== view.seat;
  const base = { ...plain, asking: asked.source, tone: attack ? 'attack' : 'mine' } as const;
  return question.kind === 'either'
    ? { ...base, ...either(view, asked, deciding, name) }
    : { ...base, ...pick(view, asked, deciding, name) };
}

function waiting(view: View, name: (seat: number) => string, ask: string): Prompt {
  const frame = view.stack.at(-1);
  const who = view.asked < 0 ? '' : name(view.asked);
  const own = view.asked === view.seat;
  const asked = frame === undefined ? null : ask.replace(/^.*? must answer\. /, '');
  return {
    tone: 'wait',
    sentence: own ? 'One moment' : `${who} is ${frame === undefined ? 'playing' : 'deciding'}`,
    hint: asked ?? (own ? '' : `${coins(view.coins)}, ${many(view.buys, 'buy')} so far. Look at any card meanwhile.`),
    asking: frame?.card ?? null,
    pips: null,
    deeds: [],
    phase: null,
  };
}

function turnPrompt(view: View, deciding: Deciding): Prompt {
  const { question, pile, open, treasure, say, confirm } = deciding;
  if (question.kind !== 'turn') throw new Error('not a turn');
  const acting = question.actions;
  const have = view.coins + treasure;
  const end: Deed = { text: 'End turn', key: 'E', primary: false, run: () => say(['end turn']) };
  const treasures: Deed = {
    text: `Play treasures, +${treasure}`,
    brief: `Treasures +${treasure}`,
    key: 'T',
    primary: pile === null && open === null,
    run: () => say(['play treasures']),
  };
  const base = { tone: 'mine', asking: null, pips: null, phase: acting ? 0 : 1 } as const;
  if (open !== null)
    return {
      ...base,
      sentence: `Play ${nameOf(open)}?`,
      hint: treasure > 0 ? `Treasures in hand add ${treasure}.` : `${coins(view.coins)} to spend.`,
      deeds: [
        treasure > 0 ? { ...treasures, primary: false } : end,
        { text: `Play ${nameOf(open)}`, key: 'Enter', primary: true, run: confirm },
      ],
    };
  if (pile !== null) {
    const cost = COSTS[pile];
    const first = deciding.reach(pile) === 'treasures';
    const left = have - cost;
    const buys = view.buys - 1;
    return {
      ...base,
      phase: 1,
      sentence: `Buy ${nameOf(pile)} for ${cost}?`,
      hint: `${first ? 'Plays your treasures first. ' : ''}Leaves ${coins(first ? left : view.coins - cost)}${buys === 0 ? ' and ends your turn' : ` and ${many(buys, 'buy')}`}.${acting ? ' Your actions end.' : ''}`,
      deeds: [
        { text: 'Back', key: 'Esc', primary: false, run: deciding.clear },
        {
          text: first ? `Play treasures, buy ${nameOf(pile)}` : `Buy ${nameOf(pile)}`,
          brief: `Buy ${nameOf(pile)}`,
          key: 'Enter',
          primary: true,
          run: confirm,
        },
      ],
    };
  }
  const short = COSTS[PROVINCE] - have;
  const out =
    short > 0 && short <= 2 && (view.supply[PROVINCE] ?? 0) > 0 ? ` A Province is ${coins(short)} out of reach.` : '';
  if (acting)
    return {
      ...base,
      sentence: 'Play an action, or go on to buying',
      hint:
        treasure > 0
          ? `Your treasures add ${treasure}: ${coins(have)} to spend.`
          : `${coins(view.coins)} to spend, no treasure in hand.`,
      deeds:
        treasure > 0
          ? [end, treasures]
          : [end, { text: 'Go on to buying', brief: 'Buy', key: 'T', primary: true, run: () => say(['end actions']) }],
    };
  if (treasure > 0)
    return {
      ...base,
      sentence: 'Play treasures, or buy a card',
      hint: `Treasures in hand add ${treasure}: ${coins(have)}, ${many(view.buys, 'buy')}.${out}`,
      deeds: [end, treasures],
    };
  return {
    ...base,
    sentence: 'Buy a card, or end your turn',
    hint: `${coins(view.coins)} and ${many(view.buys, 'buy')}.${out}`,
    deeds: [{ ...end, primary: view.coins < 2 }],
  };
}

type Part = Pick<Prompt, 'sentence' | 'hint' | 'deeds'> & Partial<Prompt>;

function either(view: View, asked: Asked, { question, say }: Deciding, name: (seat: number) => string): Part {
  const words = question.kind === 'either' ? question.words : [];
  const { owner, player, source } = asked;
  const [seen] = asked.among;
  const shown = seen ?? view.players[owner].seen[0] ?? -1;
  const card = shown < 0 ? 'a card' : nameOf(shown);
  const asking = nameOf(source);
  const two = (yes: string, yesText: string, no: string, noText: string): Deed[] =>
    [
      { word: no, text: noText, key: 'N', primary: false },
      { word: yes, text: yesText, key: 'Y', primary: true },
    ]
      .filter(({ word }) => words.includes(word))
      .map(({ word, ...deed }) => ({ ...deed, run: () => say([word]) }));
  switch (asked.verb) {
    case 'reveal':
      return {
        tone: 'reaction',
        sentence: `${asking} is played by ${name(player)}. Reveal Moat?`,
        hint: `You answer before ${asking} does anything. The Moat stays in your hand.`,
        deeds: two('reveal Moat', 'Reveal Moat', 'pass', sufferOf(source)[0]),
      };
    case 'play':
      return {
        sentence: `${asking}: play ${card}, which you discarded?`,
        hint: 'It uses up no action. Otherwise it stays in your discard pile.',
        deeds: two(`play ${card}`, `Play ${card}`, 'pass', 'Leave it'),
      };
    case 'discard': {
      const own = owner === view.seat;
      return {
        tone: 'mine',
        sentence: `${asking}: ${own ? 'your' : possessive(name(owner))} top card is ${card}`,
        hint: own ? 'Leave it to draw it next, or discard it.' : `Leave it for ${name(owner)} to draw, or discard it.`,
        deeds: two(`keep ${card}`, 'Leave it on the deck', `discard ${card}`, 'Discard it'),
      };
    }
    case 'set aside': {
      const missing = 7 - view.players[owner].held;
      return {
        sentence: `${asking}: you drew ${card}`,
        hint: `You draw until you hold 7: ${cards(missing)} to go. What you set aside is discarded afterwards.`,
        deeds: two(`keep ${card}`, `Keep ${card}`, `set aside ${card}`, 'Set it aside'),
      };
    }
    default: {
      const { deck } = view.players[owner];
      return {
        sentence: `${asking}: discard your whole deck?`,
        hint: `${cards(deck)} would go to your discard pile and be shuffled in sooner.`,
        deeds: two('flip deck', 'Discard the deck', 'pass', 'Leave it'),
      };
    }
  }
}

const doing = { discard: 'Discard', trash: 'Trash', topdeck: 'Put back', play: 'Play', gain: 'Gain' } as const;

function pick(view: View, asked: Asked, deciding: Deciding, name: (seat: number) => string): Part {
  const { question, pieces, pile, confirm, clear, ready, say } = deciding;
  if (question.kind !== 'pick') throw new Error('not a pick');
  const { verb, least, most, stop } = question;
  const asking = nameOf(asked.source);
  const chosen = question.from === 'supply' ? (pile === null ? [] : [pile]) : pieces.map(pieceCard);
  const count = chosen.length;
  const what = most === 1 && chosen[0] !== undefined ? nameOf(chosen[0]) : cards(least > 1 ? least : count);
  const act = doing[verb];
  const go = (text: string): Deed => ({ text, key: 'Enter', primary: true, off: !ready, run: confirm });
  const back: Deed[] = count > 0 ? [{ text: 'Clear', key: 'Esc', primary: false, run: clear }] : [];
  const decline = (text: string): Deed[] =>
    stop === null ? [] : [{ text, key: 'N', primary: false, run: () => say([stop]) }];
  const attacker = asked.player === view.seat ? '' : `${possessive(name(asked.player))} attack. `;
  if (asked.from === 'looked') return lookedAt();
  if (asked.from === 'discard')
    return {
      sentence: `${asking}: put a card of your discard pile onto your deck?`,
      hint: count > 0 ? `You draw ${what} next.` : 'Choose one of them, or none.',
      deeds: [...back, ...decline('Nothing'), go(count > 0 ? `Put ${what} on the deck` : 'Choose a card')],
    };
  switch (verb) {
    case 'discard': {
      if (asked.decline !== null) return pickFromHand();
      const more = least - count;
      const keeps = asked.keep === null ? '' : `You keep ${asked.keep}. `;
      return {
        sentence: `${asking}: discard ${cards(least)}`,
        hint: `${attacker}${keeps}${more > 0 ? `Choose ${more}${count > 0 ? ' more' : ''}.` : 'That is enough.'}`,
        pips: { have: count, of: least },
        deeds: [...back, go(`Discard ${cards(least)}`)],
      };
    }
    case 'play': {
      const times = asked.plays > 2 ? `${asked.plays} times` : 'twice';
      return {
        sentence: `${asking}: choose an action to play ${times}`,
        hint:
          count > 0
            ? `${what} is played ${times}; it costs no further action.`
            : 'The lit cards of your hand can be chosen.',
        deeds: [...decline('Play nothing'), go(count > 0 ? `Play ${what} ${times}` : 'Choose an action')],
      };
    }
    case 'gain': {
      if (asked.from === 'loot') return loot();
      const thing = asked.kind === 'card' ? 'card' : 'treasure';
      const to = asked.to === 'hand' ? 'your hand' : asked.to === 'deck' ? 'your deck' : 'your discard pile';
      return {
        sentence: `${asking}: gain a ${thing} costing up to ${asked.price ?? 0}`,
        hint: count > 0 ? `${what} goes to ${to}.` : `Choose a lit pile. It goes to ${to} and costs you nothing.`,
        deeds: [...back, go(count > 0 ? `Gain ${what}` : `Choose a ${thing}`)],
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
          ? 'Choose one of the revealed cards.'
          : own
            ? `${what} is trashed, the other card is discarded.`
            : `${what} is trashed; you may gain it.`,
      deeds: [...back, go(count > 0 ? `Trash ${what}` : 'Choose a treasure')],
    };
  }

  function loot(): Part {
    return {
      sentence: `${asking}: which of the trashed treasures do you gain?`,
      hint: count > 0 ? `${chosen.map(nameOf).join(' and ')} to your discard pile.` : 'Choose any of them, or none.',
      deeds: [...back, go(count > 0 ? `Gain ${count === 1 ? nameOf(chosen[0]) : cards(count)}` : 'Gain nothing')],
    };
  }

  function lookedAt(): Part {
    const names = chosen.map(nameOf).join(' and ');
    if (asked.order)
      return {
        sentence: `${asking}: which card goes back on top?`,
        hint: count > 0 ? `You draw ${what} first.` : 'Choose the one you want to draw first.',
        deeds: [...back, go(count > 0 ? `${what} on top` : 'Choose a card')],
      };
    const then = verb === 'trash' ? 'You may discard what is left.' : 'The rest goes back onto your deck.';
    return {
      sentence: `${asking}: ${verb} any of these cards`,
      hint: `${count === 0 ? 'Choose any of them, or none.' : verb === 'trash' ? `${names} will leave the game.` : `${names} to your discard pile.`} ${then}`,
      deeds: [...back, go(count > 0 ? `${act} ${names}` : `${act} nothing`)],
    };
  }

  function pickFromHand(): Part {
    if (verb === 'topdeck') {
      const thing = asked.kind === 'card' ? 'card' : 'victory card';
      return {
        sentence: `${asking}: put a ${thing} onto your deck`,
        hint: `${attacker}You will draw it again next.`,
        deeds: [...back, go(count > 0 ? `Put ${what} on the deck` : `Choose a ${thing}`)],
      };
    }
    if (asking === 'Cellar')
      return {
        sentence: `${asking}: discard any number of cards`,
        hint: count > 0 ? `You discard ${count} and draw ${count}.` : 'You draw as many as you discard.',
        deeds: [...back, go(count > 0 ? `Discard ${count}, draw ${count}` : 'Discard nothing')],
      };
    if (most > 1 || asked.limit + asked.picked > 1)
      return {
        sentence: `${asking}: trash up to ${cards(Math.min(asked.limit, most))}`,
        hint: count > 0 ? `${chosen.map(nameOf).join(', ')} will leave the game.` : 'They leave your deck for good.',
        pips: { have: count, of: most },
        deeds: [...back, go(count > 0 ? `Trash ${count}` : 'Trash nothing')],
      };
    if (asking === 'Moneylender')
      return {
        sentence: `${asking}: trash a Copper for 3 coins?`,
        hint: 'The Copper leaves your deck for good.',
        deeds: [...decline('Keep it'), go(count > 0 ? 'Trash Copper, +3' : 'Choose a Copper')],
      };
    const [first] = chosen;
    const dearer = asking === 'Mine' ? 3 : 2;
    const then =
      first === undefined
        ? `You then gain ${asking === 'Mine' ? 'a treasure to your hand' : 'a card'} costing up to ${dearer} more.`
        : `You then gain ${asking === 'Mine' ? 'a treasure to your hand' : 'a card'} costing up to ${COSTS[first] + dearer}.`;
    return {
      sentence: `${asking}: ${act.toLowerCase()} a ${asking === 'Mine' ? 'treasure' : 'card'} from your hand`,
      hint: then,
      deeds: [
        ...back,
        ...decline('Nothing'),
        go(count > 0 ? `${act} ${what}` : `Choose a ${asking === 'Mine' ? 'treasure' : 'card'}`),
      ],
    };
  }
}
