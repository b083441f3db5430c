/** The contact sheet: every picture of the gallery on one page, with what was found on it. */
export interface Shot {
  readonly moment: string;
  readonly size: string;
  readonly theme: string;
  readonly file: string;
  readonly faults: readonly string[];
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

export function contactSheet(shots: readonly Shot[]): string {
  const moments = [...new Set(shots.map(({ moment }) => moment))];
  const faulty = shots.filter(({ faults }) => faults.length > 0).length;
  const figure = ({ size, theme, file, faults }: Shot): string =>
    `<figure${faults.length > 0 ? ' class="faulty"' : ''}><a href="${file}"><img loading="lazy" src="${file}" alt=""></a>` +
    `<figcaption>${size} ${theme}${faults.map((fault) => `<br>${escaped(fault)}`).join('')}</figcaption></figure>`;
  return `<!doctype html><meta charset="utf-8"><title>Gallery</title><style>
body { font: 14px/20px system-ui; margin: 24px; background: #eee; }
section { display: flex; flex-wrap: wrap; gap: 12px; align-items: flex-start; }
figure { margin: 0; padding: 6px; background: #fff; } img { height: 260px; display: block; }
figcaption { max-width: 420px; font-size: 12px; } .faulty { outline: 3px solid #c22f3d; }
</style><h1>${shots.length} pictures, ${faulty} with faults</h1>
${moments
  .map(
    (moment) =>
      `<h2>${escaped(moment)}</h2><section>${shots
        .filter((shot) => shot.moment === moment)
        .map(figure)
        .join('')}</section>`,
  )
  .join('\n')}`;
}
