#!/usr/bin/env node
// A player that needs no model: chooses among the legal moves by a fixed rule, as a program that reads lines (the default)
// or over MCP when BAIZE_MCP_URL is set. `--wrong N` makes every Nth answer an illegal one. A pattern for plugging in any model.
import { createInterface } from 'node:readline';

const wrong = Number(process.argv[process.argv.indexOf('--wrong') + 1] || 0) || 0;
let asked = 0;

/** The move: usually the last but one of what is offered, so that games go on and end. */
function choose(legal) {
  asked += 1;
  if (wrong > 0 && asked % wrong === 0) return 9999;
  return legal[(asked * 7) % legal.length];
}

const { BAIZE_MCP_URL: url, BAIZE_GAME_ID: gameId, BAIZE_PLAYER_ID: seat } = process.env;
if (url) await overMcp();
else
  for await (const line of createInterface({ input: process.stdin })) {
    const { legal } = JSON.parse(line);
    console.log(JSON.stringify({ move: choose(legal) }));
  }

async function overMcp() {
  const playerId = Number(seat);
  let { status, legalMoves } = await call('game_observe', { gameId, playerId, wait: 50, detail: 'standard' });
  while (status !== 'game_over')
    ({ status, legalMoves } =
      status === 'your_turn'
        ? await call('game_execute', { gameId, playerId, move: choose(legalMoves), wait: 50, detail: 'standard' })
        : await call('game_observe', { gameId, playerId, wait: 50, detail: 'standard' }));
}

async function call(name, args) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': '2025-11-25',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } }),
  });
  const text = await answer.text();
  const data = text.split('\n').findLast((line) => line.startsWith('data:'));
  const { result, error } = JSON.parse(data === undefined ? text : data.slice('data:'.length));
  if (error) throw new Error(error.message);
  return result.structuredContent;
}
