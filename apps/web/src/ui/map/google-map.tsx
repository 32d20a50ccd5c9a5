// The map with a key: Google's map, the only one on which Google's places may be shown. Loaded after Google's script.
import type { Point } from '@haat/contract/geo';
import type { Draw, MapMark } from '@haat/map/drawn-map';
import { pointOf } from '@haat/map/point-of';
import { AppMap } from './app-map.tsx';
import { drawOverlay, latLngOf } from './google-overlay.ts';
import { drawPin } from './google-pin.ts';
import styles from './map.module.css';
import type { CanvasProps } from './map-props.ts';
import { makeDot } from './map-shapes.ts';

export const GoogleMap = (props: CanvasProps) => <AppMap draw={draw} {...props} />;

const options: google.maps.MapOptions = {
  disableDefaultUI: true,
  zoomControl: true,
  scaleControl: true,
  controlSize: 44,
  // A tap on a place sets the pin there instead of opening it.
  clickableIcons: false,
  // The wheel scrolls the page, because that is more common than zooming.
  scrollwheel: false,
  colorScheme: 'FOLLOW_SYSTEM',
  // Shown until Google draws its own background.
  backgroundColor: 'transparent',
};

/** Around marks at the edge. */
const marginPx = 48;

// Long: each part of the interface is a line or two.
const draw: Draw = (box, { center, zoom, isPicker }) => {
  const map = new google.maps.Map(box, {
    ...options,
    center: latLngOf(center),
    zoom,
    // One finger moves the map, or else scrolls the page.
    gestureHandling: isPicker ? 'greedy' : 'cooperative',
  });
  nameOnce(map, box);
  return {
    setView: (next, nextZoom) => map.setOptions({ center: latLngOf(next), zoom: nextZoom }),
    showMarks: (marks) => showMarks(map, marks),
    onTap(tapped) {
      const listener = map.addListener('click', ({ latLng }: google.maps.MapMouseEvent) => {
        if (latLng) tapped(pointOf(latLng.toJSON()));
      });
      return () => listener.remove();
    },
    addPin: (at, onMove) => drawPin(map, at, onMove),
    addMarks: (marks, device) => drawMarkers(map, marks, device),
    addWay: (points) => drawWay(map, points, box),
    remove: () => google.maps.event.clearInstanceListeners(map),
  };
};

/** Google also labels its map as a region 'Map'. Ours is the one around it. */
function nameOnce(map: google.maps.Map, box: HTMLElement): void {
  google.maps.event.addListenerOnce(map, 'idle', () => {
    for (const inner of box.querySelectorAll('[role="region"]')) inner.setAttribute('role', 'group');
  });
}

function drawMarkers(map: google.maps.Map, marks: readonly MapMark[], device: Point | null): () => void {
  const addMarker = (point: Point, mark: MapMark | null) => {
    const dot = makeDot(mark);
    dot.classList.add(styles.overlaidDot ?? '');
    return drawOverlay(map, dot, point, false);
  };
  const markers = marks.map((mark) => addMarker(mark.point, mark));
  if (device) markers.push(addMarker(device, null));
  return () => {
    for (const overlay of markers) overlay.remove();
  };
}

function showMarks(map: google.maps.Map, marks: readonly MapMark[]): void {
  const bounds = new google.maps.LatLngBounds();
  for (const { point } of marks) bounds.extend(latLngOf(point));
  map.fitBounds(bounds, marginPx);
}

function drawWay(map: google.maps.Map, points: readonly Point[], box: HTMLElement): () => void {
  const strokeColor = getComputedStyle(box).getPropertyValue('--map-dot');
  const line = new google.maps.Polyline({
    map,
    path: points.map(latLngOf),
    strokeColor,
    strokeWeight: 4,
    clickable: false,
  });
  return () => line.setMap(null);
}
