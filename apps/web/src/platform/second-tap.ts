// The second half of a double tap. A press often takes away what was pressed (an answered question, an 'Add' that becomes
// a stepper), and the second tap then hits whatever stands there now: another order's Accept, one piece more.

const doubleTapMs = 400;
const samePlacePx = 24;

interface Tap {
  readonly on: Element;
  readonly x: number;
  readonly y: number;
  readonly atMs: number;
}

let latest: Tap | null = null;

/**
 * Lets it count for nothing, everywhere on the page: a press at the same place, at once, after one on something that has
 * gone since, or on a button that says `data-single-tap`. Keys, assistive technology and presses elsewhere always count.
 */
export function swallowSecondTaps(): () => void {
  // Ahead of all who handle presses.
  document.addEventListener('click', judge, { capture: true });
  return () => document.removeEventListener('click', judge, { capture: true });
}

function judge(event: MouseEvent): void {
  const first = latest;
  latest = tapOf(event);
  if (!first || !latest || !isAtOnce(first, latest)) return;
  const isSecondHalf = !first.on.isConnected || latest.on.closest('[data-single-tap]') !== null;
  if (!isSecondHalf) return;
  latest = first;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Keys and assistive technology press without a place. */
function tapOf({ target, clientX: x, clientY: y, detail, timeStamp: atMs }: MouseEvent): Tap | null {
  const hasPlace = detail > 0 && (x !== 0 || y !== 0);
  return hasPlace && target instanceof Element ? { on: target, x, y, atMs } : null;
}

const isAtOnce = (first: Tap, second: Tap): boolean =>
  second.atMs - first.atMs <= doubleTapMs &&
  Math.hypot(second.x - first.x, second.y - first.y) <= samePlacePx;
