// Dots on Leaflet's map that only show where something is.
import type { Point } from '@haat/contract/geo';
import L from 'leaflet';
import type { MapMark } from './drawn-map.ts';

/** Null is the device. */
type MakeDot = (mark: MapMark | null) => HTMLElement;

/** Returns a function that removes them. */
export function addDots(
  map: L.Map,
  marks: readonly MapMark[],
  device: Point | null,
  makeDot: MakeDot,
): () => void {
  const dots = marks.map((mark) => dot(mark.point, makeDot(mark)));
  if (device) dots.push(dot(device, makeDot(null)));
  const layer = L.layerGroup(dots).addTo(map);
  return () => void layer.remove();
}

const dot = ({ latitude, longitude }: Point, html: HTMLElement): L.Marker =>
  L.marker([latitude, longitude], {
    keyboard: false,
    interactive: false,
    // Below the pin, which can be moved.
    zIndexOffset: -1000,
    icon: L.divIcon({ className: '', html, iconSize: [18, 18], iconAnchor: [9, 9] }),
  });
