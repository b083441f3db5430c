/** The view for programs in other languages: it names everything already, so that little is added, and its schema. */
import { type JsonSchema, type NamedViews, schemaOf } from '@baize/game';
import { CARDS, COLORS, NOBLES, TOKENS } from './facts.ts';
import { seatOf, type View } from './view.ts';

const { about, count, either, flag, list, object, oneOf, orNull, ref, seat, view } = schemaOf;

const each = (names: readonly string[], schema: JsonSchema): JsonSchema =>
  object(Object.fromEntries(names.map((name) => [name, schema])));

const player: JsonSchema = { type: 'string', pattern: '^p[0-3]$' };
const tiers = ['tier1', 'tier2', 'tier3'];

export const named: NamedViews<View> = {
  of({ seat: you, playerBoards, ...more }) {
    const toDecide = more.currentPlayerId === null ? null : seatOf(more.currentPlayerId);
    return { you, toDecide, ...more, players: Object.values(playerBoards) };
  },
  schema: view(
    'Splendor',
    {
      you: about('The seat that looks; null for an onlooker.', orNull(seat)),
      toDecide: about('Who must decide; null when the game is over.', orNull(seat)),
      gameId: oneOf(['splendor']),
      rulesetVersion: schemaOf.text,
      options: object({ rules: oneOf(['house', 'official']), strictThree: flag, playTo: count }),
      phase: oneOf(['main_turn', 'end_of_turn_checks', 'finished']),
      currentPlayerId: about('Whose decision it is: p0 is seat 0.', orNull(player)),
      pending: about(
        'What the player on turn owes before the turn can end.',
        either(
          { type: 'null' },
          object({
            type: oneOf(['RETURN_TOKENS_AFTER_OVERFLOW']),
            playerId: player,
            count,
            nobleId: orNull(ref('nobleId')),
          }),
          object({ type: oneOf(['SELECT_NOBLE']), playerId: player, nobleIds: list(ref('nobleId')) }),
        ),
      ),
      bankTokens: ref('tokens'),
      tableau: about('Four slots a tier; null where the deck ran out.', each(tiers, list(orNull(ref('card'))))),
      decksRemaining: each(tiers, count),
      nobles: about('Those still to be won.', list(ref('noble'))),
      roundStartPlayerId: player,
      lastRoundTriggered: flag,
      lastRoundTriggerTurn: orNull(count),
      triggerPlayerId: orNull(player),
      round: about('From 1.', count),
      turnNumber: about("From 1, counting every player's turns.", count),
      passes: about('Passes in a row; as many as players end the game.', count),
      endedBy: orNull(oneOf(['prestige', 'stalemate', 'rounds'])),
      winners: orNull(list(player)),
      players: about(
        'In seat order.',
        list(
          object({
            tokens: ref('tokens'),
            bonuses: ref('gems'),
            reserved: about(
              'A card from a deck is shown to its owner only; others see its tier.',
              list(either(ref('card'), object({ tier: ref('tier') }))),
            ),
            blind: about('Beside reserved: whether the card is hidden from all but its owner.', list(flag)),
            purchasedCardIds: list(ref('cardId')),
            nobles: list(ref('noble')),
            prestige: count,
          }),
        ),
      ),
    },
    {
      tier: oneOf([1, 2, 3]),
      gems: each(COLORS, count),
      tokens: each(TOKENS, count),
      cardId: oneOf(CARDS.map(({ id }) => id)),
      nobleId: oneOf(NOBLES.map(({ id }) => id)),
      card: object({ id: ref('cardId'), tier: ref('tier'), bonus: oneOf(COLORS), prestige: count, cost: ref('gems') }),
      noble: object({ id: ref('nobleId'), prestige: count, requires: ref('gems') }),
    },
  ),
};
