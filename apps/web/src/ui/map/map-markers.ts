// Markers on Leaflet's map: the pin, shops, and the device.
import type { Point } from '@haat/contract/geo';
import L from 'leaflet';
import { pointOf } from '../../platform/point-of.ts';
import type { MapMarker } from './map-props.ts';
import { dressAsPin, edgePx, makeDot, pinClass, pinShape } from './map-shapes.ts';

export function makePin(map: L.Map, at: Point, onMove: ((point: Point) => void) | null): L.Marker {
  const className = pinClass(onMove !== null);
  const marker = L.marker([at.latitude, at.longitude], {
    draggable: onMove !== null,
    keyboard: true,
    autoPanOnFocus: false,
    icon: L.divIcon({ className, html: pinShape, iconSize: [48, 48], iconAnchor: [24, 46] }),
  }).addTo(map);
  const moveBy = (x: number, y: number): void => {
    const from = map.project(marker.getLatLng());
    const to = pointOf(map.unproject(from.add([x, y])));
    marker.setLatLng([to.latitude, to.longitude]);
    map.panInside(marker.getLatLng(), { padding: [edgePx, edgePx] });
    onMove?.(to);
  };
  const element = marker.getElement();
  if (element) dressAsPin(element, onMove && moveBy);
  marker.on('dragend', () => onMove?.(pointOf(marker.getLatLng())));
  return marker;
}

function dot(name: string, point: Point, isDevice = false): L.Marker {
  return L.marker([point.latitude, point.longitude], {
    keyboard: false,
    interactive: false,
    // Below the pin, which can be moved.
    zIndexOffset: -1000,
    icon: L.divIcon({
      className: '',
      html: makeDot(name, isDevice),
      iconSize: [18, 18],
      iconAnchor: [9, 9],
    }),
  });
}

export function makeMarkers(map: L.Map, marks: readonly MapMarker[], device: Point | null): L.LayerGroup {
  const dots = marks.map((mark) => dot(mark.name, mark.point));
  if (device) dots.push(dot('', device, true));
  return L.layerGroup(dots).addTo(map);
}
