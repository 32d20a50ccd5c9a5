// The map without a key. Only the files in this folder use Leaflet.
import 'leaflet/dist/leaflet.css';
import { pointOf } from '../../platform/point-of.ts';
import { type CanvasProps, type Draw, MapCanvas } from './map-canvas.tsx';
import { makeMarkers, makePin } from './map-markers.ts';
import { addTiles, makeMap } from './map-parts.ts';

export const LeafletMap = (props: CanvasProps) => <MapCanvas draw={draw} {...props} />;

const draw: Draw = (box, center, zoom, onPlain) => {
  const map = makeMap(box, center, zoom);
  // In a task of its own, so that a slow processor can answer taps between the two.
  const tiles = setTimeout(() => addTiles(map, onPlain));
  return {
    setView({ latitude, longitude }, nextZoom) {
      map.setView([latitude, longitude], nextZoom, { animate: false });
    },
    onTap(tapped) {
      map.on('click', ({ latlng }) => tapped(pointOf(latlng)));
      return () => void map.off('click');
    },
    addPin(at, onMove) {
      const marker = makePin(map, at, onMove);
      return {
        moveTo: ({ latitude, longitude }) => void marker.setLatLng([latitude, longitude]),
        remove: () => void marker.remove(),
      };
    },
    addMarkers(marks, device) {
      const layer = makeMarkers(map, marks, device);
      return () => void layer.remove();
    },
    remove() {
      clearTimeout(tiles);
      map.remove();
    },
  };
};
