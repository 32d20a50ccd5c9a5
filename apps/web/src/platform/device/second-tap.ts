// Ignores the second tap of a double tap. A press often removes the pressed element (an answered question, an 'Add'
// that becomes a stepper). Then the second tap would hit something else: another order's Accept, or one more item.

const doubleTapMs = 400;
const samePlacePx = 24;

interface Tap {
  readonly on: Element;
  readonly x: number;
  readonly y: number;
  readonly atMs: number;
  /** By a finger, or the second of a double click. Two quick clicks of browser automation may answer two questions. */
  readonly mayBeSecond: boolean;
}

let latest: Tap | null = null;

/**
 * Ignore the second tap of a double tap, or click of a double click, when the first one removed its target. Buttons with
 * `data-single-tap` ignore any quick second press. Keys, assistive technology and presses elsewhere always count.
 */
export function ignoreSecondTaps(): () => void {
  // Before all other press handlers.
  document.addEventListener('click', judge, { capture: true });
  return () => document.removeEventListener('click', judge, { capture: true });
}

function judge(event: MouseEvent): void {
  const first = latest;
  latest = tapOf(event);
  if (!first || !latest || !isAtOnce(first, latest)) return;
  const isGone = !first.on.isConnected && (latest.mayBeSecond || isSingle(first.on));
  const isSecondHalf = isGone || isSingle(latest.on);
  if (!isSecondHalf) return;
  latest = first;
  event.preventDefault();
  event.stopImmediatePropagation();
}

const isSingle = (element: Element): boolean => element.closest('[data-single-tap]') !== null;

/** Keys and assistive technology send clicks without a position. */
function tapOf(event: MouseEvent): Tap | null {
  const { target, clientX: x, clientY: y, detail, timeStamp: atMs } = event;
  if (detail === 0 || (x === 0 && y === 0) || !(target instanceof Element)) return null;
  const isMouse = 'pointerType' in event && event.pointerType === 'mouse';
  return { on: target, x, y, atMs, mayBeSecond: !isMouse || detail > 1 };
}

const isAtOnce = (first: Tap, second: Tap): boolean =>
  second.atMs - first.atMs <= doubleTapMs &&
  Math.hypot(second.x - first.x, second.y - first.y) <= samePlacePx;
