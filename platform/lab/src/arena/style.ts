/** The looks of a contest's pages: the product's colours, light or dark as the reader's machine is set. */
export const arenaStyle = `
:root {
  color-scheme: light dark;
  --page: #f4f0e6; --panel: #fffefa; --well: #f3efe4; --line: #e2dac5; --text: #1d2a26; --soft: #5c6b64;
  --brass: #8a640f; --track: #d9cda8; --good: #1d7a54; --bad: #bd2a3c; --warn: #8a5a00; --quiet: #8b8168; --chosen: #2f7a5f;
  --serif: Fraunces, Georgia, serif; --mono: "JetBrains Mono", ui-monospace, Menlo, Consolas, monospace;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #0b1f1a; --panel: #10312a; --well: #0b261f; --line: #21584a; --text: #f2efe6; --soft: #a9bdb4;
    --brass: #e0b84c; --track: #6c6236; --good: #4cc38a; --bad: #f4747f; --warn: #f2b134; --quiet: #8fa79d; --chosen: #1a5b47;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0 auto; padding: 28px clamp(16px, 4vw, 40px) 48px; max-width: 1360px; background: var(--page); color: var(--text);
  font: 15px/1.5 Inter, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; font-variant-numeric: tabular-nums; text-wrap: pretty;
}
h1, h2, h3 { font-family: var(--serif); font-weight: 600; line-height: 1.15; margin: 0; }
h1 { font-size: clamp(26px, 4vw, 38px); text-wrap: balance; }
h2 { font-size: 20px; }
p { margin: 0; } .hidden { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
a { color: inherit; }
.kicker { color: var(--soft); } .kicker b { color: var(--brass); margin-right: 10px; }
.soft, .lead, .note { color: var(--soft); } .note { font-size: 13px; margin-top: 12px; }
.top { display: flex; justify-content: space-between; align-items: end; gap: 16px; flex-wrap: wrap; margin-bottom: 16px; }
.actions { display: flex; gap: 8px; flex-wrap: wrap; }
.button {
  display: inline-flex; align-items: center; gap: 8px; min-height: 40px; padding: 0 16px; border: 1px solid var(--line); border-radius: 12px;
  background: var(--panel); font-weight: 600; text-decoration: none; white-space: nowrap;
}
.button:hover { border-color: var(--brass); }
:focus-visible { outline: 2px solid var(--brass); outline-offset: 2px; }
.panel { background: var(--panel); border: 1px solid var(--line); border-radius: 12px; padding: 16px 18px; min-width: 0; }
.head { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; gap: 2px 12px; margin-bottom: 12px; }
.head > span { color: var(--soft); font-size: 13px; text-wrap: balance; }
.scroll { position: relative; overflow-x: auto; }
table { width: 100%; border-collapse: collapse; }
th { font-weight: 400; color: var(--soft); font-size: 13px; text-align: right; padding: 8px 10px; white-space: nowrap; }
td { padding: 9px 10px; border-top: 1px solid var(--line); text-align: right; white-space: nowrap; }
th:nth-child(-n+2), td:nth-child(-n+2) { text-align: left; }
th button { all: unset; cursor: pointer; } th button:hover { color: var(--text); } th button:focus-visible { outline: 2px solid var(--brass); }
td small, .about { color: var(--soft); font-size: 12.5px; font-weight: 400; margin-left: 8px; }
td a.name { font-weight: 600; text-decoration: none; } td a.name:hover { text-decoration: underline; }
td.rating { font-weight: 600; font-size: 17px; }
.scale { min-width: 260px; padding: 0 10px; } .scale svg { display: block; width: 100%; height: 26px; }
.ticks { position: relative; height: 20px; } .ticks span { position: absolute; translate: -50%; font-size: 12px; }
.mark {
  display: inline-grid; place-items: center; width: 26px; height: 26px; margin-right: 8px; border: 1px solid var(--line); border-radius: 50%;
  background: var(--well); color: var(--text); vertical-align: middle;
}
.mark.model { border-color: var(--brass); color: var(--brass); }
.icon { fill: none; stroke: currentColor; stroke-width: 1.8; stroke-linecap: round; stroke-linejoin: round; vertical-align: -3px; flex: none; }
.some { color: var(--warn); } .many { color: var(--bad); } .zero { color: var(--soft); }
.pair { display: grid; grid-template-columns: minmax(0, 4fr) minmax(0, 7fr); align-items: start; gap: 16px; margin-top: 16px; }
.pair > :only-child { grid-column: 1 / -1; }
.blunder { display: flex; align-items: center; gap: 12px; padding: 9px 0; border-top: 1px solid var(--line); }
.blunder div { flex: 1; min-width: 0; } .blunder div > * { display: block; overflow-wrap: anywhere; } .blunder div span { color: var(--soft); font-size: 13px; }
.fall { white-space: nowrap; color: var(--soft); } .fall b { color: var(--bad); }
svg text { fill: var(--soft); font: 12px Inter, system-ui, sans-serif; } svg .name { fill: var(--text); font-weight: 600; stroke: var(--panel); stroke-width: 5px; paint-order: stroke; }
.strip { display: flex; align-items: center; gap: 16px; margin: 16px 0; }
.bars { flex: 1; display: flex; align-items: end; gap: 3px; height: 62px; overflow-x: auto; }
.bars a { flex: 1 0 7px; max-width: 22px; height: 100%; display: flex; align-items: end; border: 2px solid transparent; border-radius: 6px; }
.bars a:hover, .bars a.here { border-color: var(--brass); background: var(--well); }
.bars i { display: block; width: 100%; min-height: 4px; border-radius: 2px; background: var(--quiet); } .bars i.bad { background: var(--bad); } .bars i.little { background: var(--warn); }
.step { scroll-margin-top: 400px; display: none; grid-template-columns: 5fr 4.6fr 4.2fr; gap: 16px; }
.step:target, body:not(:has(.step:target)) .step.first { display: grid; }
.where { grid-column: 1 / -1; display: flex; justify-content: space-between; align-items: center; gap: 12px; flex-wrap: wrap; }
.number { display: inline-grid; place-items: center; width: 24px; height: 24px; border-radius: 50%; background: var(--brass); color: var(--page); font: 600 13px/1 Inter, system-ui, sans-serif; margin-right: 10px; }
pre {
  margin: 0; padding: 14px; border: 1px solid var(--line); border-radius: 10px; background: var(--well); font: 13px/1.55 var(--mono);
  white-space: pre-wrap; overflow-wrap: anywhere; max-height: 420px; overflow-y: auto;
}
.tabs { display: flex; flex-wrap: wrap; gap: 4px; }
.tabs input { position: absolute; opacity: 0; }
.tabs label { padding: 5px 14px; border: 1px solid var(--line); border-radius: 9px; cursor: pointer; font-size: 13px; font-weight: 600; }
.tabs input:checked + label { background: var(--chosen); color: #fff; } .tabs input:focus-visible + label { outline: 2px solid var(--brass); }
.tabs pre { display: none; flex: 1 0 100%; margin-top: 8px; }
.tabs input.text:checked ~ pre.text, .tabs input.board:checked ~ pre.board { display: block; }
.chips { display: flex; flex-wrap: wrap; gap: 6px; margin-top: 8px; }
.chips span { padding: 2px 10px; border: 1px solid var(--line); border-radius: 99px; font: 12.5px/1.6 var(--mono); }
.chips .played { border-color: var(--brass); box-shadow: 0 0 0 1px var(--brass); }
kbd { padding: 0 6px; border: 1px solid var(--line); border-radius: 5px; font: 600 12px/18px Inter, system-ui, sans-serif; }
details { margin-top: 8px; } summary { cursor: pointer; color: var(--soft); font-size: 13px; }
h3 { font: 600 14px/1.4 Inter, system-ui, sans-serif; margin: 16px 0 8px; }
.try { border: 1px solid var(--line); border-left: 4px solid var(--good); border-radius: 10px; background: var(--well); padding: 12px 14px; margin-bottom: 10px; overflow-wrap: anywhere; }
.try.no { border-left-color: var(--bad); } .try b { color: var(--good); } .try.no b, .try .why { color: var(--bad); } .try p { white-space: pre-wrap; } .try code { display: inline-block; margin-top: 6px; padding: 2px 10px; border: 1px solid var(--line); border-radius: 6px; background: var(--panel); font: 12.5px/1.6 var(--mono); }
.facts { display: grid; grid-template-columns: 1fr auto; gap: 4px 12px; border-top: 1px solid var(--line); padding-top: 10px; color: var(--soft); } .facts b { color: var(--text); font-weight: 500; text-align: right; }
.sums { display: flex; flex-wrap: wrap; gap: 8px 28px; background: var(--well); border-radius: 10px; padding: 12px 16px; margin-top: 12px; } .sums span { color: var(--soft); font-size: 13px; } .sums b { display: block; white-space: nowrap; font: 600 24px/1.2 var(--serif); color: var(--text); }
.sums .bad { color: var(--bad); } .sums .good { color: var(--good); }
.hope { display: grid; grid-template-columns: 1fr auto; gap: 2px 12px; margin-bottom: 10px; } .hope i { grid-column: 1; height: 6px; border-radius: 3px; background: var(--line); overflow: hidden; }
.hope i::before { content: ""; display: block; height: 100%; width: var(--part); background: var(--quiet); } .hope.best i::before { background: var(--good); } .hope.mine i::before { background: var(--bad); }
.hope em { font-style: normal; color: var(--soft); font-size: 12.5px; margin-left: 8px; } .hope strong { grid-row: 1 / 3; grid-column: 2; align-self: center; }
#games { margin-top: 16px; }
.games td:first-child { color: var(--soft); }
@media (max-width: 1000px) { .pair, .step { grid-template-columns: minmax(0, 1fr); } .where { position: static; } }
@media (max-width: 700px) { .blunder { display: grid; grid-template-columns: auto 1fr auto; gap: 4px 8px; } .blunder div { grid-column: 1 / -1; grid-row: 1; } .blunder .mark { margin: 0; } .blunder .fall { grid-column: 2; } .blunder .button { grid-column: 3; } .scale, kbd { display: none; } }
@media print { .step { display: grid; break-inside: avoid; } .actions, .strip { display: none; } }
`;
