/** The style of a report. */
export const style = `
:root {
  --ground: #f7f4ee; --card: #fffdf9; --ink: #22201c; --soft: #6b655b; --rule: #e2dcd0;
  --p0: #1f6f54; --p1: #c4581f; --p2: #3b5fa8; --p3: #a33b6b; --p4: #8a7016; --p5: #2a8a99; --p6: #7248a8; --p7: #5c5c5c;
  --layer0: #d9a93a; --layer1: #8a8f98; --layer2: #4e9a5b; --layer3: #7a5aa6;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #171a18; --card: #1f2421; --ink: #ece8df; --soft: #a29c90; --rule: #353b37;
    --p0: #5cc49c; --p1: #f08c53; --p2: #88a9f0; --p3: #e585b3; --p4: #d4b84a; --p5: #6fcbd9; --p6: #b896ea; --p7: #b5b5b5;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; padding: clamp(1rem, 4vw, 3rem); background: var(--ground); color: var(--ink);
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
}
header, main { max-width: 1180px; margin: 0 auto; }
h1 { margin: 0 0 .5rem; font-size: clamp(1.4rem, 4.5vw, 2.2rem); line-height: 1.2; text-wrap: balance; }
h2 { margin: 0 0 .75rem; font-size: 1.05rem; }
header p { margin: .2rem 0; color: var(--soft); overflow-wrap: anywhere; }
main { display: grid; gap: 1rem; margin-top: 1.5rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 420px), 1fr)); }
section { min-width: 0; padding: 1rem; border: 1px solid var(--rule); border-radius: 12px; background: var(--card); }
section.wide { grid-column: 1 / -1; }
svg { display: block; width: 100%; height: auto; }
svg text { fill: var(--soft); font: 11.5px system-ui, sans-serif; font-variant-numeric: tabular-nums; }
svg .name { fill: var(--ink); font-size: 13.5px; }
svg .value { fill: var(--ink); font-size: 13.5px; font-weight: 600; }
.grid { stroke: var(--rule); }
.track { fill: var(--rule); opacity: .5; }
.line { fill: none; stroke-width: 2; stroke-linejoin: round; }
.strip { fill: transparent; }
.strip:hover { fill: var(--ink); opacity: .08; }
.layer { stroke: var(--card); stroke-width: 1; }
.whisker { fill: none; stroke: var(--ink); stroke-width: 1.6; }
.note { margin: .75rem 0 0; color: var(--soft); font-size: .875rem; }
.legend { display: flex; flex-wrap: wrap; gap: .25rem 1rem; margin: .5rem 0 0; font-size: .9rem; }
.legend svg { display: inline-block; width: 24px; height: 10px; margin-right: .4em; }
.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: .9rem; font-variant-numeric: tabular-nums; }
th, td { padding: .35rem .6rem; border-bottom: 1px solid var(--rule); text-align: right; white-space: nowrap; }
th { color: var(--soft); font-weight: 500; }
th:first-child, td:first-child { padding-left: 0; text-align: left; position: sticky; left: 0; background: var(--card); }
/* The last column is prose. */
.told td:last-child { text-align: left; white-space: normal; }
.told td { vertical-align: top; }
.told td:first-child { width: 1%; }
@media print { section { break-inside: avoid; } }
`;
