// The pin on Google's map: a button of our own that is dragged, or moved by keys.
import type { Point } from '@haat/contract/geo';
import { drawOverlay } from './google-overlay.ts';
import styles from './map.module.css';
import type { DrawnPin } from './map-canvas.tsx';
import { dressAsPin, type MoveBy, pinClass, pinShape } from './map-shapes.ts';

export function drawPin(map: google.maps.Map, at: Point, onMove: ((point: Point) => void) | null): DrawnPin {
  const element = makeElement(onMove !== null);
  const overlay = drawOverlay(map, element, at, onMove !== null);
  const moveBy: MoveBy = (xPx, yPx) => {
    const to = overlay.pointBeside(xPx, yPx);
    if (!to) return;
    overlay.moveTo(to);
    overlay.bringInside();
    onMove?.(to);
  };
  dressAsPin(element, onMove && moveBy);
  if (onMove) makeDraggable(element, moveBy);
  return overlay;
}

function makeElement(isMovable: boolean): HTMLElement {
  const element = document.createElement(isMovable ? 'button' : 'span');
  // In a form any other button would send it.
  if (isMovable) element.setAttribute('type', 'button');
  element.className = `${pinClass(isMovable)} ${styles.overlaidPin}`;
  element.innerHTML = pinShape;
  return element;
}

/** While it is dragged it is only shown elsewhere; where it is let go it stays. */
function makeDraggable(element: HTMLElement, moveBy: MoveBy): void {
  element.addEventListener('pointerdown', (down) => {
    if (down.button !== 0) return;
    const drag = new AbortController();
    // Caught on its way down: what Google hears of the pin ends at the pin.
    const options = { capture: true, signal: drag.signal };
    const wayOf = (event: PointerEvent): [number, number] => [
      event.clientX - down.clientX,
      event.clientY - down.clientY,
    ];
    const show = (event: PointerEvent): void => {
      element.style.translate = wayOf(event)
        .map((way) => `${way}px`)
        .join(' ');
    };
    const end = (): void => {
      element.style.translate = '';
      drag.abort();
    };
    const drop = (event: PointerEvent): void => {
      end();
      const [xPx, yPx] = wayOf(event);
      if (xPx !== 0 || yPx !== 0) moveBy(xPx, yPx);
    };
    window.addEventListener('pointermove', show, options);
    window.addEventListener('pointerup', drop, options);
    window.addEventListener('pointercancel', end, options);
  });
}
