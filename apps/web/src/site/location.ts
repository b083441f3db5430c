/** Addresses of the static site. One document on any file host, so the page is in the query: `./?/t/abc#move-3`. */
import { useSyncExternalStore } from 'react';
import type { BaseLocationHook } from 'wouter';

const here = (): string => (location.search.startsWith('?/') ? location.search.slice(1) : '/');
/** Relative, so that the site works in any folder. */
export const queryHref = (path: string): string => (path === '/' ? './' : `?${path}`);

// The router itself makes the last two out of calls to `history`.
const events = ['popstate', 'hashchange', 'pushState', 'replaceState'];

function subscribe(listener: () => void): () => void {
  for (const event of events) addEventListener(event, listener);
  return () => {
    for (const event of events) removeEventListener(event, listener);
  };
}

const go = (to: string, { replace = false, state = null }: { replace?: boolean; state?: unknown } = {}): void =>
  history[replace ? 'replaceState' : 'pushState'](state, '', queryHref(to));

export const useQueryLocation: BaseLocationHook & { hrefs: (href: string) => string } = Object.assign(
  () => [useSyncExternalStore(subscribe, here), go] as [string, typeof go],
  { hrefs: queryHref },
);
