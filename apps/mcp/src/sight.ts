/** What a caller sees at the moment of a move: enough to understand what it asks for, and nothing that its seat may not know. */
import type { GamePack, Seat } from '@baize/game';

export interface Sight {
  readonly pack: GamePack;
  readonly seat: Seat;
  readonly view: unknown;
  readonly legal: readonly string[];
}
