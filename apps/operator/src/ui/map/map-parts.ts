// The map's ground, its tiles and its view.
import { type Point, roundCoordinate } from '@haat/contract/geo';
import { screenConstants } from '@haat/contract/limits';
import L from 'leaflet';
import { appConfig } from '../../platform/app-config.ts';
import type { MapMark } from './map-props.ts';

const maxZoom = 19;
/** Where the map opens when nothing is known: the south of India. */
const somewhere: L.LatLngTuple = [10.52, 76.21];

export function makeMap(box: HTMLElement): L.Map {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = L.map(box, {
    center: somewhere,
    zoom: screenConstants.mapZoomDefault,
    maxZoom,
    zoomAnimation: !still,
    fadeAnimation: !still,
    // The wheel scrolls the page, because that is more common than zooming.
    scrollWheelZoom: false,
  });
  map.attributionControl.setPrefix(false);
  L.control.scale({ imperial: false }).addTo(map);
  return map;
}

/** Calls back when the first tile fails and none has loaded. */
export function addTiles(map: L.Map, onNone: () => void): void {
  const tiles = L.tileLayer(appConfig.mapTileUrl, { maxZoom, attribution: '© OpenStreetMap contributors' });
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

/** Returns a function to stop. */
export function onTap(map: L.Map, tapped: (point: Point) => void): () => void {
  const listen = ({ latlng }: L.LeafletMouseEvent): void => tapped(pointOf(latlng));
  map.on('click', listen);
  return () => void map.off('click', listen);
}

/** The whole circle, or the streets around the point. */
export function showAround(map: L.Map, { latitude, longitude }: Point, radiusKm: number | null): void {
  const centre = L.latLng(latitude, longitude);
  if (radiusKm === null) map.setView(centre, screenConstants.mapZoomShop, { animate: false });
  else map.fitBounds(centre.toBounds(radiusKm * 2_000), { animate: false, padding: [8, 8] });
}

export const boundsOfMarks = (marks: readonly MapMark[]): L.LatLngBounds =>
  L.latLngBounds(marks.map(({ point }) => [point.latitude, point.longitude]));

const clamp = (value: number, limit: number): number => Math.min(limit, Math.max(-limit, value));

/** Within ±90 and ±180 degrees, to six decimals. */
export const pointOf = ({ lat, lng }: L.LatLng): Point => ({
  latitude: roundCoordinate(clamp(lat, 90)),
  longitude: roundCoordinate(clamp(lng, 180)),
});
