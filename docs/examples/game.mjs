// A fourth game: Pig. Roll a die as often as you like; a 1 loses what this turn made. The first with 30 points wins.
import { below, conform, copyRandom, fork, playGame, seeded, winShares } from 'baize/game';
import { randomBot, search } from 'baize/bots';

const goal = 30;
const over = (state) => state.scores.some((score) => score >= goal);

const pig = {
  name: 'pig',
  title: 'Pig',
  rules: 1,
  seats: [2, 6],
  options: {},
  refuse: () => null,
  // A state is plain data. `random` is part of it, so that a match is its seed and its moves.
  start: (_options, seats, seed) => ({
    scores: Array(seats).fill(0),
    seat: 0,
    pot: 0,
    random: seeded(seed),
    events: null,
  }),
  copy: (state) => ({
    ...state,
    scores: state.scores.slice(),
    random: copyRandom(state.random),
    events: state.events?.slice() ?? null,
  }),
  turn: (state) => (over(state) ? null : state.seat),
  moves: (state) => (over(state) ? [] : state.pot > 0 ? ['roll', 'hold'] : ['roll']),
  advance(state, move) {
    const { seat } = state;
    const die = move === 'roll' ? 1 + below(state.random, 6) : 0;
    if (move === 'hold') state.scores[seat] += state.pot;
    state.events?.push(die === 0 ? { type: 'held', seat, points: state.pot } : { type: 'rolled', seat, die });
    if (die > 1) state.pot += die;
    else {
      state.pot = 0;
      state.seat = (seat + 1) % state.scores.length;
    }
  },
  result(state) {
    if (!over(state)) return null;
    const winners = [state.scores.findIndex((score) => score >= goal)];
    return {
      scores: state.scores.slice(),
      winners,
      payoffs: winShares(state.scores.length, winners),
      how: `${goal} points`,
    };
  },
  // Nothing is hidden but the dice to come, so everybody sees the same, and a state that looks like it only needs new dice.
  view: ({ scores, seat, pot }, viewer) => ({ seat: viewer, scores: scores.slice(), turn: seat, pot }),
  imagine: ({ scores, turn, pot }, random) => ({
    scores: scores.slice(),
    seat: turn,
    pot,
    random: fork(random),
    events: null,
  }),
  say: (move) => move,
  ask: (view) => `Roll again, or hold ${view.pot}?`,
  show: (view) => `${view.scores.join(' ')}, seat ${view.turn} has ${view.pot} at stake`,
  tell: (event, name) =>
    event.type === 'rolled' ? `${name(event.seat)} rolls ${event.die}.` : `${name(event.seat)} keeps ${event.points}.`,
};

// The suite that holds Dominion, Splendor and Badugi: determinism, replay, copies, and that nobody is shown what they may not know.
conform(pig, { games: 50, longest: 5000 });
console.log('Pig keeps every promise of the contract.');

// Bots that play any game play this one.
const patient = search(pig, { playouts: 100 });
let wins = 0;
for (let deal = 0; deal < 20; deal++)
  wins += playGame(pig, [patient, randomBot], {}, `deal ${deal}`).result.winners.includes(0) ? 1 : 0;
console.log(`Search won ${wins} of 20 games against random moves.`);
