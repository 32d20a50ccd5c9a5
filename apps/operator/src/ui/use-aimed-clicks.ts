// When a page changes by itself, something else may move under the pointer. This ignores a click that wasn't meant for
// it.
import { type PointerEvent, type SyntheticEvent, useRef } from 'react';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A finger or a mouse within this many pixels hasn't moved. */
const stillPx = 24;

/** After this time, the person has seen what is there. */
const stillMs = 1_500;

const isNear = (a: Point, b: Point): boolean => Math.hypot(a.x - b.x, a.y - b.y) < stillPx;

/** Call `hasMoved` when the page changes. The next press at the same place does nothing if it comes soon. */
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
