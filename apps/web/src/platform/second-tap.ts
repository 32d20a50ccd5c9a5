// The second half of a double tap. A press often takes away what was pressed (an answered question, an 'Add' that becomes
// a stepper), and the second tap then hits whatever stands there now: another order's Accept, one piece more.

const doubleTapMs = 400;
const samePlacePx = 24;

interface Tap {
  readonly on: Element;
  readonly x: number;
  readonly y: number;
  readonly atMs: number;
  /** Else a mouse, which is also how a browser is driven from outside: it may answer two questions at one place at once. */
  readonly isFinger: boolean;
}

let latest: Tap | null = null;

/**
 * Lets it count for nothing: a finger's press at the same place, at once, after one on something that has gone since,
 * anywhere on the page; a mouse's only where one of the two was on a button that says `data-single-tap`. Keys, assistive
 * technology and presses elsewhere always count.
 */
export function ignoreSecondTaps(): () => void {
  // Ahead of all who handle presses.
  document.addEventListener('click', judge, { capture: true });
  return () => document.removeEventListener('click', judge, { capture: true });
}

function judge(event: MouseEvent): void {
  const first = latest;
  latest = tapOf(event);
  if (!first || !latest || !isAtOnce(first, latest)) return;
  const isGone = !first.on.isConnected && (latest.isFinger || isSingle(first.on));
  const isSecondHalf = isGone || isSingle(latest.on);
  if (!isSecondHalf) return;
  latest = first;
  event.preventDefault();
  event.stopImmediatePropagation();
}

const isSingle = (element: Element): boolean => element.closest('[data-single-tap]') !== null;

/** Keys and assistive technology press without a place. */
function tapOf(event: MouseEvent): Tap | null {
  const { target, clientX: x, clientY: y, detail, timeStamp: atMs } = event;
  if (detail === 0 || (x === 0 && y === 0) || !(target instanceof Element)) return null;
  const isFinger = !('pointerType' in event && event.pointerType === 'mouse');
  return { on: target, x, y, atMs, isFinger };
}

const isAtOnce = (first: Tap, second: Tap): boolean =>
  second.atMs - first.atMs <= doubleTapMs &&
  Math.hypot(second.x - first.x, second.y - first.y) <= samePlacePx;
