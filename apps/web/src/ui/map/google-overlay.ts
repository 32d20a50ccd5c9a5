// An element of our own on Google's map. Google's own markers would want a map id from its console, and their
// keyboard is not ours.
import type { Point } from '@haat/contract/geo';
import { pointOf } from '../../platform/point-of.ts';
import { edgePx } from './map-shapes.ts';

export interface Overlay {
  moveTo(point: Point): void;
  /** The point so many pixels beside; undefined while the map is not drawn yet. */
  pointBeside(xPx: number, yPx: number): Point | undefined;
  /** Moves the map as little as needed. */
  bringInside(): void;
  remove(): void;
}

export const latLngOf = ({ latitude, longitude }: Point): google.maps.LatLngLiteral => ({
  lat: latitude,
  lng: longitude,
});

/** `isTouchable`: clicks and gestures on it are its own, not the map's. */
export function drawOverlay(
  map: google.maps.Map,
  element: HTMLElement,
  at: Point,
  isTouchable: boolean,
): Overlay {
  let point = at;
  const view = new google.maps.OverlayView();
  // Without a projection the map is not drawn yet; whoever wrote Google's types believes it always is.
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

/** How far it stands out of the middle part; 0 inside. */
const beyond = (at: number, size: number): number =>
  at < edgePx ? at - edgePx : Math.max(0, at - (size - edgePx));
