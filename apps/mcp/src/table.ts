/** A caller at a table: whose seat it holds, what it sees, and answers about it. */
import { withPlayers } from '@baize/bots';
import type { GamePack, Seat } from '@baize/game';
import { loadGame } from '@baize/games';
import { type ChatLine, type LoggedEvent, Refused, type ViewAnswer } from '@baize/protocol';
import { type Answer, answerOf } from './answer.ts';
import type { TableHost } from './host.ts';
import type { Keyring, Standing } from './keyring.ts';
import type { Memory } from './memory.ts';
import type { Detail } from './schemas.ts';

/** Every call asks for all of them. */
const packs = new Map<string, GamePack>();

export async function packOf(name: string): Promise<GamePack> {
  const known = packs.get(name);
  if (known !== undefined) return known;
  const pack = withPlayers(await loadGame(name));
  packs.set(name, pack);
  return pack;
}

export class CallerTable {
  private constructor(
    readonly host: TableHost,
    readonly gameId: string,
    readonly at: Standing,
    public look: ViewAnswer,
    readonly pack: GamePack,
    /** The seat that an onlooker asked about. */
    readonly about: Seat | undefined,
  ) {}

  /** Checks that the caller holds the seat it speaks for. */
  static async open(
    host: TableHost,
    keyring: Keyring,
    gameId: string,
    playerId: Seat | undefined,
  ): Promise<CallerTable> {
    const at = keyring.open(gameId, playerId);
    const look = await host.look(at.match, at.token);
    // Where only bots play there is nobody to speak for: whoever looks on may say whom they look at.
    const botsOnly = look.table.seats.every(({ bot }) => bot !== undefined) && playerId !== undefined;
    const about = look.you === null && botsOnly && playerId < look.table.seats.length ? playerId : undefined;
    if (playerId !== undefined && look.you !== playerId && about === undefined)
      throw new Refused(
        'NOT_YOUR_SEAT',
        look.you === null
          ? `this gameId holds no seat, it only looks on; use the gameId that game_session gave you, or join with an invite`
          : `you are player ${look.you}, not ${playerId}; send playerId ${look.you}`,
      );
    return new CallerTable(host, gameId, at, look, await packOf(look.table.game), about);
  }

  async refresh(): Promise<void> {
    this.look = await this.host.look(this.at.match, this.at.token);
  }

  async since(version: number): Promise<readonly LoggedEvent[]> {
    return (await this.host.events(this.at.match, this.at.token, version)).events;
  }

  /** The token, or a refusal that says how to get one. */
  get token(): string {
    if (this.at.token !== null) return this.at.token;
    throw new Refused('NO_TOKEN', 'you hold no seat at this table; call game_session {action: "join", gameId, invite}');
  }

  /** Stands for this caller at this table. */
  get caller(): string {
    return `${this.at.match}|${this.look.you}`;
  }

  /** What others have said since the caller last listened; bots say nothing. */
  async talk(memory: Memory): Promise<readonly ChatLine[]> {
    const { you, table } = this.look;
    if (table.seats.every(({ kind }, seat) => seat === you || kind === 'bot')) return [];
    return memory.hear(
      this.caller,
      you,
      await this.host.chat(this.at.match, this.at.token, memory.heardUpTo(this.caller)),
    );
  }

  answer(asked: AnswerForm, since: readonly LoggedEvent[], more: More): Answer {
    const { pack, gameId, look, about } = this;
    return answerOf({ pack, gameId, look, since, about, detail: detailOf(pack, asked), ...more });
  }
}

/** How an answer is wanted. */
export interface AnswerForm {
  readonly detail?: Detail | undefined;
  /** The call has the form that a specification shows. */
  readonly specified?: boolean;
}

interface More {
  readonly success?: boolean;
  readonly message?: string;
  readonly talk?: readonly ChatLine[];
}

/** Short, unless something else is asked for; calls as a specification writes them get the fields that it names. */
export const detailOf = (pack: GamePack, { detail, specified }: AnswerForm): Detail =>
  detail ?? (specified === true && pack.specified?.namesTools === true ? 'standard' : 'compact');
