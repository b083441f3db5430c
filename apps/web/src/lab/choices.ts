/** Who may sit down in the lab: lists of one's own, the game's bots, those for measuring, and those of any game. */
import { findPlayer, playersOf, sparringOf } from '@baize/bots';
import type { AnyBot, GamePack } from '@baize/game';
import { texts as page } from '../texts.ts';
import type { List } from './setup.ts';
import { texts } from './texts.ts';

interface Choices {
  readonly label: string;
  readonly players: readonly { readonly name: string; readonly text: string }[];
}

/** Budgets worth a place in the menu; a link may name any other. */
const general = ['random', 'rollout:50', 'rollout:200', 'search:100', 'search:1000', 'search:5000', 'search:100ms'];

export function choicesOf(pack: GamePack, lists: readonly List[], chosen: readonly string[]): readonly Choices[] {
  const plain = (players: readonly AnyBot[]): Choices['players'] => players.map(({ name }) => ({ name, text: name }));
  const groups: Choices[] = [
    { label: texts.groups.lists, players: lists.map(({ name }) => ({ name, text: name })) },
    {
      label: texts.groups.bots,
      players: playersOf(pack).map(({ name, stars }) => ({ name, text: `${page.level(stars)}: ${name}` })),
    },
    { label: texts.groups.sparring, players: plain(sparringOf(pack)) },
    { label: texts.groups.any, players: general.map((name) => ({ name, text: name })) },
  ];
  const known = groups.flatMap(({ players }) => players.map(({ name }) => name));
  const others = [...new Set(chosen)].filter((name) => !known.includes(name));
  return [...groups, { label: texts.groups.link, players: others.map((name) => ({ name, text: name })) }].filter(
    ({ players }) => players.length > 0,
  );
}

/** A sentence on a player, and its stars where it has any. */
export function described(
  pack: GamePack,
  lists: readonly List[],
  name: string,
): { about: string; stars: number | null } {
  const list = lists.find((each) => each.name === name);
  if (list !== undefined) return { about: aboutList(pack, list), stars: null };
  const bot = findPlayer(pack, name);
  const rated = playersOf(pack).some((each) => each.name === bot?.name);
  const about = [bot?.about ?? '', ...(bot?.slowStart === true ? [texts.slowStart] : [])].join(' ');
  return { about, stars: rated ? (bot?.stars ?? null) : null };
}

/** What a list says about itself; while it has mistakes it says nothing. */
function aboutList(pack: GamePack, { name, text }: List): string {
  try {
    return pack.readBot?.(text, name).about ?? texts.listPlayer;
  } catch {
    return texts.listPlayer;
  }
}
