// When a page changes by itself, something else may come under the pointer. A click there wasn't meant for it.
import { type PointerEvent, type SyntheticEvent, useRef } from 'react';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A finger or a mouse that stays within this many pixels hasn't moved. */
const stillPx = 24;

/** Whoever presses later has seen what is there now. */
const stillMs = 1_500;

const isNear = (a: Point, b: Point): boolean => Math.hypot(a.x - b.x, a.y - b.y) < stillPx;

/** `hasMoved`: the page changes now. The next press at the same place, if it is soon, does nothing; the one after it does. */
export function useAimedClicks() {
  const last = useRef<Point>(undefined);
  /** `until` is in the time of `performance.now()`. */
  const still = useRef<Point & { readonly until: number }>(undefined);
  const isIgnored = useRef(false);
  const follow = ({ clientX: x, clientY: y }: PointerEvent): void => {
    last.current = { x, y };
    const isOver =
      still.current && (performance.now() > still.current.until || !isNear(still.current, last.current));
    if (isOver) still.current = undefined;
  };
  return {
    hasMoved: (): void => {
      still.current = last.current && { ...last.current, until: performance.now() + stillMs };
    },
    handlers: {
      onPointerMoveCapture: follow,
      onPointerDownCapture: (event: PointerEvent): void => {
        follow(event);
        isIgnored.current = still.current !== undefined;
        still.current = undefined;
      },
      onClickCapture: (event: SyntheticEvent): void => {
        if (!isIgnored.current) return;
        isIgnored.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}
