/** What a model is told: a template that anybody may change, filled in for each decision. */
import { BaizeError } from '@baize/game';

/** Above the line `---` stands what holds all game long, below it the question. */
export const usualPrompt = `You play {{game}} with {{seats}} players; you are {{me}}. Play to win.

{{rules}}

# How to answer

{{how}}
---
{{table}}

Legal moves:
{{moves}}

{{refused}}
`;

const blanks = ['game', 'seats', 'me', 'rules', 'how', 'table', 'moves', 'refused'] as const;
export type Blanks = Readonly<Record<(typeof blanks)[number], string>>;

const blank = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** Throws a sentence about what is wrong with a template. */
export function checkPrompt(template: string): void {
  const named = Array.from(template.matchAll(blank), (match) => match[1]);
  const unknown = named.find((name) => !blanks.some((each) => each === name));
  const known = blanks.map((each) => `{{${each}}}`).join(', ');
  if (unknown !== undefined)
    throw new BaizeError('BAD_PROMPT', `The prompt has {{${unknown}}}, but there is only ${known}.`);
  if (!named.includes('moves'))
    throw new BaizeError('BAD_PROMPT', 'The prompt shows no legal moves: it needs {{moves}}.');
  if (!/^---\s*$/m.test(template))
    throw new BaizeError('BAD_PROMPT', 'The prompt needs a line --- between what always holds and the question.');
}

export function filled(template: string, values: Blanks): { readonly system: string; readonly user: string } {
  const [system = '', ...rest] = template.split(/^---\s*$/m);
  const fill = (text: string): string =>
    text.replace(blank, (whole, name: string) => Object.entries(values).find(([each]) => each === name)?.[1] ?? whole);
  return { system: fill(system).trim(), user: fill(rest.join('---')).trim() };
}

/** How the move is to be said. */
export const how = {
  tools: 'Call the tool `play` with the number of one legal move, and say in a sentence why.',
  text: 'Think as briefly as you can. End with a line `MOVE: n`, where n is the number of one legal move.',
} as const;
