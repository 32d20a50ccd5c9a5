import type { Point } from '@haat/contract/geo';
import L from 'leaflet';
import type { DrawnPin, OnMove } from './drawn-map.ts';
import { dressAsPin, edgePx, pinShape } from './pin-element.ts';
import { pointOf } from './point-of.ts';

export interface PinLook {
  readonly pinClass: (isMovable: boolean) => string;
  /** Its name for screen readers. */
  readonly pinLabel: string;
}

interface PinParts {
  readonly at: Point;
  readonly onMove: OnMove;
  readonly look: PinLook;
  readonly circle: DrawnPin | undefined;
}

export function makePin(map: L.Map, { at, onMove, look, circle }: PinParts): DrawnPin {
  const className = look.pinClass(onMove !== null);
  const marker = L.marker([at.latitude, at.longitude], {
    draggable: onMove !== null,
    keyboard: true,
    autoPanOnFocus: false,
    icon: L.divIcon({ className, html: pinShape, iconSize: [48, 48], iconAnchor: [24, 46] }),
  }).addTo(map);
  let radius: number | null = null;
  const moveBy = (x: number, y: number): void => {
    const from = map.project(marker.getLatLng());
    const to = pointOf(map.unproject(from.add([x, y])));
    marker.setLatLng([to.latitude, to.longitude]);
    map.panInside(marker.getLatLng(), { padding: [edgePx, edgePx] });
    onMove?.(to);
  };
  const element = marker.getElement();
  if (element) dressAsPin(element, look.pinLabel, onMove && moveBy);
  marker.on('drag', () => circle?.place(pointOf(marker.getLatLng()), radius));
  marker.on('dragend', () => onMove?.(pointOf(marker.getLatLng())));
  return {
    place(point, radiusKm) {
      radius = radiusKm;
      marker.setLatLng([point.latitude, point.longitude]);
      circle?.place(point, radiusKm);
    },
    remove() {
      marker.remove();
      circle?.remove();
    },
  };
}
