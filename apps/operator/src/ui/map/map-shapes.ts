// The pin with its circle.
import type { Point } from '@haat/contract/geo';
import L from 'leaflet';
import { pointOf } from './map-parts.ts';

const pinShape =
  '<svg width="40" height="44" viewBox="0 0 24 26" fill="currentColor" aria-hidden="true"><path d="M12 1a8.5 8.5 0 0 0-8.5 8.5c0 6 7 14 8 15.1.3.3.7.3 1 0 1-1.1 8-9.1 8-15.1A8.5 8.5 0 0 0 12 1z"/><circle cx="12" cy="9.5" r="3.4" fill="#fff"/></svg>';

const leaf = '#1f6f4a';
/** Between the edge of the map and a pin moved by a key. */
const edgePx = 60;
const pixelsPerKey = 8;
const steps: Readonly<Record<string, L.PointTuple>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type Report = (point: Point) => void;

export interface Pin {
  /** Moves the pin, and draws the circle around it. */
  place(point: Point, radiusKm: number | null): void;
  remove(): void;
}

export function addPin(map: L.Map, at: Point, onMove: Report | null): Pin {
  const marker = L.marker([at.latitude, at.longitude], {
    draggable: onMove !== null,
    autoPanOnFocus: false,
    icon: L.divIcon({ className: 'haat-pin', html: pinShape, iconSize: [48, 48], iconAnchor: [24, 46] }),
  }).addTo(map);
  const circle = makeCircle(marker.getLatLng());
  const element = marker.getElement();
  element?.setAttribute('aria-label', 'Pin');
  if (onMove === null) element?.setAttribute('role', 'img');
  else {
    element?.addEventListener('keydown', (event) => moveByKey(map, marker, event, onMove));
    marker.on('drag', () => circle.setLatLng(marker.getLatLng()));
    marker.on('dragend', () => onMove(pointOf(marker.getLatLng())));
  }
  return {
    place({ latitude, longitude }, radiusKm) {
      marker.setLatLng([latitude, longitude]);
      circle.setLatLng([latitude, longitude]);
      if (radiusKm === null) circle.remove();
      else circle.setRadius(radiusKm * 1_000).addTo(map);
    },
    remove() {
      marker.remove();
      circle.remove();
    },
  };
}

const makeCircle = (at: L.LatLng): L.Circle =>
  L.circle(at, {
    radius: 0,
    color: leaf,
    weight: 2,
    fillOpacity: 0.12,
    interactive: false,
    renderer: new L.SVG(),
  });

/** Arrow keys move the pin, ten times as far with Shift. */
function moveByKey(map: L.Map, marker: L.Marker, event: KeyboardEvent, onMove: Report): void {
  const step = steps[event.key];
  if (!step) return;
  // Otherwise the map would also move, or the page would scroll.
  event.preventDefault();
  event.stopPropagation();
  const far = pixelsPerKey * (event.shiftKey ? 10 : 1);
  const moved = map.project(marker.getLatLng()).add(L.point(step).multiplyBy(far));
  marker.setLatLng(map.unproject(moved));
  map.panInside(marker.getLatLng(), { padding: [edgePx, edgePx] });
  onMove(pointOf(marker.getLatLng()));
}
