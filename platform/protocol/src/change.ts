/** What has changed between two views, as JSON: much less to write, send and read than the second view. */

/** `[value]` replaces what was there; otherwise the changes of some members of an object, or elements of a list of the same length. */
export type Change = readonly [unknown] | { readonly [key: string]: Change };

type Members = Readonly<Record<string, unknown>>;

const isMembers = (value: unknown): value is Members => typeof value === 'object' && value !== null;

/** `null` where nothing has changed. Both are plain JSON, as views are. */
export function changeOf(before: unknown, after: unknown): Change | null {
  if (before === after) return null;
  if (!isMembers(before) || !isMembers(after) || Array.isArray(before) !== Array.isArray(after)) return [after];
  return Array.isArray(before) && Array.isArray(after) ? changeOfList(before, after) : changeOfMembers(before, after);
}

function changeOfList(before: readonly unknown[], after: readonly unknown[]): Change | null {
  if (before.length !== after.length) return [after];
  let changes: Record<string, Change> | null = null;
  for (let i = 0; i < after.length; i++) {
    const change = before[i] === after[i] ? null : changeOf(before[i], after[i]);
    if (change === null) continue;
    changes ??= {};
    changes[i] = change;
  }
  return changes;
}

/** Counted and looked up, for lists of keys to compare would be a tenth of what a move of Splendor allocates. */
function changeOfMembers(before: Members, after: Members): Change | null {
  let changes: Record<string, Change> | null = null;
  let more = 0;
  for (const key in after) {
    const old = before[key];
    if (old === undefined) return [after];
    more += 1;
    const change = old === after[key] ? null : changeOf(old, after[key]);
    if (change === null) continue;
    changes ??= {};
    changes[key] = change;
  }
  for (const _ in before) more -= 1;
  return more === 0 ? changes : [after];
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
