// The shape of a pin, and how keys move it, for every map.

export const pinShape =
  '<svg width="40" height="44" viewBox="0 0 24 26" fill="currentColor" aria-hidden="true"><path d="M12 1a8.5 8.5 0 0 0-8.5 8.5c0 6 7 14 8 15.1.3.3.7.3 1 0 1-1.1 8-9.1 8-15.1A8.5 8.5 0 0 0 12 1z"/><circle cx="12" cy="9.5" r="3.4" fill="#fff"/></svg>';

/** Minimum distance in pixels between the edge and a pin moved by a key. */
export const edgePx = 60;

const pixelsPerKey = 8;
const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export type MoveBy = (xPx: number, yPx: number) => void;

/** A named pin that arrow keys move, ten times as far with Shift. A fixed one is an image. */
export function dressAsPin(element: HTMLElement, label: string, moveBy: MoveBy | null): void {
  element.setAttribute('aria-label', label);
  if (!moveBy) {
    element.setAttribute('role', 'img');
    return;
  }
  element.addEventListener('keydown', (event) => {
    const step = steps[event.key];
    if (!step) return;
    // Otherwise the map would also move, or the page would scroll.
    event.preventDefault();
    event.stopPropagation();
    const far = pixelsPerKey * (event.shiftKey ? 10 : 1);
    moveBy(step[0] * far, step[1] * far);
  });
}
