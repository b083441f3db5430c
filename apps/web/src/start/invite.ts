/** Reading an invite as people paste it. */

/** The place it leads to, from a whole link or its end; `null` when it is none. */
export function inviteTarget(pasted: string): string | null {
  const found = /(?:^|\/t\/)([a-z0-9]{12})\/?#([\w-]+)$/.exec(pasted.trim());
  return found === null ? null : `/t/${found[1]}#${found[2]}`;
}
