// The shared map with the desk's look and texts.
import { drawLeaflet } from '@haat/map/leaflet';
import { addCircle } from '@haat/map/leaflet-circle';
import { addLinks } from '@haat/map/leaflet-links';
import { MapCanvas } from '@haat/map/map-canvas';
import { appConfig } from '../../platform/app-config.ts';
import type { PlaceMapProps, PlaceMark } from './map-props.ts';
import { leaf } from './map-style.ts';

const classes = { canvas: 'haat-map', note: 'haat-map-note' };

export const LeafletMap = (props: PlaceMapProps) => (
  <MapCanvas
    draw={draw}
    classes={classes}
    plainNote={`Map tiles didn't load.${props.onPin ? ' You can still move the pin.' : ''}`}
    pin={props.pin}
    radiusKm={props.radiusKm}
    onPin={props.onPin}
    marks={props.marks}
    onMark={props.onMark}
  />
);

const markClass = ({ tone = 'done' }: PlaceMark): string => `haat-mark haat-mark-${tone}`;

const draw = drawLeaflet<PlaceMark>(() => ({
  tiles: { url: appConfig.mapTileUrl, attribution: '© OpenStreetMap contributors' },
  zoomWords: { zoomInTitle: 'Zoom in', zoomOutTitle: 'Zoom out' },
  pinClass: () => 'haat-pin',
  pinLabel: 'Pin',
  addMarks: (map, marks, _device, onOpen) => addLinks(map, marks, markClass, onOpen),
  addCircle: (map) => addCircle(map, leaf),
}));
