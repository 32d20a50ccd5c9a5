// What stands on a map: the pin that is moved, the shops, the device.
import type { Point } from '@haat/contract';
import L from 'leaflet';
import { ui } from '../../messages/ui.ts';
import styles from './map.module.css';
import { pointOf } from './map-parts.ts';
import type { MapMark } from './map-props.ts';

const pinShape =
  '<svg width="40" height="44" viewBox="0 0 24 26" fill="currentColor" aria-hidden="true"><path d="M12 1a8.5 8.5 0 0 0-8.5 8.5c0 6 7 14 8 15.1.3.3.7.3 1 0 1-1.1 8-9.1 8-15.1A8.5 8.5 0 0 0 12 1z"/><circle cx="12" cy="9.5" r="3.4" fill="#fff"/></svg>';

const pixelsPerKey = 8;
const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A pin named 'Location' that takes the focus; arrow keys move it, with Shift ten times as far. */
export function makePin(map: L.Map, at: Point, isMovable: boolean, onMove: (point: Point) => void): L.Marker {
  const className = isMovable ? (styles.pin ?? '') : `${styles.pin} ${styles.still}`;
  const marker = L.marker([at.latitude, at.longitude], {
    draggable: isMovable,
    keyboard: true,
    autoPanOnFocus: false,
    icon: L.divIcon({ className, html: pinShape, iconSize: [48, 48], iconAnchor: [24, 46] }),
  }).addTo(map);
  const element = marker.getElement();
  element?.setAttribute('aria-label', ui.pin);
  if (!isMovable) element?.setAttribute('role', 'img');
  if (!isMovable) return marker;
  marker.on('dragend', () => onMove(pointOf(marker.getLatLng())));
  element?.addEventListener('keydown', (event) => {
    const step = steps[event.key];
    if (!step) return;
    // Else the map would move as well, or the page scroll.
    event.preventDefault();
    event.stopPropagation();
    const far = pixelsPerKey * (event.shiftKey ? 10 : 1);
    const from = map.project(marker.getLatLng());
    const to = pointOf(map.unproject(from.add([step[0] * far, step[1] * far])));
    marker.setLatLng([to.latitude, to.longitude]);
    map.panInside(marker.getLatLng(), { padding: [60, 60] });
    onMove(to);
  });
  return marker;
}

function dot(name: string, point: Point, extra = ''): L.Marker {
  const round = document.createElement('span');
  round.className = `${styles.dot} ${extra}`;
  const label = document.createElement('span');
  label.textContent = name;
  const html = document.createElement('span');
  html.className = styles.mark ?? '';
  html.append(round, label);
  return L.marker([point.latitude, point.longitude], {
    keyboard: false,
    interactive: false,
    // Below the pin, which is what is moved.
    zIndexOffset: -1000,
    icon: L.divIcon({ className: '', html, iconSize: [18, 18], iconAnchor: [9, 9] }),
  });
}

export function makeMark(map: L.Map, marks: readonly MapMark[], device: Point | null): L.LayerGroup {
  const dots = marks.map((mark) => dot(mark.name, mark.point));
  if (device) dots.push(dot('', device, styles.device));
  return L.layerGroup(dots).addTo(map);
}
