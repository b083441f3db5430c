/** The views of one position as JSON. Most of a view is the same for every seat: that is compared, which costs little, and written once. */

type Members = Readonly<Record<string, unknown>>;

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Stands for a member that differs between seats in the text of what they share. */
const gap = '\u0000own\u0000';
const gapText = JSON.stringify(gap);

/**
 * A text for each view, in the same order. Views are plain JSON. Each is written as if it were alone, byte for byte: if members stood elsewhere when seats
 * agree in them, their order would tell a player that somebody holds the same hand.
 */
export function viewTexts(views: readonly unknown[]): string[] {
  const [first] = views;
  if (views.length < 2 || !isMembers(first) || !views.every(isMembers)) return views.map(textOf);
  const own: string[] = [];
  for (const key in first) if (!isShared(key, first, views)) own.push(key);
  const size = sizeOf(first);
  const alike = (view: Members): boolean => sizeOf(view) === size && own.every((key) => view[key] !== undefined);
  if (own.length === size || !views.every(alike)) return views.map(textOf);
  const shared: Record<string, unknown> = { ...first };
  // An object put together member by member would cost more than is saved.
  for (const key of own) shared[key] = gap;
  const [begin, ...parts] = JSON.stringify(shared).split(gapText);
  if (parts.length !== own.length) return views.map(textOf);
  return views.map((view) => {
    let text = begin;
    for (let i = 0; i < own.length; i++) text += JSON.stringify(view[own[i]]) + parts[i];
    return text;
  });
}

const textOf = (view: unknown): string => JSON.stringify(view);

/** Members that are written: those that are not undefined. */
function sizeOf(members: Members): number {
  let size = 0;
  for (const key in members) if (members[key] !== undefined) size += 1;
  return size;
}

function isShared(key: string, first: Members, views: readonly Members[]): boolean {
  for (let i = 1; i < views.length; i++) if (!isSame(first[key], views[i][key])) return false;
  return true;
}

function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (!Array.isArray(one)) return !Array.isArray(other) && hasSame(one as Members, other as Members);
  if (!Array.isArray(other) || one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (!isSame(one[i], other[i])) return false;
  return true;
}

function hasSame(one: Members, other: Members): boolean {
  for (const key in one) if (!isSame(one[key], other[key])) return false;
  return sizeOf(one) === sizeOf(other);
}
