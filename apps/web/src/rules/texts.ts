/** Texts of the rules pages. */
export const texts = {
  title: (game: string) => `${game} rules`,
  about: (min: number, max: number, minutes: number | undefined) =>
    `${min === max ? max : `${min} to ${max}`} players${minutes === undefined ? '' : `, ${minutes} min`}. The rules in our own words.`,
  aim: 'Aim',
  rulings: 'Rulings',
  onThisPart: 'Rulings on this part',
  allRulings: (n: number) => `All ${n} rulings`,
  contents: 'Contents',
  search: 'Search the rules',
  nothing: 'Nothing found.',
  clear: 'Clear the search',
  found: (wanted: string) => `Found “${wanted}”`,
  foundRulings: 'Rulings found',
  ruling: ({ number, part }: { readonly number: string; readonly part: string }) => `${number}, ruling on “${part}”`,
  places: (n: number) => (n === 1 ? '1 place' : `${n} places`),
  learn: 'Learn by playing',
  games: 'Games',
  withPictures: 'Rules with pictures and rulings',
};
