/** What a person would notice with a ruler: runs inside the page and returns what is wrong, in words. */

/** Self-contained: it is sent to the browser as it stands. */
export function lookForFaults({ touch }: { readonly touch: boolean }): string[] {
  const faults: string[] = [];
  const width = innerWidth;
  const height = innerHeight;
  const root = document.scrollingElement ?? document.documentElement;
  if (root.scrollWidth > width + 1) faults.push(`the page scrolls sideways by ${root.scrollWidth - width} px`);
  // a phone shows a page that is too wide smaller, so that its window seems to be wider
  if (touch && width > screen.width + 1) faults.push(`the page is ${width - screen.width} px wider than the screen`);
  const fixed = document.querySelector('[data-page="table"]') !== null;
  if (fixed && root.scrollHeight > height + 1)
    faults.push(`the page is ${root.scrollHeight - height} px longer than the window`);

  const dialog = document.querySelector('[role="dialog"][data-modal]');
  const scope = dialog ?? document.body;
  const name = (element: Element): string => {
    const label = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return `${element.tagName.toLowerCase()} "${label.replace(/\s+/g, ' ').trim().slice(0, 40)}"`;
  };
  const shown = (element: Element): DOMRect | null =>
    element.closest('[inert], [aria-hidden="true"], .unseen') === null ? drawn(element) : null;
  const drawn = (element: Element): DOMRect | null => {
    const style = getComputedStyle(element);
    // what is folded away has a size, but is not shown
    if (style.visibility !== 'visible' || style.opacity === '0' || !element.checkVisibility()) return null;
    const box = element.getBoundingClientRect();
    return box.width > 1 && box.height > 1 ? box : null;
  };
  /** The nearest ancestor that scrolls: inside one, being out of sight is allowed. */
  const scroller = (element: Element): Element | null => {
    for (let at = element.parentElement; at !== null && at !== root; at = at.parentElement) {
      const { overflowY, overflowX } = getComputedStyle(at);
      if (/auto|scroll/.test(overflowY) && at.scrollHeight > at.clientHeight + 1) return at;
      if (/auto|scroll/.test(overflowX) && at.scrollWidth > at.clientWidth + 1) return at;
    }
    return fixed || dialog !== null ? null : root;
  };

  for (const control of scope.querySelectorAll('button, a[href], input, select, [role="tab"], [role="switch"]')) {
    const box = shown(control);
    if (box === null || control.classList.contains('skip')) continue;
    const inScroller = scroller(control);
    if (inScroller === null && (box.left < -1 || box.top < -1 || box.right > width + 1 || box.bottom > height + 1))
      faults.push(`${name(control)} is outside the window`);
    else if (inScroller === null || within(box, inScroller, root, width, height)) {
      const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      if (
        at !== null &&
        !control.contains(at) &&
        !at.contains(control) &&
        control.closest('label')?.contains(at) !== true &&
        at.closest('[data-overlap="float"]') === null &&
        !(inScroller !== null && floats(at))
      )
        faults.push(`${name(control)} is covered by ${name(at)}`);
      const cut = clippedBy(control, box, inScroller);
      if (cut > 2) faults.push(`${name(control)} is cut off by ${Math.round(cut)} px`);
    }
    if (touch && inScroller !== root && Math.min(box.width, box.height) < 39.5 && !bigEnough(control, box))
      faults.push(`${name(control)} is ${Math.round(box.width)}×${Math.round(box.height)} to touch`);
  }

  for (const use of scope.querySelectorAll('use')) {
    const id = use.getAttribute('href') ?? '';
    if (drawn(use.ownerSVGElement ?? use) !== null && document.getElementById(id.slice(1)) === null)
      faults.push(`the picture ${id} is missing`);
  }

  // what a decision needs: the question, the answers, my hand, what lies on the table
  const needed = '[data-ask], [data-answers], [data-at="hand"], [data-at="play"], [data-at^="bank:"], [data-card]';
  if (fixed && dialog === null)
    for (const element of scope.querySelectorAll(needed)) {
      const box = shown(element);
      const hidden = box === null ? 0 : outOfSight(element, box);
      if (hidden > 2) faults.push(`${name(element)} is out of sight by ${Math.round(hidden)} px`);
    }

  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  const words: { text: string; box: DOMRect; parent: Element }[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (parent === null || node.textContent?.trim() === '' || drawn(parent) === null) continue;
    // what the screen reader gets in other words is still read by everybody else
    if (parent.closest('svg, .unseen, [inert], noscript') !== null) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = (node.textContent ?? '').trim().slice(0, 40);
    const box = range.getBoundingClientRect();
    if (box.width < 1 || box.height < 1) continue;
    // the markup says what may be left out, as a whole, where there is no room for it
    if (parent.closest('[data-spare]') !== null && inSight(box, parent) === null) continue;
    // text that wraps is looked at line by line
    for (const line of range.getClientRects()) {
      const part = inSight(line, parent);
      if (part !== null) words.push({ text, box: part, parent });
    }
    for (let at: Element | null = parent; at !== null && at !== scope; at = at.parentElement) {
      const style = getComputedStyle(at);
      const clips = /hidden|clip/.test(style.overflowX) || /hidden|clip/.test(style.overflowY);
      if (!clips) continue;
      const edge = at.getBoundingClientRect();
      const cut = Math.max(edge.left - box.left, box.right - edge.right, edge.top - box.top, box.bottom - edge.bottom);
      if (cut > 2 && scroller(parent) === null) faults.push(`"${text}" is cut off by ${Math.round(cut)} px`);
      break;
    }
  }
  for (let i = 0; i < words.length; i++)
    for (let j = i + 1; j < words.length; j++) {
      const [a, b] = [words[i], words[j]];
      if (a.parent.contains(b.parent) || b.parent.contains(a.parent)) continue;
      const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      if (across < 3 || down < 5 || !seen(a) || !seen(b)) continue;
      faults.push(`"${a.text}" and "${b.text}" overlap`);
    }
  return [...new Set(faults)];

  /** By how much its top or bottom is beyond what clips it. */
  function outOfSight(element: Element, box: DOMRect): number {
    let most = Math.max(-box.top, box.bottom - height);
    for (let at = element.parentElement; at !== null; at = at.parentElement) {
      if (getComputedStyle(at).overflowY === 'visible') continue;
      const edge = at.getBoundingClientRect();
      most = Math.max(most, edge.top - box.top, box.bottom - edge.bottom);
    }
    return most;
  }
  /** How much of it is beyond the nearest box that clips without scrolling. */
  function clippedBy(element: Element, box: DOMRect, pane: Element | null): number {
    for (let at = element.parentElement; at !== null && at !== pane; at = at.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(at);
      if (position === 'fixed' || at === document.body) return 0;
      if (!/hidden|clip/.test(overflowX + overflowY)) continue;
      const edge = at.getBoundingClientRect();
      return Math.max(edge.left - box.left, box.right - edge.right, edge.top - box.top, box.bottom - edge.bottom);
    }
    return 0;
  }
  /** What the boxes around a line leave of it. */
  function inSight(line: DOMRect, parent: Element): DOMRect | null {
    let { left, top, right, bottom } = line;
    for (let around: Element | null = parent; around !== null; around = around.parentElement) {
      if (getComputedStyle(around).overflowY === 'visible') continue;
      const edge = around.getBoundingClientRect();
      left = Math.max(left, edge.left);
      top = Math.max(top, edge.top);
      right = Math.min(right, edge.right);
      bottom = Math.min(bottom, edge.bottom);
    }
    return right > left && bottom - top > line.height / 2 ? new DOMRect(left, top, right - left, bottom - top) : null;
  }
  /** Whether its middle is really what one sees there. */
  function seen({ box, parent }: { box: DOMRect; parent: Element }): boolean {
    const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return at !== null && (at === parent || parent.contains(at) || at.contains(parent));
  }
  function within(box: DOMRect, pane: Element, page: Element, wide: number, high: number): boolean {
    const edge = pane === page ? new DOMRect(0, 0, wide, high) : pane.getBoundingClientRect();
    const x = box.left + box.width / 2;
    const y = box.top + box.height / 2;
    return (
      x > Math.max(0, edge.left) &&
      x < Math.min(wide, edge.right) &&
      y > Math.max(0, edge.top) &&
      y < Math.min(high, edge.bottom)
    );
  }
  /** Bars that stay while the page scrolls under them. */
  function floats(element: Element): boolean {
    for (let at: Element | null = element; at !== null; at = at.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(at).position)) return true;
    return false;
  }
  /** Hit areas may be larger than what is drawn. */
  function bigEnough(control: Element, box: DOMRect): boolean {
    const after = getComputedStyle(control, '::after');
    const reach = (side: 'top' | 'bottom' | 'left' | 'right'): number =>
      after.content === 'none' ? 0 : -Number.parseFloat(after[side]) || 0;
    return (
      (box.height + reach('top') + reach('bottom') >= 39.5 && box.width + reach('left') + reach('right') >= 39.5) ||
      getComputedStyle(control).display === 'inline' ||
      (control instanceof HTMLInputElement && control.closest('label') !== null)
    );
  }
}
