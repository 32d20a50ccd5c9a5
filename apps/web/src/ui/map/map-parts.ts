// Tiles and scale of Leaflet's map.
import type { Point } from '@haat/contract/geo';
import L from 'leaflet';
import { appConfig } from '../../platform/app-config.ts';
import { ui } from '../ui.messages.ts';

const maxZoom = 19;

export function makeMap(box: HTMLElement, center: Point, zoom: number): L.Map {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = L.map(box, {
    center: [center.latitude, center.longitude],
    zoom,
    maxZoom,
    zoomAnimation: !still,
    fadeAnimation: !still,
    // The wheel scrolls the page, because that is more common than zooming.
    scrollWheelZoom: false,
    zoomControl: false,
  });
  map.attributionControl.setPrefix(false);
  L.control.zoom({ zoomInTitle: ui.zoomIn, zoomOutTitle: ui.zoomOut }).addTo(map);
  L.control.scale({ imperial: false }).addTo(map);
  return map;
}

/** Calls back when the first tile fails and none has loaded. */
export function addTiles(map: L.Map, onNone: () => void): void {
  const tiles = L.tileLayer(appConfig.mapTileUrl, { maxZoom, attribution: appConfig.mapAttribution });
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
