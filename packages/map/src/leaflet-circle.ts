import L from 'leaflet';
import type { DrawnPin } from './drawn-map.ts';

export function addCircle(map: L.Map, color: string): DrawnPin {
  const circle = L.circle([0, 0], {
    radius: 0,
    color,
    weight: 2,
    fillOpacity: 0.12,
    interactive: false,
    renderer: new L.SVG(),
  });
  return {
    place({ latitude, longitude }, radiusKm) {
      circle.setLatLng([latitude, longitude]);
      if (radiusKm === null) circle.remove();
      else circle.setRadius(radiusKm * 1_000).addTo(map);
    },
    remove: () => void circle.remove(),
  };
}
