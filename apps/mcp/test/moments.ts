/** The examples of the base set document at a real table: both seats are played until a card can be played as it says. */
import type { Client } from '@modelcontextprotocol/client';
import { call, type Said, told } from './rig.ts';

export type Example = Readonly<Record<string, unknown>> & { readonly type: string };

export interface Moment {
  /** What both buy, the best first; Silver and Copper come last. */
  readonly kingdom: readonly string[];
  readonly plays: string;
  /** What must be in the hand beside it, and in that of the victim. */
  readonly hand?: readonly string[];
  readonly victim?: readonly string[];
  /** What is answered by whom, in the words of the document; `when` must be on offer for it, or it is tried again later. */
  readonly answers: readonly { readonly seat?: 0 | 1; readonly move: Example; readonly when?: string }[];
}

const copies = (cards: readonly string[], card: string): number => cards.filter((each) => each === card).length;
const holds = (hand: readonly string[], wanted: readonly string[]): boolean =>
  wanted.every((card) => copies(hand, card) >= copies(wanted, card));

/** Both seats of one table, played by one caller who holds a gameId for each. */
export class Table {
  private constructor(
    readonly client: Client,
    readonly gameIds: readonly [string, string],
  ) {}

  static async open(client: Client, seed: string, kingdom: readonly string[]): Promise<Table> {
    const start = await call(client, 'game_session', {
      playerTypes: ['claude', 'human'],
      seed,
      options: { kingdom, victoryPileSize: 12 },
    });
    const [{ invite }] = start.data.invites;
    const joined = await call(client, 'game_session', { action: 'join', gameId: start.data.gameId, invite });
    return new Table(client, [start.data.gameId, joined.data.gameId]);
  }

  look(seat: 0 | 1): Promise<Said> {
    return call(this.client, 'game_observe', { gameId: this.gameIds[seat], playerId: seat });
  }

  play(seat: 0 | 1, move: unknown): Promise<Said> {
    return call(this.client, 'game_execute', { gameId: this.gameIds[seat], playerId: seat, move });
  }

  /** Plays on, buying by the list, until seat 0 has what the moment needs at the start of its turn. */
  async until({ kingdom, plays, hand = [], victim = [] }: Moment): Promise<void> {
    const wanted = [plays, ...kingdom.filter((card) => card !== plays)];
    let seat: 0 | 1 = 0;
    let said = await this.look(seat);
    for (let n = 0; n < 400 && !said.data.gameOver; n++) {
      if (said.data.status !== 'your_turn') {
        seat = seat === 0 ? 1 : 0;
        said = await this.look(seat);
      }
      // Neither is asked: the only move of one of them is being played.
      if (said.data.status !== 'your_turn') continue;
      const { legalMoves, playerInfo } = said.data;
      const ready = seat === 0 && legalMoves.includes(`play ${plays}`) && holds(playerInfo.myHand, hand);
      if (ready && (victim.length === 0 || holds((await this.look(1)).data.playerInfo.myHand, victim))) return;
      const move = usual(legalMoves, said.data.supply, wanted);
      said = await told(this.client, 'game_execute', { gameId: this.gameIds[seat], playerId: seat, move });
      if (said.isError) throw new Error(said.text);
    }
    throw new Error(`${plays} was never ready`);
  }
}

/** The last answer to what a card asks, or treasures and a buy: three of each kind that is wanted, then Silver. */
function usual(moves: readonly string[], supply: Readonly<Record<string, number>>, wanted: readonly string[]): unknown {
  if (!moves.includes('end turn')) return moves.length;
  if (moves.includes('end actions')) return 'end actions';
  if (moves.includes('play treasures')) return 'play treasures';
  const buy = [...wanted.filter((card) => supply[card] > 4), 'Silver'].find((card) => moves.includes(`buy ${card}`));
  return buy === undefined ? 'end turn' : `buy ${buy}`;
}
