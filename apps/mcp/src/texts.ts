/** What a model is told before it plays. */
import { catalogue } from '@baize/games';

export const titles = catalogue.map(({ title }) => title).join(', ');

/** At most 60 words: hosts put it into every conversation. */
export const instructions = `Card games: ${titles}. game_session starts or joins a game and lists yours; keep gameId and playerId. Answers show the table, a status and numbered moves. On your_turn call game_execute {gameId, playerId, move: number}; on waiting call game_observe {gameId, playerId, wait: 50}. "?" is hidden. game_help has rules and card texts.`;

/** The same, with the table that somebody waits at. */
export const greeting = (invitation: string | undefined): string =>
  invitation === undefined
    ? instructions
    : `${instructions} You are expected: game_session {action: "join", invite: "${invitation}"}.`;

export const about = {
  game_session: `Start a game (default: ${catalogue[0].title}, you against a bot), join one by invite, list yours, chat, undo, hurry or replace a bot that prepares, resign, or export the record of a finished game. Returns gameId, playerId, how to read the table, the table and your numbered moves.`,
  game_execute: `Play a move: its number in the list, its words ("buy Silver"), cards ({cards: ["Copper", "Estate"]}), an object ({type: "buy", card: "Silver"}), or a list of these, all or none. Bots answer within the call; with wait, people too.`,
  game_observe: `Look at the table from your seat, with wait until it is your turn; sinceVersion tells what happened since.`,
  game_help: `How to play, the rules of a game, its options and bots, or what a card does.`,
} as const;
