/** Pieces that lie on pieces, and words that something hides: runs inside the page and returns what is wrong, in words. */

/**
 * Self-contained: it is sent to the browser as it stands. The markup says what overlaps on purpose (`data-overlap`): `ground` is what others lie on; pieces of a `fan` lie on each other; a `badge` lies on the piece that it
 * is a part of; a `float` opens above everything, as popovers do. Ground and badges must not hide words all the same.
 */
export function lookForOverlaps(): string[] {
  const faults = new Set<string>();
  const root = document.scrollingElement ?? document.documentElement;
  const scope = document.querySelector('[role="dialog"][data-modal]') ?? document.body;
  const styles = new Map<Element, CSSStyleDeclaration>();
  const found = new Map<string, ReadonlySet<Element>>();

  /** Something painted or a line of text. */
  interface Piece {
    readonly element: Element;
    /** As much of it as is in sight. */
    readonly box: DOMRect;
    readonly text: string | null;
  }

  // whatever is painted is found at its place, whether or not it can be pressed
  const sheet = document.head.appendChild(document.createElement('style'));
  sheet.textContent = '*, ::before, ::after { pointer-events: auto !important }';
  const floats = [...document.querySelectorAll('[data-overlap="float"], [popover]')];
  const pieces = [...paintedPieces(), ...linesOfText()];
  findOverlaps();
  for (const piece of pieces) if (piece.text !== null) findCover(piece);
  sheet.remove();
  return [...faults];

  function styleOf(element: Element): CSSStyleDeclaration {
    let style = styles.get(element);
    if (style === undefined) styles.set(element, (style = getComputedStyle(element)));
    return style;
  }

  function name({ element, text }: Pick<Piece, 'element' | 'text'>): string {
    const words = (text ?? element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();
    const place = text === null ? element.closest('[data-at]')?.getAttribute('data-at') : null;
    const kind = text === null ? `${element.tagName.toLowerCase()} ` : '';
    return `${kind}"${words.slice(0, 40)}"${place ? ` at ${place}` : ''}`;
  }

  /** How opaque a colour is, or the thinnest colour of a gradient. */
  function opacityOf(paint: string): number {
    const colours = paint.match(/(rgba?|color|oklab|oklch|lab|hsla?)\([^()]*\)/g) ?? [];
    if (colours.length === 0) return paint.startsWith('url') ? 1 : 0;
    return Math.min(...colours.map((colour) => Number(/(?:,[^,]+,[^,]+,|\/)\s*([\d.]+)\s*\)$/.exec(colour)?.[1] ?? 1)));
  }

  function isPicture(element: Element): boolean {
    return element instanceof SVGElement || /^(IMG|CANVAS|VIDEO)$/.test(element.tagName);
  }

  function isFilled(element: Element, least: number): boolean {
    const { backgroundColor, backgroundImage } = styleOf(element);
    return isPicture(element) || opacityOf(backgroundColor) >= least || opacityOf(backgroundImage) >= least;
  }

  /** What the styles put before or after its content is found as the element itself. */
  function isTagged(element: Element): boolean {
    return ['::before', '::after'].some((part) => {
      const { content, backgroundColor } = getComputedStyle(element, part);
      return content !== 'none' && opacityOf(backgroundColor) >= 0.5;
    });
  }

  function isPainted(element: Element): boolean {
    const style = styleOf(element);
    const edges = [
      [style.borderTopWidth, style.borderTopColor],
      [style.borderRightWidth, style.borderRightColor],
      [style.borderBottomWidth, style.borderBottomColor],
      [style.borderLeftWidth, style.borderLeftColor],
    ];
    return (
      isFilled(element, 0.3) ||
      edges.every(([width, colour]) => Number.parseFloat(width) >= 1 && opacityOf(colour) >= 0.3)
    );
  }

  function isShown(element: Element): boolean {
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  }

  /** What the boxes around it leave of it. */
  function inSight(box: DOMRect, parent: Element | null): DOMRect | null {
    let left = Math.max(box.left, 0);
    let top = Math.max(box.top, 0);
    let right = Math.min(box.right, innerWidth);
    let bottom = Math.min(box.bottom, innerHeight);
    for (let around = parent; around !== null && around !== root; around = around.parentElement) {
      const { overflowX, overflowY, position } = styleOf(around);
      if (overflowX !== 'visible' || overflowY !== 'visible') {
        const edge = around.getBoundingClientRect();
        left = Math.max(left, edge.left);
        top = Math.max(top, edge.top);
        right = Math.min(right, edge.right);
        bottom = Math.min(bottom, edge.bottom);
      }
      if (position === 'fixed') break;
    }
    return right - left > 3 && bottom - top > 3 ? new DOMRect(left, top, right - left, bottom - top) : null;
  }

  function paintedPieces(): Piece[] {
    return [...scope.querySelectorAll('*')].flatMap((element) => {
      if (element.parentElement?.closest('svg') || element.closest('.unseen, [inert], .skip')) return [];
      if (!isShown(element) || !isPainted(element)) return [];
      const box = inSight(element.getBoundingClientRect(), element.parentElement);
      return box === null ? [] : [{ element, box, text: null }];
    });
  }

  function linesOfText(): Piece[] {
    const lines: Piece[] = [];
    const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (element === null || text === '' || !isShown(element)) continue;
      if (element.closest('svg, .unseen, [inert], noscript, style, script, .skip') !== null) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) {
        // letters fill about two thirds of a line's height
        const letters = new DOMRect(line.left, line.top + line.height * 0.18, line.width, line.height * 0.64);
        const box = inSight(letters, element);
        findHiddenEnd(element, text, letters, box !== null);
        if (box === null) continue;
        lines.push({ element, box, text });
        findSpill(element, text, letters);
      }
    }
    return lines;
  }

  /** What is painted at a point, the uppermost first. A picture is only where something is drawn. */
  function paintedAt(x: number, y: number): ReadonlySet<Element> {
    const key = `${Math.round(x)},${Math.round(y)}`;
    let there = found.get(key);
    if (there !== undefined) return there;
    there = new Set(
      document.elementsFromPoint(x, y).flatMap((element) => {
        let picture = element.closest('svg');
        if (picture === element) return [];
        for (let around = picture; around !== null; around = around.parentElement?.closest('svg') ?? null)
          picture = around;
        return [picture ?? element];
      }),
    );
    found.set(key, there);
    return there;
  }

  function touch(a: DOMRect, b: DOMRect): boolean {
    return (
      Math.min(a.right, b.right) - Math.max(a.left, b.left) >= 3 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) >= 3
    );
  }

  /** Whether both are painted somewhere in the part that they share: circles may be close to each other. */
  function meet(a: Piece, b: Piece): boolean {
    const left = Math.max(a.box.left, b.box.left);
    const top = Math.max(a.box.top, b.box.top);
    const across = Math.min(a.box.right, b.box.right) - left;
    const down = Math.min(a.box.bottom, b.box.bottom) - top;
    const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
    return parts.some((x) =>
      parts.some((y) => {
        const there = paintedAt(left + across * x, top + down * y);
        return [a, b].every(({ element, text }) => text !== null || there.has(element));
      }),
    );
  }

  function findOverlaps(): void {
    pieces.sort((a, b) => a.box.left - b.box.left);
    const painted = new Map(pieces.filter(({ text }) => text === null).map((piece) => [piece.element, piece]));
    const met = new Map(pieces.map((piece) => [piece, new Set<Piece>()]));
    const pairs: (readonly [Piece, Piece])[] = [];
    for (const [i, a] of pieces.entries())
      for (let j = i + 1; j < pieces.length && pieces[j].box.left < a.box.right - 3; j++) {
        const b = pieces[j];
        if (a.text !== null && b.text !== null) continue;
        // most pairs end here, so it comes before whatever asks for styles
        if (!touch(a.box, b.box)) continue;
        if (a.element.contains(b.element) || b.element.contains(a.element)) continue;
        if (isMeant(a.element, b.element) || !meet(a, b)) continue;
        pairs.push([a, b]);
        met.get(a)?.add(b);
        met.get(b)?.add(a);
      }
    // of two that overlap as a whole, the parts are not named
    const isPart = ({ element, text }: Piece, other: Piece): boolean => {
      for (let at = text === null ? element.parentElement : element; at !== null; at = at.parentElement) {
        const whole = painted.get(at);
        if (whole !== undefined && met.get(whole)?.has(other) === true) return true;
      }
      return false;
    };
    for (const [a, b] of pairs) if (!isPart(a, b) && !isPart(b, a)) faults.add(`${name(a)} and ${name(b)} overlap`);
  }

  /** The markup says that they may overlap. */
  function isMeant(a: Element, b: Element): boolean {
    if (a.closest('[data-overlap="ground"]') !== null || b.closest('[data-overlap="ground"]') !== null) return true;
    return isBadgeOn(a, b) || isBadgeOn(b, a) || isLayered(a, b) || stays(a, b) || stays(b, a);
  }

  function isBadgeOn(element: Element, other: Element): boolean {
    const badge = element.closest('[data-overlap="badge"]');
    return badge !== null && !badge.contains(other) && badge.parentElement?.contains(other) === true;
  }

  /** Two pieces of a fan, or one in a layer above the other. */
  function isLayered(a: Element, b: Element): boolean {
    if (floats.some((float) => float.contains(a) !== float.contains(b))) return true;
    let common: Element | null = a;
    while (common !== null && !common.contains(b)) common = common.parentElement;
    return common?.getAttribute('data-overlap') === 'fan';
  }

  /** A bar that stays in place while the other scrolls under it. */
  function stays(bar: Element, other: Element): boolean {
    let held: Element | null = bar;
    while (held !== null && !/fixed|sticky/.test(styleOf(held).position)) held = held.parentElement;
    if (held === null || held.contains(other)) return false;
    for (let around = other.parentElement; around !== null && around !== root; around = around.parentElement) {
      const { overflowX, overflowY } = styleOf(around);
      if (around !== document.body && /auto|scroll/.test(overflowX + overflowY)) return true;
    }
    return root.scrollHeight > innerHeight + 1;
  }

  /** Words hidden by something opaque that may lie there, or by a part of what they belong to. */
  function findCover({ element, box, text }: Piece): void {
    const y = box.top + box.height / 2;
    for (const x of [0.05, 0.25, 0.5, 0.75, 0.95].map((part) => box.left + box.width * part))
      for (const above of paintedAt(x, y)) {
        if (above.contains(element)) break;
        if (!isShown(above) || isLayered(element, above) || stays(above, element)) continue;
        const { left, top, right, bottom } = above.getBoundingClientRect();
        const isOutside = x < left || x > right || y < top || y > bottom;
        if (isOutside ? !isTagged(above) : !isFilled(above, 0.5)) continue;
        // the rest overlaps and is told as such
        if (!isOutside && !element.contains(above) && !isMeant(element, above)) continue;
        faults.add(`${name({ element, text })} is hidden by ${name({ element: above, text: null })}`);
        return;
      }
  }

  /** Words that leave the button, pill or panel that they are written on. */
  function findSpill(element: Element, text: string, { left, right, top, bottom }: DOMRect): void {
    for (let around: Element | null = element; around !== null && around !== scope; around = around.parentElement) {
      const { overflowX, overflowY } = styleOf(around);
      if (overflowX !== 'visible' || overflowY !== 'visible') return;
      if (!isPainted(around)) continue;
      const edge = around.getBoundingClientRect();
      if (left > edge.right || right < edge.left || top > edge.bottom || bottom < edge.top) return;
      const out = Math.max(edge.left - left, right - edge.right, edge.top - top, bottom - edge.bottom);
      if (out > 1)
        faults.add(
          `${name({ element, text })} leaves ${name({ element: around, text: null })} by ${Math.round(out)} px`,
        );
      return;
    }
  }

  /** Words before the beginning of what scrolls, or cut through inside it. */
  function findHiddenEnd(element: Element, text: string, line: DOMRect, isSeen: boolean): void {
    let [x, y] = [true, true];
    let most = 0;
    for (let around: Element | null = element; around !== null && around !== root; around = around.parentElement) {
      const { overflowX, overflowY, position, display } = styleOf(around);
      // no box, so nothing scrolls in it
      if (display === 'contents') continue;
      const edge = around.getBoundingClientRect();
      // how far it has scrolled is told without zoom, boxes with it
      const zoom = around instanceof HTMLElement && around.offsetHeight > 0 ? edge.height / around.offsetHeight : 1;
      if (x && /auto|scroll/.test(overflowX)) {
        most = Math.max(most, edge.left - around.scrollLeft * zoom - line.left);
        x = false;
      } else if (x && isSeen && /hidden|clip/.test(overflowX))
        most = Math.max(most, edge.left - line.left, line.right - edge.right);
      if (y && /auto|scroll/.test(overflowY)) {
        most = Math.max(most, edge.top - around.scrollTop * zoom - line.top);
        y = false;
      } else if (y && isSeen && /hidden|clip/.test(overflowY))
        most = Math.max(most, edge.top - line.top, line.bottom - edge.bottom);
      if (position === 'fixed') break;
    }
    // without anything that scrolls, the other rules say what is cut off
    if (most > 2 && !(x && y)) faults.add(`${name({ element, text })}: ${Math.round(most)} px cannot be reached`);
  }
}
