/** Written strategies, by name. The first part is the independent simulator's, exactly; the names are its names. */
import type { Bot } from '@baize/game';
import type { CardName } from '../src/facts.ts';
import type { Move } from '../src/moves.ts';
import type { View } from '../src/view.ts';
import { readBot } from './player.ts';

/** Money, and so many of one card. */
const money = (about: string, card: string, most?: number): string =>
  `about: ${about}\nProvince; Gold; ${card}${most === undefined ? '' : ` until ${most}`}; Silver`;

const reference = {
  BMsimple: 'about: Province, Gold, Silver and nothing else.\nProvince; Gold; Silver',
  BMspec: `about: The decision tree of the specification as a buy list.
Province if turn >= 10 or supply Province <= 6 or empty >= 1
Gold
Duchy if supply Province <= 3 or empty >= 3
Silver`,
  BMU: `about: Big Money with well-timed Duchies and Estates.
Province if money > 18
Duchy if horizon <= 4
Estate if horizon <= 2
Gold
Duchy if horizon <= 6
Silver`,
  BigSmithy: `about: Big Money with one or two Smithies.
Province
Duchy if 0 < horizon <= 5
Estate if 0 < horizon <= 2
Gold
Smithy until 2 if size >= 16
Smithy until 1
Silver
Copper if horizon <= 3`,
  DoubleWitch: `about: Two Witches early, then money while the Curses do their work.
Province if Gold > 0
Witch until 2
Duchy if 0 < horizon <= 5
Estate if 0 < horizon <= 2
Gold
Silver`,
  ChapelWitch: `about: A Chapel to thin the deck, one Witch to thicken the others'.
Province
Witch if Witch = 0
Duchy if 0 < horizon <= 5
Estate if 0 < horizon <= 2
Gold
Chapel if coins <= 3 and Chapel = 0 and turn <= 2
Silver
Copper if horizon <= 3
trash:
Curse
Estate if horizon > 4
Copper if money > 4 and not (Witch = 0 and treasure = 5)
Estate if horizon > 2
Copper`,
  BMLibrary: `about: Big Money that refills its hand from the Library.
Province
Duchy if 0 < horizon <= 5
Estate if 0 < horizon <= 2
Gold
Library
Silver`,
  Smithy1: money('Big Money with one Smithy.', 'Smithy', 1),
  Militia1: money('Big Money with one Militia.', 'Militia', 1),
  Moneylender1: money('Big Money with one Moneylender.', 'Moneylender', 1),
  Mine1: money('Big Money with one Mine.', 'Mine', 1),
  Thief2: money('Big Money with two Thieves.', 'Thief', 2),
  Lab: money('Big Money with any number of Laboratories.', 'Laboratory'),
  Market: money('Big Money with any number of Markets.', 'Market'),
  Witch2: 'about: Two Witches before the first Gold.\nProvince; Witch until 2; Gold; Silver',
  MoatBM: 'about: Big Money behind two Moats.\nProvince; Gold; Moat until 2 if Silver >= 2; Silver',
  TRSmithy: `about: Two Smithies and a Throne Room to play them twice.
Province; Gold; Smithy until 2; Throne Room until 1; Silver`,
  Gardens8: `about: Workshops fetch Workshops, Estates and Gardens: many cards, few of them good.
Gardens if Workshop > 8; Workshop; Estate; Silver; Copper`,
} as const;

/** Victory cards in the last turns, after which the list goes on. */
const ending = 'Duchy if 0 < horizon <= 5\nEstate if 0 < horizon <= 2';
/** A Province as soon as there is some Gold behind it. */
const opening = 'Province if money > 15';

const ours = {
  VillageSmithy: `about: An engine of Villages and Smithies.
${opening}
${ending}
Gold if Smithy >= 2
Smithy until 2
Village if Village < Smithy + 1
Smithy until 4 if Village >= 3
Gold
Silver`,
  MarketSquare: `about: Festivals for Actions and buys, Laboratories and Smithies to draw.
${opening}
${ending}
Laboratory until 3
Festival until 3
Gold
Smithy until 2 if Festival >= 1
Silver`,
  ChapelLab: `about: Trims its deck with a Chapel and runs on Laboratories.
Province if Gold >= 2
${ending}
Gold until 2
Laboratory
Gold
Chapel until 1 if turn <= 2
Silver if turn > 2 or Chapel = 1
trash: Curse; Estate if horizon > 4; Copper if money > 5; Estate if horizon > 2`,
  MilitiaPress: `about: Keeps everybody at three cards with two Militias.
${opening}
${ending}
Gold
Militia until 2
Silver`,
  WitchMilitia: `about: A Witch, then a Militia: Curses first, short hands after.
${opening}
Witch until 2
${ending}
Gold
Militia until 1
Silver`,
  CouncilRush: `about: Council Rooms draw the whole hand and buy twice.
${opening}
${ending}
Gold
Council Room until 2
Silver`,
  AdventurerGold: `about: Adventurers dig for Gold.
${opening}
${ending}
Adventurer until 1 if Gold >= 2
Gold
Silver`,
  MineMoney: `about: Mines turn Copper into Silver and Silver into Gold.
${opening}
${ending}
Gold
Mine until 2
Silver`,
  FeastOpening: `about: Feasts as stepping stones to Laboratories and Witches.
${opening}
Witch until 2
${ending}
Gold
Laboratory
Feast until 2 if turn <= 4
Silver`,
  RemodelGold: `about: Remodels Estates into Silver and, at the end, Gold into Provinces.
Province
${ending}
Gold
Remodel until 1 if turn <= 6
Silver`,
  BureaucratDuke: `about: Bureaucrats for Silver, Victory cards of others back on their decks.
${opening}
${ending}
Gold
Bureaucrat until 2
Silver`,
  MoneylenderSmithy: `about: A Moneylender to shed Copper, then Smithies.
${opening}
${ending}
Gold
Moneylender until 1 if turn <= 3
Smithy until 2
Silver`,
  ThroneCouncil: `about: Throne Rooms on whatever draws.
${opening}
${ending}
Gold
Council Room until 2
Throne Room until 1 if Council Room >= 1
Smithy until 1
Silver`,
  CellarSpy: `about: Spies and Cellars sift for the good cards.
${opening}
${ending}
Gold
Spy until 2
Cellar until 1 if Silver >= 2
Silver`,
  GardensRush: `about: The published rush: Gardens and Workshops first, then Estates and Coppers, and three piles are gone.
Gardens; Workshop; Estate; Copper`,
  WorkshopRush: `about: Five Workshops, then Gardens and Estates until three piles are gone.
Gardens if Workshop >= 2
Workshop until 5
Gardens
Estate if Gardens >= 3
Workshop; Estate; Copper
ending: careful`,
  WoodcutterGardens: `about: Woodcutters and Workshops for a garden of forty cards.
Gardens if coins >= 4
Province if coins >= 8
Duchy if horizon <= 6
Workshop until 4
Woodcutter until 3
Estate if Gardens >= 3
Silver if Silver < 3
Copper`,
} as const;

/** With cards of the second edition. */
const second = {
  SentryMoney: `about: A Sentry or two to trim the deck, then money.
${opening}
${ending}
Sentry until 2 if turn <= 8
Gold
Sentry until 1
Silver`,
  BanditMoney: `about: A Bandit that brings Gold and takes it from the others.
${opening}
${ending}
Gold
Bandit until 2
Silver`,
  MerchantMoney: `about: Merchants and many Silvers.
${opening}
${ending}
Gold
Merchant until 3 if Silver >= 2
Silver`,
  PoacherMarket: `about: Poachers and Markets while the piles last.
${opening}
${ending}
Gold
Market
Poacher until 4
Silver`,
  ArtisanEngine: `about: Villages and Smithies, and Artisans that gain what is missing.
${opening}
${ending}
Artisan until 2
Gold until 2
Laboratory
Smithy until 2
Village until 3 if Smithy >= 1
Vassal until 1
Gold
Harbinger until 1
Silver`,
} as const;

export const strategyTexts: Readonly<Record<string, string>> = { ...reference, ...ours, ...second };
/** Rushes that anybody may bring where these cards are; the slow one beats money, money the quick ones, and these the slow one. */
const rushes: Readonly<Record<string, readonly CardName[]>> = {
  Gardens8: ['Gardens', 'Workshop'],
  GardensRush: ['Gardens', 'Workshop'],
  WorkshopRush: ['Gardens', 'Workshop'],
};
/** The names of those that a kingdom allows. */
export const rushesIn = (kingdom: readonly CardName[]): string[] =>
  Object.keys(rushes).filter((name) => rushes[name].every((card) => kingdom.includes(card)));
export const isSecondEdition = (name: string): boolean => Object.hasOwn(second, name);

/** A player for each, weakest or strongest depending on the kingdom. */
export const strategies: readonly Bot<View, Move>[] = Object.entries(strategyTexts).map(([name, text]) =>
  readBot(text, name),
);

/** Kingdoms by name, beyond those that the game itself offers: the match-ups are played with these. */
export const kingdoms = {
  K1: [
    'Chapel',
    'Gardens',
    'Library',
    'Militia',
    'Moneylender',
    'Smithy',
    'Throne Room',
    'Village',
    'Witch',
    'Workshop',
  ],
  K2: [
    'Adventurer',
    'Bureaucrat',
    'Chancellor',
    'Council Room',
    'Laboratory',
    'Market',
    'Mine',
    'Moat',
    'Spy',
    'Thief',
  ],
  K5: ['Chapel', 'Council Room', 'Laboratory', 'Library', 'Market', 'Militia', 'Moat', 'Smithy', 'Village', 'Witch'],
} as const;
