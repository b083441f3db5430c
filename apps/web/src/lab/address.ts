/** The lab's address: the set-up it asks for, as far as that exists, kept in step with the page. */
import type { GamePack } from '@baize/game';
import { catalogue } from '@baize/games';
import { useEffect, useRef } from 'react';
import { type Link, readLink, writeLink } from './link.ts';
import { defaultSetup, granted, type Setup } from './setup.ts';
import { texts } from './texts.ts';

/** What the address or a click asked for; it is granted once the game is there. */
export interface LabRequest {
  /** Counts up: whatever is asked anew starts anew. */
  readonly id: number;
  readonly game: string;
  readonly link: Link | null;
  readonly problems: readonly string[];
}

const first = catalogue[0];

let ids = 0;

/** The game alone, with its usual set-up. */
export const askedFor = (game: string): LabRequest => ({ id: ids++, game, link: null, problems: [] });

export function askedBy(hash: string): LabRequest {
  const link = readLink(hash);
  const game = link?.wish.game ?? first.name;
  if (catalogue.some(({ name }) => name === game)) return { ...askedFor(game), link };
  return { ...askedFor(first.name), problems: [texts.problem.game(game, first.title)] };
}

/** The set-up that was asked for, as far as it exists. */
export function grant(
  pack: GamePack,
  { link, problems }: LabRequest,
): { setup: Setup; problems: readonly string[]; compared: Setup | null } {
  if (link === null) return { setup: defaultSetup(pack), problems, compared: null };
  const own = granted(pack, link.wish);
  const { compared } = link;
  if (compared === null) return { ...own, compared: null };
  if (compared.game !== pack.game.name)
    return { ...own, problems: [...own.problems, texts.problem.compared], compared: null };
  const other = granted(pack, compared);
  return { setup: own.setup, problems: [...own.problems, ...other.problems], compared: other.setup };
}

/** Keeps the address true to the set-up, and follows an address that somebody pastes. */
export function useAddress(
  pack: GamePack,
  setup: Setup,
  compared: Setup | null,
  ask: (asked: LabRequest) => void,
): void {
  const link = `#${writeLink(pack, setup, compared)}`;
  const current = useRef(link);
  useEffect(() => {
    current.current = link;
    // Browsers allow an address only this many changes a second.
    const timer = setTimeout(() => history.replaceState(history.state, '', link), 250);
    return () => clearTimeout(timer);
  }, [link]);
  useEffect(() => {
    const follow = (): void => {
      if (location.hash === current.current) return;
      // A jump within the page, such as past the navigation, asks for nothing.
      if (readLink(location.hash) === null) history.replaceState(history.state, '', current.current);
      else ask(askedBy(location.hash));
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [ask]);
}
