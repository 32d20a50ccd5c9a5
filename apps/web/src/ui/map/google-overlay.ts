// Our own element on Google's map. Google's markers need a map id from its console, and their keyboard handling differs.
import type { Point } from '@haat/contract/geo';
import { edgePx } from '@haat/map/pin-element';
import { pointOf } from '@haat/map/point-of';

export interface Overlay {
  moveTo(point: Point): void;
  /** The point some pixels away. Undefined while the map isn't drawn. */
  pointBeside(xPx: number, yPx: number): Point | undefined;
  /** Moves the map as little as needed. */
  bringInside(): void;
  remove(): void;
}

export const latLngOf = ({ latitude, longitude }: Point): google.maps.LatLngLiteral => ({
  lat: latitude,
  lng: longitude,
});

/** `isTouchable`: it handles its own clicks and gestures. */
export function drawOverlay(
  map: google.maps.Map,
  element: HTMLElement,
  at: Point,
  isTouchable: boolean,
): Overlay {
  let point = at;
  const view = new google.maps.OverlayView();
  // Without a projection the map isn't drawn yet. Google's types wrongly say there always is one.
  const projection = (): google.maps.MapCanvasProjection | undefined => view.getProjection();
  view.onAdd = () => view.getPanes()?.[isTouchable ? 'overlayMouseTarget' : 'overlayLayer'].append(element);
  view.onRemove = () => element.remove();
  view.draw = () => {
    const pixel = projection()?.fromLatLngToDivPixel(latLngOf(point));
    if (!pixel) return;
    element.style.left = `${pixel.x}px`;
    element.style.top = `${pixel.y}px`;
  };
  if (isTouchable) google.maps.OverlayView.preventMapHitsAndGesturesFrom(element);
  view.setMap(map);
  return {
    moveTo(next) {
      point = next;
      view.draw();
    },
    pointBeside(xPx, yPx) {
      const pixel = projection()?.fromLatLngToDivPixel(latLngOf(point));
      if (!pixel) return undefined;
      const beside = new google.maps.Point(pixel.x + xPx, pixel.y + yPx);
      const found = projection()?.fromDivPixelToLatLng(beside);
      return found ? pointOf(found.toJSON()) : undefined;
    },
    bringInside() {
      const pixel = projection()?.fromLatLngToContainerPixel(latLngOf(point));
      const { clientWidth, clientHeight } = map.getDiv();
      if (pixel) map.panBy(beyond(pixel.x, clientWidth), beyond(pixel.y, clientHeight));
    },
    remove: () => view.setMap(null),
  };
}

/** How far it is outside of the middle part. 0 inside it. */
const beyond = (at: number, size: number): number =>
  at < edgePx ? at - edgePx : Math.max(0, at - (size - edgePx));
