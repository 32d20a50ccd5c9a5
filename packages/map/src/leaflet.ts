// Draws maps with Leaflet. Only this package uses it. Import this file lazily, where a map is shown.
import 'leaflet/dist/leaflet.css';
import type { Point } from '@haat/contract/geo';
import { screenConstants } from '@haat/contract/limits';
import L from 'leaflet';
import type { Draw, DrawnMap, DrawnPin, DrawOptions, MapMark } from './drawn-map.ts';
import { makePin, type PinLook } from './leaflet-pin.ts';
import { pointOf } from './point-of.ts';

const maxZoom = 19;

/** The zoom is at the top left, scale and note at the bottom. */
const besideControls = {
  paddingTopLeft: [64, 36],
  paddingBottomRight: [36, 76],
} satisfies L.FitBoundsOptions;

/** Each app's own texts, tiles and shapes. */
interface LeafletParts<Mark extends MapMark> extends PinLook {
  readonly tiles: { readonly url: string; readonly attribution: string };
  readonly zoomWords: { readonly zoomInTitle: string; readonly zoomOutTitle: string };
  readonly addMarks: (map: L.Map, ...marks: Parameters<DrawnMap<Mark>['addMarks']>) => () => void;
  /** Of the line through several points. */
  readonly wayClass?: string;
  /** Draws the circle around a pin. */
  readonly addCircle?: (map: L.Map) => DrawnPin;
}

/** `partsOf` is called for each map, so that its texts are in the current language. */
export const drawLeaflet =
  <Mark extends MapMark>(partsOf: () => LeafletParts<Mark>): Draw<Mark> =>
  (box, options) => {
    const parts = partsOf();
    const map = makeMap(box, options, parts.zoomWords);
    const stopScrolling = options.isPicker ? undefined : letFingersScroll(map);
    // In a task of its own, so that a slow processor can answer taps between the two.
    const tiles = setTimeout(() => addTiles(map, parts.tiles, options.onPlain));
    return {
      setView({ latitude, longitude }, nextZoom) {
        map.setView([latitude, longitude], nextZoom, { animate: false });
      },
      showAround: (point, radiusKm) => showAround(map, point, radiusKm),
      showMarks(marks) {
        const bounds = L.latLngBounds(marks.map(({ point }) => [point.latitude, point.longitude]));
        map.fitBounds(bounds, { animate: false, maxZoom: 15, ...besideControls });
      },
      onTap(tapped) {
        map.on('click', ({ latlng }) => tapped(pointOf(latlng)));
        return () => void map.off('click');
      },
      addPin: (at, onMove) => makePin(map, { at, onMove, look: parts, circle: parts.addCircle?.(map) }),
      addMarks: (...marks) => parts.addMarks(map, ...marks),
      addWay: (points) => addWay(map, points, parts.wayClass),
      remove() {
        clearTimeout(tiles);
        stopScrolling?.();
        map.remove();
      },
    };
  };

function makeMap(
  box: HTMLElement,
  { center: { latitude, longitude }, zoom }: DrawOptions,
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

/**
 * Lets one finger scroll the page over the map until a tap on it. Two fingers always move the map. Returns a function
 * to stop.
 */
function letFingersScroll(map: L.Map): (() => void) | undefined {
  if (!window.matchMedia('(pointer: coarse)').matches) return undefined;
  const onPress = ({ target }: PointerEvent): void => {
    if (target instanceof Node && !map.getContainer().contains(target)) map.dragging.disable();
  };
  map.dragging.disable();
  map.on('click', () => void map.dragging.enable());
  document.addEventListener('pointerdown', onPress);
  return () => document.removeEventListener('pointerdown', onPress);
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

function addWay(map: L.Map, points: readonly Point[], className = ''): () => void {
  const at = points.map(({ latitude, longitude }): L.LatLngTuple => [latitude, longitude]);
  const line = L.polyline(at, {
    className,
    interactive: false,
    noClip: true,
    smoothFactor: 0,
    renderer: new L.SVG(),
  }).addTo(map);
  return () => void line.remove();
}

function showAround(map: L.Map, { latitude, longitude }: Point, radiusKm: number | null): void {
  const centre = L.latLng(latitude, longitude);
  if (radiusKm === null) map.setView(centre, screenConstants.mapZoomShop, { animate: false });
  else map.fitBounds(centre.toBounds(radiusKm * 2_000), { animate: false, padding: [8, 8] });
}
