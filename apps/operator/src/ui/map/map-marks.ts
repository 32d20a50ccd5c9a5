// Named points on the map, such as shops.
import L from 'leaflet';
import type { MapMark } from './map-props.ts';

/** As wide as a finger needs. The name beside it takes no taps, because names overlap. */
const markPx = 44;
/** Names show from this zoom on, or when there are few. Before, they would cover each other. */
const namesZoom = 14;
const few = 5;

type Open = (id: number) => void;

/** Returns a function that removes them. */
export function addMarks(map: L.Map, marks: readonly MapMark[], onOpen: Open | null): () => void {
  const layer = L.layerGroup().addTo(map);
  for (const mark of marks) addMark(layer, mark, onOpen);
  const showNames = (): void => {
    map.getContainer().toggleAttribute('data-names', marks.length <= few || map.getZoom() >= namesZoom);
  };
  map.on('zoomend', showNames);
  showNames();
  return () => {
    map.off('zoomend', showNames);
    layer.remove();
  };
}

function addMark(
  layer: L.LayerGroup,
  { id, point, name, tone = 'done' }: MapMark,
  onOpen: Open | null,
): void {
  const marker = L.marker([point.latitude, point.longitude], {
    keyboard: onOpen !== null,
    interactive: onOpen !== null,
    // Below the pin.
    zIndexOffset: -1000,
    icon: L.divIcon({
      className: `haat-mark haat-mark-${tone}`,
      html: Object.assign(document.createElement('span'), { textContent: name }),
      iconSize: [markPx, markPx],
    }),
  }).addTo(layer);
  if (onOpen === null) return;
  const element = marker.getElement();
  element?.setAttribute('role', 'link');
  element?.setAttribute('aria-label', name);
  marker.on('click', () => onOpen(id));
  marker.on('keypress', ({ originalEvent }) => {
    if (originalEvent.key === 'Enter') onOpen(id);
  });
}
