/** By which names this server may be called, and from which pages: a page elsewhere, or a name that was made to point here, gets no answer. */
import { isIP } from 'node:net';

interface Names {
  /** Where people find it, such as `https://baize.example`; empty where any name will do. */
  readonly publicUrl: string;
  /** Further host names. */
  readonly hosts: readonly string[];
}

type Headers = Readonly<Record<string, string | string[] | undefined>>;

export type KnownOrigin = (headers: Headers) => boolean;

/** Whether the `Host` and, if there is one, the `Origin` of a request are ours. Without a public address every one is. */
export function knownOrigin({ publicUrl, hosts }: Names): KnownOrigin {
  if (publicUrl === '' && hosts.length === 0) return () => true;
  const own = publicUrl === '' ? [] : [new URL(publicUrl).hostname];
  const names = new Set(['localhost', ...own, ...hosts].map((name) => name.toLowerCase()));
  const ours = (name: string | null): boolean => name !== null && (isIP(name) !== 0 || names.has(name));
  return ({ host, origin }) =>
    ours(nameIn(`http://${String(host ?? '')}`)) && (origin === undefined || ours(nameIn(String(origin))));
}

/** The host name of an address, without the brackets of IPv6; `null` where there is none. */
function nameIn(address: string): string | null {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^\[|\]$/g, '') : null;
}
