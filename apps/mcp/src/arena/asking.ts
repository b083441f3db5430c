/** How a program or a model is asked for a move, and what it said. */
import { indexIn, questionOf, type Question, saidIn, type ViewForm } from '@baize/bots';
import { seeded, unit } from '@baize/game';
import { Program, type Turn } from '@baize/lab';
import type { ModelPlayer } from '@baize/models';
import { Refused, type ViewAnswer } from '@baize/protocol';
import { hearMove } from '../hearing.ts';
import type { MoveInput } from '../schemas.ts';
import type { Entrant } from './entrants.ts';
import type { Chair } from './match.ts';

export type AskedAnswer = Pick<Turn, 'shown' | 'said' | 'tokens' | 'cost' | 'seconds'> &
  ({ readonly words: readonly string[] } | { readonly refused: string });

export interface AskedPlayer {
  /** `complaints` are about earlier answers to the same question. */
  ask(chair: Chair, look: ViewAnswer, complaints: readonly string[]): Promise<AskedAnswer>;
  close?(): void;
}

function question({ plan, seat }: Chair, look: ViewAnswer, form: ViewForm): Question {
  const players = plan.entrants.map(({ name }) => name);
  const luck = unit(seeded(`${plan.seed}|${seat}|${look.version}`));
  return questionOf(plan.pack, { match: plan.name, seat, players, view: look.view, legal: look.legal, luck }, form);
}

export const askModel = (player: ModelPlayer): AskedPlayer => ({
  async ask(chair, look, complaints) {
    const { index, refused, shown, said, tokens, cost, seconds } = await player.ask(
      question(chair, look, 'none'),
      complaints,
    );
    const turn = { shown, said, tokens, cost, seconds };
    return index === null ? { ...turn, refused: refused ?? '' } : { ...turn, words: [look.legal[index]] };
  },
});

/** Asked again, its question begins with what was wrong. */
export function askProgram({ command, views }: Entrant & { kind: 'program' }, seconds: number): AskedPlayer {
  const program = new Program(command, seconds, views);
  return {
    async ask(chair, look, complaints) {
      const plain = question(chair, look, views);
      const text = [...complaints.slice(-1), plain.text].join('\n');
      const began = performance.now();
      const answer = await program.ask({ ...plain, text });
      const said = 'line' in answer ? answer.line : '';
      const turn = { shown: text, said, tokens: null, cost: null, seconds: (performance.now() - began) / 1000 };
      return 'line' in answer
        ? { ...turn, ...hear(said, look, chair) }
        : { ...turn, refused: 'NO_ANSWER: nothing was said in time; say an index.' };
    },
    close: () => program.close(),
  };
}

/** Words that are not on the list as they stand may still be understood; a number that is not cannot. */
function hear(
  line: string,
  { legal, view }: ViewAnswer,
  { plan, seat }: Chair,
): { words: readonly string[] } | { refused: string } {
  const index = indexIn(line, legal);
  if (index !== null) return { words: [legal[index]] };
  const said = saidIn(line);
  if (typeof said === 'number' || said === null || said === undefined || typeof said === 'boolean')
    return { refused: `ILLEGAL_MOVE: ${String(said)} is not an index from 0 to ${legal.length - 1}.` };
  try {
    return { words: hearMove(said as MoveInput, { pack: plan.pack, seat, view, legal }) };
  } catch (error) {
    if (error instanceof Refused) return { refused: `${error.code}: ${error.message}` };
    throw error;
  }
}
