/** Whole addresses of pages, to hand on to others. */
import { queryHref } from './site/location.ts';

/** Whether this is the static site, which any file host can serve. */
export const isSite = import.meta.env.MODE === 'site';

export const addressOf = (path: string): string =>
  isSite ? new URL(queryHref(path), location.href).href : `${location.origin}${path}`;
