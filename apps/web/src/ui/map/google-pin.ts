// The pin on Google's map: our own button, moved by dragging or by keys.
import type { Point } from '@haat/contract/geo';
import type { DrawnPin, OnMove } from '@haat/map/drawn-map';
import { dressAsPin, type MoveBy, pinShape } from '@haat/map/pin-element';
import { ui } from '../ui.messages.ts';
import { drawOverlay } from './google-overlay.ts';
import styles from './map.module.css';
import { pinClass } from './map-shapes.ts';

export function drawPin(map: google.maps.Map, at: Point, onMove: OnMove): DrawnPin {
  const element = makeElement(onMove !== null);
  const overlay = drawOverlay(map, element, at, onMove !== null);
  const moveBy: MoveBy = (xPx, yPx) => {
    const to = overlay.pointBeside(xPx, yPx);
    if (!to) return;
    overlay.moveTo(to);
    overlay.bringInside();
    onMove?.(to);
  };
  dressAsPin(element, ui.pin, onMove && moveBy);
  if (onMove) makeDraggable(element, moveBy);
  return { place: overlay.moveTo, remove: overlay.remove };
}

function makeElement(isMovable: boolean): HTMLElement {
  const element = document.createElement(isMovable ? 'button' : 'span');
  // Any other button type would submit the form.
  if (isMovable) element.setAttribute('type', 'button');
  element.className = `${pinClass(isMovable)} ${styles.overlaidPin}`;
  element.innerHTML = pinShape;
  return element;
}

/** Dragging only moves its picture. Releasing sets the point. */
function makeDraggable(element: HTMLElement, moveBy: MoveBy): void {
  element.addEventListener('pointerdown', (down) => {
    if (down.button !== 0) return;
    const drag = new AbortController();
    // Capture the events, so that Google doesn't handle them.
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
