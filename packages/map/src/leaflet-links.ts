// Named marks on Leaflet's map that can be opened, such as shops.
import L from 'leaflet';
import type { MapMark } from './drawn-map.ts';

/** As wide as a finger needs. The name beside it takes no taps, because names overlap. */
const markPx = 44;
/** Names show from this zoom on, or when there are few. Before, they would cover each other. */
const namesZoom = 14;
const few = 5;

/** The box has `data-names` while names are shown. Returns a function that removes the marks. */
export function addLinks<Mark extends MapMark>(
  map: L.Map,
  marks: readonly Mark[],
  classOf: (mark: Mark) => string,
  onOpen: ((mark: Mark) => void) | null,
): () => void {
  const layer = L.layerGroup().addTo(map);
  for (const mark of marks) addLink(layer, mark, classOf(mark), onOpen && (() => onOpen(mark)));
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

function addLink(
  layer: L.LayerGroup,
  { point, name }: MapMark,
  className: string,
  open: (() => void) | null,
): void {
  const marker = L.marker([point.latitude, point.longitude], {
    keyboard: open !== null,
    interactive: open !== null,
    // Below the pin.
    zIndexOffset: -1000,
    icon: L.divIcon({
      className,
      html: Object.assign(document.createElement('span'), { textContent: name }),
      iconSize: [markPx, markPx],
    }),
  }).addTo(layer);
  if (open === null) return;
  const element = marker.getElement();
  element?.setAttribute('role', 'link');
  element?.setAttribute('aria-label', name);
  marker.on('click', open);
  marker.on('keypress', ({ originalEvent }) => {
    if (originalEvent.key === 'Enter') open();
  });
}
