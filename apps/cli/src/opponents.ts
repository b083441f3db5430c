/** Everybody at a table of this machine who is not a person: how they decide, and who takes over where one cannot. */
import { type Result, type Seat, usualBot, withoutResigned } from '@baize/game';
import { decideHere, type DecisionOrigin, type DecisionReply, type DecisionRequest } from '@baize/match';
import { decided, type LocalPlayer } from './localPlayers.ts';
import { keyOf, namesAt, type LocalSetup } from './localSetup.ts';

export class Opponents {
  /** Who had to be replaced last, in a sentence. */
  trouble: string | null = null;
  /** Moves to play again before anybody decides. */
  script: readonly string[] = [];
  /** Nobody is asked any longer. */
  dismissed = false;
  readonly names: readonly string[];
  readonly #players: (LocalPlayer | null)[];
  readonly #left: { resigned: boolean }[];

  constructor(readonly setup: LocalSetup) {
    this.names = namesAt(setup);
    this.#players = [...setup.players];
    this.#left = setup.players.map(() => ({ resigned: false }));
  }

  name(seat: Seat): string {
    return this.names[seat] ?? `Seat ${seat + 1}`;
  }

  async decide(request: DecisionRequest, origin?: DecisionOrigin): Promise<DecisionReply> {
    const { pack } = this.setup;
    const scripted = this.script[request.decision];
    if (scripted !== undefined) return { index: request.words().indexOf(scripted), why: '' };
    const player = this.#players[request.seat];
    // The person asks for a hint.
    if (player === null) return decideHere(pack, request);
    // A quicker bot has taken over.
    if (request.bot !== keyOf(this.setup.players[request.seat] ?? player)) return decideHere(pack, request);
    const said = await decided(player, pack, this.names, request, origin);
    if ('index' in said) return { why: '', ...said };
    if (this.dismissed) throw new Error(said.fault);
    return decideHere(pack, { ...request, bot: this.#replace(request.seat, said.fault) });
  }

  /** Another plays on for whoever cannot, so that the game goes on; but it cannot win. */
  #replace(seat: Seat, fault: string): string {
    const bot = usualBot(this.setup.pack);
    this.#players[seat] = bot;
    this.#left[seat] = { resigned: true };
    this.trouble = `${this.name(seat)} ${fault}: ${bot.name} plays on in its place, and cannot win.`;
    return bot.name;
  }

  /** The result without those who were replaced. */
  ranked(result: Result, state: unknown): Result {
    return withoutResigned(this.setup.pack, state, result, this.#left);
  }
}
