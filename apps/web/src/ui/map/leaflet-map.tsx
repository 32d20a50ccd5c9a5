// Leaflet in React's hands: props in, the moved pin out. Nothing else of the app touches Leaflet.
import 'leaflet/dist/leaflet.css';
import type { Point } from '@haat/contract';
import { screenConstants } from '@haat/contract';
import type { LayerGroup, Map as LeafletInstance, Marker } from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { ui } from '../../messages/ui.ts';
import { classes } from '../classes.ts';
import styles from './map.module.css';
import { makeMark, makePin } from './map-marks.ts';
import { addTiles, makeMap, pointOf } from './map-parts.ts';
import type { MapMark, MapProps } from './map-props.ts';

type Props = Omit<MapProps, 'heightPx' | 'describedBy'>;

export function LeafletMap(props: Props) {
  const { center, zoom = screenConstants.mapZoomDefault, pin, onPin, marks, device } = props;
  const box = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<LeafletInstance | null>(null);
  const [isPlain, setIsPlain] = useState(false);

  // Outside system: Leaflet's own world inside the box, made once and torn down with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first centre and zoom only; later ones move it below
  useEffect(() => {
    if (!box.current) return;
    const made = makeMap(box.current, center, zoom);
    addTiles(made, () => setIsPlain(true));
    setMap(made);
    return () => void made.remove();
  }, []);

  useCenter(map, center, zoom);
  usePin(map, pin ?? null, onPin);
  useMarks(map, marks, device ?? null);

  return (
    <>
      <div ref={box} className={classes(styles.canvas, isPlain && styles.plain)} />
      {isPlain && (
        <p role="note" className={styles.say}>
          {ui.mapPlain}
        </p>
      )}
    </>
  );
}

function useCenter(map: LeafletInstance | null, { latitude, longitude }: Point, zoom: number): void {
  // Outside system: Leaflet's view follows when the centre is another one.
  useEffect(() => {
    map?.setView([latitude, longitude], zoom, { animate: false });
  }, [map, latitude, longitude, zoom]);
}

function usePin(map: LeafletInstance | null, pin: Point | null, onPin: MapProps['onPin']): void {
  const marker = useRef<Marker | null>(null);
  const latest = useRef(onPin);
  useEffect(() => {
    latest.current = onPin;
  });
  const isMovable = onPin !== undefined;
  // Outside system: a tap on the map sets the pin.
  useEffect(() => {
    if (!map || !isMovable) return;
    map.on('click', ({ latlng }) => latest.current?.(pointOf(latlng)));
    return () => void map.off('click');
  }, [map, isMovable]);
  // Outside system: Leaflet's marker, kept while the pin only moves so that it keeps the focus.
  useEffect(() => {
    if (!map || !pin) return;
    if (marker.current) marker.current.setLatLng([pin.latitude, pin.longitude]);
    else marker.current = makePin(map, pin, isMovable, (point) => latest.current?.(point));
  }, [map, pin, isMovable]);
  useEffect(
    () => () => {
      marker.current?.remove();
      marker.current = null;
    },
    [],
  );
}

function useMarks(
  map: LeafletInstance | null,
  marks: readonly MapMark[] | undefined,
  device: Point | null,
): void {
  const layer = useRef<LayerGroup | null>(null);
  // Outside system: the shops' and the device's dots on Leaflet's map.
  useEffect(() => {
    if (!map) return;
    layer.current?.remove();
    layer.current = makeMark(map, marks ?? [], device);
  }, [map, marks, device]);
}
