/** The gallery's check by geometry can fail: wrong layouts, each of which breaks one rule, and right ones beside them that break none. */
import { expect, test } from '@playwright/test';
import { faultsOn } from './gallery/faults.ts';

/** Boxes with a place of their own, on a page that does not scroll. */
const at = (x: number, y: number, width: number, height: number, more = ''): string =>
  `style="position:absolute;margin:0;left:${x}px;top:${y}px;width:${width}px;height:${height}px;${more}"`;
const felt = 'background:#124536;color:white';
const ivory = 'background:#fbf8ef;color:black';
const brass = 'background:#e0b84c;color:black';

const cards = [0, 1, 2].map((i) => `<i data-at="card:${i}" ${at(i * 20, 0, 60, 84, ivory)}>${i + 7}</i>`).join('');
const circle = (x: number): string => `<i ${at(x, 0, 40, 40, `${brass};border-radius:50%`)}></i>`;
const disc = (x: number): string =>
  `<svg ${at(x, 0, 40, 40)} viewBox="0 0 40 40"><circle cx="20" cy="20" r="20" fill="gold"/></svg>`;

const wrong: Readonly<Record<string, readonly [page: string, fault: RegExp]>> = {
  'a bet on the pot': [
    `<p data-at="pot" ${at(40, 40, 80, 30, felt)}>Pot</p><p data-at="bet" ${at(100, 60, 60, 24, brass)}></p>`,
    /^p "Pot" at pot and p "" at bet overlap$/,
  ],
  'blinds on a caption without a ground': [
    `<p ${at(10, 40, 120, 20)}>First betting round</p><i data-at="bet" ${at(60, 36, 30, 14, brass)}></i>`,
    /^"First betting round" .*i "" at bet/,
  ],
  'a count on the price of its own card': [
    `<div ${at(0, 0, 80, 60, ivory)}><b ${at(50, 4, 20, 18)}>5</b><i data-overlap="badge" ${at(46, 0, 30, 24, felt)}>12</i></div>`,
    /^"5" is hidden by i "12"$/,
  ],
  'a count of one card on its neighbour': [
    `<div data-at="one" ${at(0, 0, 80, 60, ivory)}><i data-overlap="badge" ${at(70, 0, 24, 20, felt)}></i></div>
     <div data-at="two" ${at(84, 0, 80, 60, ivory)}></div>`,
    /^i "" at one and div "" at two overlap$/,
  ],
  'a plate on cards': [
    `<div data-at="hand" data-overlap="fan" ${at(0, 0, 120, 84)}>${cards}</div><p data-at="seat" ${at(84, 70, 90, 30, felt)}></p>`,
    /^i "9" at card:2 and p "" at seat overlap$/,
  ],
  'a picture on a picture': [`${disc(0)}${disc(30)}`, /^svg "" and svg "" overlap$/],
  'a note that floats over a board that does not scroll': [
    `<main ${at(0, 0, 400, 300, felt)}></main><p style="position:fixed;left:20px;top:20px;width:90px;height:30px;${ivory}"></p>`,
    /^main "" and p "" overlap$/,
  ],
  'ground above words': [
    `<p ${at(10, 10, 90, 20)}>Showdown</p><div data-overlap="ground" ${at(0, 0, 200, 100, felt)}></div>`,
    /^"Showdown" is hidden by div ""$/,
  ],
  'a tag that the styles put on a neighbour': [
    `<style>[data-mark]::after { content: 'Better'; position: absolute; top: -18px; left: 0; background: #4cc38a }</style>
     <b ${at(4, 4, 30, 18)}>1/3</b><div data-mark data-at="card" ${at(0, 24, 60, 60, ivory)}></div>`,
    /^"1\/3" is hidden by div "" at card$/,
  ],
  'words wider than their button': [
    `<button ${at(10, 10, 60, 40, `${brass};padding:0;white-space:nowrap;text-align:left`)}>Reserve this card</button>`,
    /^"Reserve this card" leaves button "Reserve this card" by \d+ px$/,
  ],
  'words lower than their panel': [
    `<section ${at(10, 10, 80, 30, felt)}><p style="margin:0;line-height:20px">Others discard down to three</p></section>`,
    /^"Others discard down to three" leaves section .* by \d+ px$/,
  ],
  'a row that is centred and longer than what scrolls': [
    `<div ${at(0, 0, 100, 40, 'display:flex;justify-content:center;overflow-x:auto')}><b style="flex:none;width:300px">Copper</b></div>`,
    /^"Copper": 100 px cannot be reached$/,
  ],
  'words cut through inside what scrolls': [
    `<div ${at(0, 0, 100, 60, 'overflow-y:auto')}><p style="width:50px;overflow:hidden;white-space:nowrap">Throne Room</p><div style="height:200px"></div></div>`,
    /^"Throne Room": \d+ px cannot be reached$/,
  ],
};

const right: Readonly<Record<string, string>> = {
  'a hand in a fan': `<div data-overlap="fan" ${at(0, 0, 120, 84)}>${cards}</div>`,
  'a stack of discs': `<div data-overlap="fan" ${at(0, 0, 60, 60)}>${disc(0)}${disc(6)}${disc(12)}</div>`,
  'a badge on the rim of its card': `<div ${at(0, 20, 80, 60, ivory)}><b ${at(6, 34, 20, 18, brass)}>5</b><i data-overlap="badge" ${at(66, -8, 26, 24, felt)}>12</i></div>`,
  'pieces on their ground': `<div data-overlap="ground" ${at(0, 0, 300, 200, felt)}></div><p data-at="pot" ${at(40, 40, 80, 30, ivory)}>Pot</p><b ${at(40, 90, 80, 20)}>40</b>`,
  'circles whose corners cross': `${circle(0)}<div ${at(0, 34, 0, 0)}>${circle(32)}</div>`,
  'a layer above everything': `<main ${at(0, 0, 400, 300, felt)}>Pot</main><aside data-overlap="float" ${at(0, 0, 200, 100, ivory)}>Helper</aside>`,
  'a bar that stays while the page scrolls': `<nav style="position:fixed;bottom:0;left:0;width:100%;height:60px;${felt}">Play</nav><p style="margin:0;height:2000px;${ivory}">Long</p>`,
  'text that one scrolls to': `<div ${at(0, 0, 100, 40, 'overflow-x:auto;white-space:nowrap')}>Copper, Silver, Gold, Estate, Duchy, Province</div>`,
  'what is not shown': `<p ${at(0, 0, 80, 30, felt)}>Pot</p><p ${at(0, 0, 80, 30, `${ivory};opacity:0`)}>Blind</p><p ${at(0, 0, 80, 30, `${ivory};visibility:hidden`)}>Bet</p>`,
};

test.beforeEach(async ({ page }) => {
  // the loader wraps functions in this; the page knows nothing of it
  await page.addInitScript('globalThis.__name = (f) => f');
  await page.goto('about:blank');
});

for (const [name, [body, fault]] of Object.entries(wrong))
  test(`wrong: ${name}`, async ({ page }) => {
    await page.setContent(`<body style="margin:0">${body}</body>`);
    const faults = await faultsOn(page, false);
    expect(faults.join('\n')).toMatch(fault);
    expect(faults).toHaveLength(1);
  });

test('right: fans, stacks, badges, grounds and layers', async ({ page }) => {
  for (const [name, body] of Object.entries(right)) {
    await page.setContent(`<body style="margin:0">${body}</body>`);
    expect(await faultsOn(page, false), name).toEqual([]);
  }
});
