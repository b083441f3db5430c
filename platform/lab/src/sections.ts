/** What a simulation came to, part by part, each as a chart and as a table: reports and the lab's page show the same. */
import type { GamePack } from '@baize/game';
import { barChart, type Curve, distribution, layerSwatch, lineChart, stackChart, swatch } from './charts.ts';
import { type Job, namesOf, stakesOf } from './job.ts';
import { percent } from './print.ts';
import { deviation, mean, meanInterval, type Moments, shareInterval } from './statistics.ts';
import { forChips, type Histogram, type Totals } from './totals.ts';

export interface Numbers {
  readonly heading: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface Section {
  /** Stays the same from run to run. */
  readonly name: string;
  readonly title: string;
  /** SVG; `null` where there is only a table. */
  readonly chart: string | null;
  /** What the colours mean: a mark, as SVG, and a name each. */
  readonly key: readonly { readonly mark: string; readonly name: string }[];
  readonly numbers: Numbers;
  /** How to read it, in a sentence. */
  readonly note: string;
  /** Wants the whole width. */
  readonly wide: boolean;
}

const number = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 2 });

/** Rounds that only a few long games reached would show noise: they are left out. */
const enough = (games: number): number => Math.max(1, games / 50);

/** Charts of runs to be compared have the same axes: `frame` holds all of them. */
export function sectionsOf(
  pack: GamePack,
  job: Job,
  totals: Totals,
  frame: readonly Totals[] = [totals],
): readonly Section[] {
  const names = namesOf(job);
  const series = Object.entries(pack.probe?.series ?? {});
  const stacks = [...new Set(series.flatMap(([, { stack }]) => stack ?? []))];
  const sections = [
    ...(forChips(totals) ? [payoffs(names, totals, stakesOf(pack, job.options, names.length))] : []),
    whoWins(names, totals),
    ...(job.fixedSeats || names.length < 2 ? [] : [bySeat(names, totals)]),
    byPlayer(names, totals),
    lengths(totals, frame),
    scores(names, totals, frame),
    ...series.flatMap(([name, { label, stack }]) =>
      stack === undefined ? [byRound(name, label, names, totals, frame)] : [],
    ),
    ...stacks.flatMap((stack) => {
      const layers = series.flatMap(([name, each]) => (each.stack === stack ? [{ name, label: each.label }] : []));
      return names.map((name, i) => inLayers(stack, layers, i, name, totals, frame));
    }),
    holdings(pack.probe?.holdings?.label ?? '', names, totals),
  ];
  return sections.filter(({ chart, numbers }) => chart !== '' && numbers.rows.length > 0);
}

function payoffs(
  names: readonly string[],
  { players }: Totals,
  { unit, worth }: { readonly unit: string; readonly worth: number },
): Section {
  const bars = players.map(({ payoff }, i) => {
    const value = worth * mean(payoff);
    const [low, high] = meanInterval(payoff).map((end) => worth * end) as [number, number];
    const said = `${value > 0 ? '+' : value < 0 ? '−' : ''}${Math.abs(value).toFixed(2)} ± ${((high - low) / 2).toFixed(2)}`;
    return { name: names[i], value, interval: [low, high] as const, said };
  });
  return {
    name: 'payoffs',
    title: `Gains, ${unit}`,
    chart: barChart(`Gains, ${unit}`, bars),
    key: [],
    numbers: {
      heading: ['player', unit, '95 % interval'],
      rows: bars.map(({ name, value, interval }) => [
        name,
        value.toFixed(2),
        interval.map((end) => end.toFixed(2)).join(' to '),
      ]),
    },
    note: 'Won or lost on average. The whisker is the 95 % interval.',
    wide: false,
  };
}

function whoWins(names: readonly string[], { players, games, shared }: Totals): Section {
  const bars = players.map(({ wins }, i) => ({
    name: names[i],
    value: wins / games,
    interval: shareInterval(wins, games),
    said: percent(wins / games),
  }));
  return {
    name: 'wins',
    title: 'Who wins',
    chart: barChart('Share of games won', bars, 0, 1),
    key: [],
    numbers: {
      heading: ['player', 'share', '95 % interval'],
      rows: bars.map(({ name, said, interval }) => [name, said, interval.map(percent).join(' to ')]),
    },
    note: `Won alone; ${percent(shared / games)} of the games were shared. The whisker is the 95 % interval.`,
    wide: false,
  };
}

function byPlayer(names: readonly string[], { players, games }: Totals): Section {
  return {
    name: 'players',
    title: 'In numbers',
    chart: null,
    key: [],
    numbers: {
      heading: ['player', 'wins', 'share', '95 % interval', 'mean score', 'std. dev.', 'payoff per game'],
      rows: players.map(({ wins, score, payoff }, i) => [
        names[i],
        number(wins),
        percent(wins / games),
        shareInterval(wins, games).map(percent).join(' to '),
        mean(score).toFixed(2),
        deviation(score).toFixed(2),
        `${mean(payoff).toFixed(3)} ± ${(mean(payoff) - meanInterval(payoff)[0]).toFixed(3)}`,
      ]),
    },
    note: '',
    wide: true,
  };
}

function bySeat(names: readonly string[], { players }: Totals): Section {
  return {
    name: 'seats',
    title: 'Wins by seat',
    chart: null,
    key: [],
    numbers: {
      heading: ['player', ...names.map((_, seat) => `seat ${seat + 1}`)],
      rows: players.map(({ gamesBySeat, winsBySeat }, i) => [
        names[i],
        ...gamesBySeat.map((games, seat) => (games === 0 ? '·' : percent((winsBySeat[seat] ?? 0) / games))),
      ]),
    },
    note: 'Every deal was played from every seat.',
    wide: false,
  };
}

/** Values in order, and how often each came up with each player. */
function counted(heading: string, names: readonly string[], histograms: readonly Histogram[]): Numbers {
  const values = [...new Set(histograms.flatMap((each) => Object.keys(each)))].toSorted(
    (a, b) => Number(a) - Number(b),
  );
  return {
    heading: [heading, ...names],
    rows: values.map((value) => [value, ...histograms.map((each) => number(each[value] ?? 0))]),
  };
}

function lengths({ lengths: found, rounds }: Totals, frame: readonly Totals[]): Section {
  return {
    name: 'lengths',
    title: 'Length',
    chart: distribution(
      'Rounds of a game',
      'rounds',
      [found],
      frame.map((each) => each.lengths),
    ),
    key: [],
    numbers: counted('rounds', ['games'], [found]),
    note: `${mean(rounds).toFixed(2)} rounds on average, standard deviation ${deviation(rounds).toFixed(2)}.`,
    wide: false,
  };
}

function scores(names: readonly string[], { players }: Totals, frame: readonly Totals[]): Section {
  const histograms = players.map((player) => player.scores);
  return {
    name: 'scores',
    title: 'Scores',
    chart: distribution(
      'Score at the end',
      'score',
      histograms,
      frame.flatMap((each) => each.players.map((player) => player.scores)),
    ),
    key: names.map((name, i) => ({ mark: swatch(i), name })),
    numbers: counted('score', names, histograms),
    note: 'How many of the games ended with each score.',
    wide: false,
  };
}

function byRound(
  series: string,
  label: string,
  names: readonly string[],
  totals: Totals,
  frame: readonly Totals[],
): Section {
  const curves = curvesOf(totals, series);
  const title = `${label} by round`;
  const rounds = [...new Set(curves.flatMap(({ points }) => points.map(({ x }) => x)))].toSorted((a, b) => a - b);
  return {
    name: series,
    title,
    chart: lineChart(
      title,
      'round',
      names,
      curves,
      frame.flatMap((each) => curvesOf(each, series)),
    ),
    key: names.map((name, i) => ({ mark: swatch(i), name })),
    numbers: {
      heading: ['round', ...names],
      rows: rounds.map((round) => [
        String(round),
        ...curves.map(({ points }) => points.find(({ x }) => x === round)?.y.toFixed(2) ?? '·'),
      ]),
    },
    note: 'The line is the mean, the band one standard deviation either side.',
    wide: false,
  };
}

const curvesOf = (totals: Totals, series: string): Curve[] =>
  (totals.series[series] ?? []).map((rounds: readonly Moments[]) => ({
    points: rounds.flatMap((moments, x) => {
      if (moments.n < enough(totals.games)) return [];
      const y = mean(moments);
      return [{ x, y, low: y - deviation(moments), high: y + deviation(moments) }];
    }),
  }));

/** What one player's whole is made of, round by round. */
function inLayers(
  stack: string,
  series: readonly { readonly name: string; readonly label: string }[],
  player: number,
  name: string,
  totals: Totals,
  frame: readonly Totals[],
): Section {
  const layers = series.map((each) => ({
    name: each.label,
    values: curvesOf(totals, each.name)[player]?.points ?? [],
  }));
  const wholes = frame.flatMap((each) => {
    const curves = series.map((part) => curvesOf(each, part.name));
    return (curves[0] ?? []).flatMap(({ points }, i) =>
      points.map(({ x }, at) => [x, curves.reduce((sum, curve) => sum + (curve[i]?.points[at]?.y ?? 0), 0)] as const),
    );
  });
  const title = `${stack}: ${name}`;
  const rounds = layers[0]?.values ?? [];
  return {
    name: `${stack} ${player}`,
    title,
    chart: stackChart(title, 'round', layers, [
      Math.max(...wholes.map(([round]) => round)),
      Math.max(...wholes.map(([, whole]) => whole)),
    ]),
    key: layers.map((layer, i) => ({ mark: layerSwatch(i), name: layer.name })),
    numbers: {
      heading: ['round', ...layers.map((layer) => layer.name)],
      rows: rounds.map(({ x }, at) => [String(x), ...layers.map(({ values }) => values[at]?.y.toFixed(2) ?? '·')]),
    },
    note: 'Averages over the games still being played.',
    wide: false,
  };
}

/** A row for each thing that anybody held, most first. */
function holdings(label: string, names: readonly string[], { players, games }: Totals): Section {
  const most = (name: string): number => Math.max(...players.map((player) => player.holdings[name] ?? 0));
  const things = [...new Set(players.flatMap((player) => Object.keys(player.holdings)))];
  return {
    name: 'holdings',
    title: label,
    chart: null,
    key: [],
    numbers: {
      heading: ['', ...names],
      rows: things
        .toSorted((a, b) => most(b) - most(a))
        .map((thing) => [thing, ...players.map((player) => ((player.holdings[thing] ?? 0) / games).toFixed(2))]),
    },
    note: 'Average over the games.',
    wide: true,
  };
}
