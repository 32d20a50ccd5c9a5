// Draws maps with Leaflet. Only this package uses it. Import this file lazily, where a map is shown.
import 'leaflet/dist/leaflet.css';
import type { Point } from '@haat/contract/geo';
import { screenConstants } from '@haat/contract/limits';
import L from 'leaflet';
import type { Draw, DrawnMap, DrawnPin, MapMark } from './drawn-map.ts';
import { makePin, type PinLook } from './leaflet-pin.ts';
import { pointOf } from './point-of.ts';

const maxZoom = 19;

/** Each app's own texts, tiles and shapes. */
interface LeafletParts<Mark extends MapMark> extends PinLook {
  readonly tiles: { readonly url: string; readonly attribution: string };
  readonly zoomWords: { readonly zoomInTitle: string; readonly zoomOutTitle: string };
  readonly addMarks: (map: L.Map, ...marks: Parameters<DrawnMap<Mark>['addMarks']>) => () => void;
  /** Draws the circle around a pin. */
  readonly addCircle?: (map: L.Map) => DrawnPin;
}

/** `partsOf` is called for each map, so that its texts are in the current language. */
export const drawLeaflet =
  <Mark extends MapMark>(partsOf: () => LeafletParts<Mark>): Draw<Mark> =>
  (box, center, zoom, onPlain) => {
    const parts = partsOf();
    const map = makeMap(box, center, zoom, parts.zoomWords);
    // In a task of its own, so that a slow processor can answer taps between the two.
    const tiles = setTimeout(() => addTiles(map, parts.tiles, onPlain));
    return {
      setView({ latitude, longitude }, nextZoom) {
        map.setView([latitude, longitude], nextZoom, { animate: false });
      },
      showAround: (point, radiusKm) => showAround(map, point, radiusKm),
      showMarks(marks) {
        const bounds = L.latLngBounds(marks.map(({ point }) => [point.latitude, point.longitude]));
        map.fitBounds(bounds, { animate: false, maxZoom: 15, padding: [48, 48] });
      },
      onTap(tapped) {
        map.on('click', ({ latlng }) => tapped(pointOf(latlng)));
        return () => void map.off('click');
      },
      addPin: (at, onMove) => makePin(map, { at, onMove, look: parts, circle: parts.addCircle?.(map) }),
      addMarks: (...marks) => parts.addMarks(map, ...marks),
      remove() {
        clearTimeout(tiles);
        map.remove();
      },
    };
  };

function makeMap(
  box: HTMLElement,
  { latitude, longitude }: Point,
  zoom: number,
  zoomWords: L.Control.ZoomOptions,
): L.Map {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = L.map(box, {
    center: [latitude, longitude],
    zoom,
    maxZoom,
    zoomAnimation: !still,
    fadeAnimation: !still,
    // The wheel scrolls the page, because that is more common than zooming.
    scrollWheelZoom: false,
    zoomControl: false,
  });
  map.attributionControl.setPrefix(false);
  L.control.zoom(zoomWords).addTo(map);
  L.control.scale({ imperial: false }).addTo(map);
  return map;
}

/** Calls back when the first tile fails and none has loaded. */
function addTiles(
  map: L.Map,
  { url, attribution }: { readonly url: string; readonly attribution: string },
  onNone: () => void,
): void {
  const tiles = L.tileLayer(url, { maxZoom, attribution });
  let hasCome = false;
  tiles.on('tileload', () => {
    hasCome = true;
  });
  tiles.on('tileerror', () => {
    if (hasCome) return;
    tiles.remove();
    onNone();
  });
  tiles.addTo(map);
}

function showAround(map: L.Map, { latitude, longitude }: Point, radiusKm: number | null): void {
  const centre = L.latLng(latitude, longitude);
  if (radiusKm === null) map.setView(centre, screenConstants.mapZoomShop, { animate: false });
  else map.fitBounds(centre.toBounds(radiusKm * 2_000), { animate: false, padding: [8, 8] });
}
