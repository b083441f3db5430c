/** Travel: things are seen going from where they were to where they go. */
import { animate } from 'motion/mini';
import { pace, reducedMotion } from './settings.ts';

export interface Flight {
  /** Places are elements with `data-at`; the first that is seen is taken. */
  readonly from: string;
  readonly to: string;
  /** What flies: a copy of this place's element; by default of `from`. Or markup of our own. */
  readonly like?: string;
  readonly markup?: string;
  /** Width of the markup in pixels. */
  readonly size?: number;
  /** Milliseconds after the start. */
  readonly delay?: number;
  /** Shrinks to the size of where it lands. */
  readonly shrink?: boolean;
  /** The place is left empty: what flies is the thing itself. */
  readonly lift?: boolean;
}

const travel = 320;

/** What has left its place: it stays away until the next view is shown. */
const lifted = new Set<HTMLElement>();

/** The next view is shown: places that are filled again can be seen again. */
export function land(): void {
  for (const element of lifted) element.style.removeProperty('visibility');
  lifted.clear();
}

/** The element at a place, if it is on the screen: on the table, or for a seat in the page's bar. */
export function place(root: ParentNode, at: string): HTMLElement | null {
  for (const within of [root, document])
    for (const element of within.querySelectorAll<HTMLElement>(`[data-at="${at}"]`))
      if (element.getClientRects().length > 0) return element;
  return null;
}

/** Plays the flights and resolves when the last has landed. Reduced motion turns travel into a fade at the goal. */
export async function fly(root: ParentNode, flights: readonly Flight[]): Promise<void> {
  const length = pace(travel);
  if (length === 0 || document.hidden) return;
  await Promise.all(flights.map((flight) => one(root, flight, length)));
}

async function one(root: ParentNode, flight: Flight, length: number): Promise<void> {
  const from = place(root, flight.from);
  const to = place(root, flight.to);
  if (from === null || to === null) return;
  const a = from.getBoundingClientRect();
  const b = to.getBoundingClientRect();
  const ghost = ghostOf(root, flight, from);
  // inside the table's box, so that its styles fit there as they did on the table
  const box = from.closest('[data-room]') ?? to.closest('[data-room]') ?? document.body;
  const origin = box === document.body ? { left: 0, top: 0 } : box.getBoundingClientRect();
  const width = flight.size ?? a.width;
  const height = flight.markup === undefined ? a.height : width;
  Object.assign(ghost.style, {
    position: box === document.body ? 'fixed' : 'absolute',
    left: `${a.left + a.width / 2 - width / 2 - origin.left}px`,
    top: `${a.top + a.height / 2 - height / 2 - origin.top}px`,
    width: `${width}px`,
    height: `${height}px`,
    margin: '0',
    zIndex: 'var(--flights)',
    pointerEvents: 'none',
    opacity: '0',
  });
  box.append(ghost);
  if (flight.lift === true) {
    from.style.visibility = 'hidden';
    lifted.add(from);
  }
  const dx = b.left + b.width / 2 - (a.left + a.width / 2);
  const dy = b.top + b.height / 2 - (a.top + a.height / 2);
  const scale = flight.shrink === true ? Math.max(0.12, Math.min(b.width / width, b.height / height, 1)) : 1;
  const end = `translate(${dx}px, ${dy}px) scale(${scale})`;
  const delay = pace(flight.delay ?? 0) / 1000;
  try {
    if (reducedMotion()) {
      ghost.style.transform = end;
      await animate(ghost, { opacity: [0, 1, 0] }, { duration: length / 1000, delay }).finished;
    } else {
      await animate(
        ghost,
        { transform: ['translate(0px, 0px) scale(1)', end], opacity: [1, 1] },
        { duration: length / 1000, delay, ease: [0.22, 0.8, 0.3, 1] },
      ).finished;
    }
  } finally {
    ghost.remove();
  }
}

function ghostOf(root: ParentNode, flight: Flight, from: HTMLElement): HTMLElement {
  if (flight.markup !== undefined) {
    const ghost = document.createElement('div');
    ghost.innerHTML = flight.markup;
    return ghost;
  }
  const model = flight.like === undefined ? from : (place(root, flight.like) ?? from);
  const ghost = model.cloneNode(true) as HTMLElement;
  for (const element of [ghost, ...ghost.querySelectorAll<HTMLElement>('[id], [data-at]')]) {
    element.removeAttribute('id');
    element.removeAttribute('data-at');
  }
  ghost.setAttribute('aria-hidden', 'true');
  ghost.setAttribute('inert', '');
  ghost.classList.add('ghost');
  return ghost;
}

/** Waits at the chosen speed. */
export function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, document.hidden ? 0 : pace(ms)));
}
