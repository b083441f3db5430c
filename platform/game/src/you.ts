/** Sentences about oneself: "You play Copper" instead of "Ada plays Copper". */

const irregular: Readonly<Record<string, string>> = { is: 'are', has: 'have', does: 'do', goes: 'go' };

/** A second thing that the subject does. */
const alsoDoes = / and (is|passes|takes|wins)\b/;

function plural(verb: string): string {
  const known = irregular[verb];
  if (known !== undefined) return known;
  if (/(?:ss|sh|ch|x|z)es$/.test(verb)) return verb.slice(0, -2);
  return verb.endsWith('s') ? verb.slice(0, -1) : verb;
}

/** The sentence as its subject reads it, where it begins with that name or with a thing of theirs; others stay as they are. */
export function asYou(text: string, name: string): string {
  const [thing = '', fate] = text.split(` of ${name} is `);
  if (fate !== undefined) return `Your ${thing} is ${fate}`;
  if (text.includes(` visits ${name} `)) return text.replace(` visits ${name} `, ' visits you ');
  if (text.startsWith(`${name}, turn `)) return `Your turn${text.slice(`${name}, turn`.length)}`;
  if (!text.startsWith(`${name} `)) return laterYou(text, name);
  const [verb = '', ...rest] = text.slice(name.length + 1).split(' ');
  const end = /[.,:]+$/.exec(verb)?.[0] ?? '';
  const bare = end === '' ? verb : verb.slice(0, -end.length);
  return ['You', plural(bare) + end, ...rest]
    .join(' ')
    .replace(alsoDoes, (_, second: string) => ` and ${plural(second)}`);
}

/** `The game is over. Ada wins.`: the name begins a later sentence, or what follows a colon. */
function laterYou(text: string, name: string): string {
  for (const [mark, you] of [
    ['. ', 'You'],
    [': ', 'you'],
  ] as const) {
    const [before = '', after] = text.split(`${mark}${name} `);
    if (after === undefined) continue;
    const [verb = ''] = /^\w+/.exec(after) ?? [];
    return `${before}${mark}${you} ${plural(verb)}${after.slice(verb.length)}`;
  }
  return text;
}
