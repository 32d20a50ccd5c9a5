// The map without a key.
import { drawLeaflet } from '@haat/map/leaflet';
import { addDots } from '@haat/map/leaflet-dots';
import { appConfig } from '../../platform/app-config.ts';
import { ui } from '../ui.messages.ts';
import { AppMap } from './app-map.tsx';
import type { CanvasProps } from './map-props.ts';
import { makeDot, pinClass, wayClass } from './map-shapes.ts';

export const LeafletMap = (props: CanvasProps) => <AppMap draw={draw} {...props} />;

const draw = drawLeaflet(() => ({
  tiles: { url: appConfig.mapTileUrl, attribution: appConfig.mapAttribution },
  zoomWords: { zoomInTitle: ui.zoomIn, zoomOutTitle: ui.zoomOut },
  pinClass,
  pinLabel: ui.pin,
  wayClass,
  addMarks: (map, marks, device) => addDots(map, marks, device, makeDot),
}));
