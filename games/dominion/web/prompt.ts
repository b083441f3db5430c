/** The prompt in words: a sentence that names the card asking, what follows from the choice, and the buttons. */
import type { Result } from '@baize/game';
import type { TableProps } from '@baize/table';
import type { Event } from '../src/events.ts';
import { type Card, nameOf } from '../src/facts.ts';
import { type Question, questionOf } from '../src/question.ts';
import type { View } from '../src/view.ts';
import type { Deciding } from './deciding.ts';
import { pickPart } from './pick.ts';
import { shownStep } from './shownStep.ts';
import { type Turn, turnsOf } from './story.ts';
import { texts } from './texts.ts';
import { turnPrompt } from './turn.ts';

export interface PromptButton {
  readonly text: string;
  /** Shorter, where there is little room. */
  readonly brief?: string;
  readonly key: string;
  readonly primary: boolean;
  /** Not complete yet: pressing says what is missing. */
  readonly off?: boolean;
  readonly run: () => void;
}

export interface Prompt {
  /** `step`: a move of others is being shown, or prepared. */
  readonly tone: 'mine' | 'attack' | 'reaction' | 'wait' | 'step' | 'over';
  readonly sentence: string;
  readonly hint: string;
  readonly asking: Card | null;
  readonly pips: { readonly have: number; readonly of: number } | null;
  readonly buttons: readonly PromptButton[];
  /** 0 actions, 1 buying; `null` when a card asks. */
  readonly phase: number | null;
}

/** Not at a table where everybody plays on. */
type Where = Partial<Pick<TableProps, 'replay' | 'position'>>;

const { cards, possessive } = texts;

/** What happens to who does not reveal a Moat. */
const suffer: Readonly<Record<string, readonly [string, string]>> = {
  Witch: ['Take the Curse', 'A Curse goes to your discard pile: −1 point.'],
  Militia: ['Discard down to 3', 'You keep 3 cards.'],
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
  over: Pick<Result, 'how' | 'winners' | 'scores' | 'early'> | null,
  where: Where = {},
): Prompt {
  const plain = { asking: null, pips: null, buttons: [], phase: null } as const;
  if (over !== null) {
    const { how, winners } = over;
    const hint = over.early ? how : `${how} ${standingsOf(over, name)}`;
    return { ...plain, tone: 'over', sentence: texts.over(winners.map(name)), hint };
  }
  const { question } = deciding;
  if (question.kind === 'none') return waiting(view, name, ask, where);
  if (question.kind === 'turn') return turnPrompt(view, deciding);
  const asked = questionOf(view);
  if (asked === null) return { ...plain, tone: 'wait', sentence: ask, hint: '' };
  const attack = asked.player !== view.seat;
  const base = { ...plain, asking: asked.source, tone: attack ? 'attack' : 'mine' } as const;
  return question.kind === 'either'
    ? { ...base, ...either(view, asked, deciding, name) }
    : { ...base, ...pickPart(view, asked, deciding, name) };
}

/** Everybody's points, the winner first. */
function standingsOf({ winners, scores }: Pick<Result, 'winners' | 'scores'>, name: (seat: number) => string): string {
  const places = scores
    .map((_, seat) => seat)
    .toSorted((a, b) => scores[b] - scores[a] || Number(winners.includes(b)) - Number(winners.includes(a)));
  return texts.standings(places.map((seat) => ({ name: name(seat), points: scores[seat] })));
}

function waiting(
  view: View,
  name: (seat: number) => string,
  ask: string,
  { replay = false, position = false }: Where,
): Prompt {
  const frame = view.stack.at(-1);
  const who = view.asked < 0 ? '' : name(view.asked);
  const own = view.asked === view.seat && !replay;
  const asked = frame === undefined ? null : ask.replace(/^.*? must answer\. /, '');
  return {
    tone: 'wait',
    sentence: own
      ? position
        ? 'Your decision'
        : 'One moment'
      : (position || who === texts.you) && frame === undefined
        ? texts.theirTurn(who)
        : (frame === undefined ? texts.nowPlaying : texts.deciding)(who),
    hint: asked ?? (own || replay || position ? '' : 'Meanwhile, look at any card.'),
    asking: frame?.card ?? null,
    pips: null,
    buttons: [],
    phase: null,
  };
}

/** The turn of somebody else of which a step is being shown; `null` while nobody plays, or thinks. */
export function turnShown({ view, seat, players, log, step, pacing }: TableProps<View, Event>): Turn | null {
  if (pacing === null) return null;
  const { last, now, lane } = turnsOf(step === null ? log : [...log, step.events], players.length);
  const turn = last[lane ?? view.current] ?? null;
  // somebody thinks: about a card, or before the first of the turn
  if (turn === null || turn.seat === seat || (!pacing.busy && (view.stack.length > 0 || now !== lane))) return null;
  return turn;
}

/** While the moves of others are shown: the step that is, and who comes next. */
export function followed(turn: Turn | null, seats: number, name: (seat: number) => string): Prompt | null {
  const shown = turn === null ? null : shownStep(turn, name);
  if (turn === null || shown === null) return null;
  const next = name((turn.seat + 1) % seats);
  return {
    tone: 'step',
    sentence: shown.sentence,
    hint: `${shown.hits} ${texts.steps.line(shown.number, next)}`.trim(),
    asking: null,
    pips: null,
    buttons: [],
    phase: null,
  };
}

export type Part = Pick<Prompt, 'sentence' | 'hint' | 'buttons'> & Partial<Prompt>;

function either(view: View, asked: Question, { question, say }: Deciding, name: (seat: number) => string): Part {
  const words = question.kind === 'either' ? question.words : [];
  const { owner, player, source } = asked;
  const [seen] = asked.among;
  const shown = seen ?? view.players[owner].seen[0] ?? -1;
  const card = shown < 0 ? 'a card' : nameOf(shown);
  const asking = nameOf(source);
  const two = (yes: string, yesText: string, no: string, noText: string): PromptButton[] =>
    [
      { word: no, text: noText, key: 'N', primary: false },
      { word: yes, text: yesText, key: 'Y', primary: true },
    ]
      .filter(({ word }) => words.includes(word))
      .map(({ word, ...button }) => ({ ...button, run: () => say([word]) }));
  switch (asked.verb) {
    case 'reveal':
      return {
        tone: 'reaction',
        sentence: `${texts.steps.plays(name(player), asking)}. Reveal Moat?`,
        hint: 'Nothing has happened yet. The Moat stays in your hand.',
        buttons: two('reveal Moat', 'Reveal Moat', 'pass', sufferOf(source)[0]),
      };
    case 'play':
      return {
        sentence: `${asking}: play the discarded ${card}?`,
        hint: 'It costs no action.',
        buttons: two(`play ${card}`, `Play ${card}`, 'pass', 'Leave it'),
      };
    case 'discard': {
      const own = owner === view.seat;
      return {
        tone: 'mine',
        sentence: `${asking}: leave ${card} on ${own ? 'your' : possessive(name(owner))} deck?`,
        hint: own ? 'Leave it to draw it next, or discard it.' : `Leave it for ${name(owner)} to draw, or discard it.`,
        buttons: two(`keep ${card}`, 'Leave it', `discard ${card}`, 'Discard it'),
      };
    }
    case 'set aside':
      return {
        sentence: `${asking}: keep ${card} in your hand?`,
        hint: `You hold ${view.players[owner].held} of 7. Cards set aside are discarded.`,
        buttons: two(`keep ${card}`, `Keep ${card}`, `set aside ${card}`, 'Set it aside'),
      };
    default: {
      const { deck } = view.players[owner];
      return {
        sentence: `${asking}: discard your whole deck?`,
        hint: `Its ${cards(deck)} would be shuffled in at your next draw.`,
        buttons: two('flip deck', 'Discard the deck', 'pass', 'Leave it'),
      };
    }
  }
}
