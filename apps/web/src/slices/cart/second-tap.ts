// The second half of a double tap: it lands on whatever has just taken the place of the button that was meant, and
// must count for nothing. Only a press at the same place, at once, after one on a product's own buttons is taken for it:
// keys, assistive technology and a press elsewhere always count.
import type { MouseEvent } from 'react';

const doubleTapMs = 400;
const samePlacePx = 24;

interface Tap {
  readonly on: EventTarget;
  readonly x: number;
  readonly y: number;
  readonly atMs: number;
}

let latest: Tap | null = null;
let before: Tap | null = null;

// Outside system: presses anywhere on the page, ahead of those who handle them. One in between makes two taps of it.
document.addEventListener(
  'click',
  () => {
    before = latest;
    latest = null;
  },
  { capture: true },
);

/** Keys and assistive technology press without a place. */
function tapOf({ target, clientX: x, clientY: y, detail, timeStamp: atMs }: MouseEvent): Tap | null {
  return detail === 0 || (x === 0 && y === 0) ? null : { on: target, x, y, atMs };
}

/** What the tap just before this one hit, if both are one double tap. */
function firstHalf(tap: Tap | null): Tap | null {
  if (!tap || !before || tap.atMs - before.atMs > doubleTapMs) return null;
  return Math.hypot(tap.x - before.x, tap.y - before.y) <= samePlacePx ? before : null;
}

function swallow(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
  latest = before;
}

/** For the buttons themselves, as they are pressed: whether it counts. Quick presses on '+' all do, a second 'Add' not. */
export function takeTap(event: MouseEvent, isAdd: boolean): boolean {
  const tap = tapOf(event);
  const first = firstHalf(tap);
  const isPlaceTaken = first !== null && first.on instanceof Node && !first.on.isConnected;
  if (isPlaceTaken || (first && isAdd)) {
    swallow(event);
    return false;
  }
  latest = tap;
  return true;
}

/** For what slides over the buttons. */
export function dropSecondTap(event: MouseEvent): void {
  if (firstHalf(tapOf(event))) swallow(event);
}
