/** What has changed between two views, as JSON: much less to write, send and read than the second view. */

/** `[value]` replaces what was there; otherwise the changes of some members of an object, or elements of a list of the same length. */
export type Change = readonly [unknown] | { readonly [key: string]: Change };

type Members = Readonly<Record<string, unknown>>;

const isMembers = (value: unknown): value is Members => typeof value === 'object' && value !== null;

/** `null` where nothing has changed. Both are plain JSON, as views are. */
export function changeOf(before: unknown, after: unknown): Change | null {
  if (before === after) return null;
  if (!isMembers(before) || !isMembers(after) || !alike(before, after)) return [after];
  let changes: Record<string, Change> | null = null;
  for (const key in after) {
    const change = changeOf(before[key], after[key]);
    if (change === null) continue;
    changes ??= {};
    changes[key] = change;
  }
  return changes;
}

/** Two lists of one length, or two objects with the same keys in the same order. */
function alike(one: Members, other: Members): boolean {
  if (Array.isArray(one) || Array.isArray(other))
    return Array.isArray(one) && Array.isArray(other) && one.length === other.length;
  const keys = Object.keys(one);
  const others = Object.keys(other);
  if (keys.length !== others.length) return false;
  for (let i = 0; i < keys.length; i++) if (keys[i] !== others[i]) return false;
  return true;
}

/** The view after a change; what did not change is shared with the view before. */
export function changed(before: unknown, change: Change): unknown {
  if (isReplacement(change)) return change[0];
  const after = Array.isArray(before) ? [...before] : { ...(before as Members) };
  const members = after as Record<string, unknown>;
  for (const [key, each] of Object.entries(change)) members[key] = changed(members[key], each);
  return after;
}

const isReplacement = (change: Change): change is readonly [unknown] => Array.isArray(change);
