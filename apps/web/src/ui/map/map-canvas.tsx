// A map as a React component: props in, the moved pin out. `Draw` is Leaflet's or Google's implementation.
import type { Point } from '@haat/contract/geo';
import { screenConstants } from '@haat/contract/limits';
import { useEffect, useRef, useState } from 'react';
import { ui } from '../ui.messages.ts';
import styles from './map.module.css';
import type { MapMarker, MapProps } from './map-props.ts';

export type CanvasProps = Omit<MapProps, 'heightPx' | 'describedBy'>;

export interface DrawnPin {
  moveTo(point: Point): void;
  remove(): void;
}

export interface DrawnMap {
  setView(center: Point, zoom: number): void;
  /** Returns a function to unsubscribe. */
  onTap(tapped: (point: Point) => void): () => void;
  /** With `onMove` it can be moved. */
  addPin(at: Point, onMove: ((point: Point) => void) | null): DrawnPin;
  /** Returns a function that removes them. */
  addMarkers(marks: readonly MapMarker[], device: Point | null): () => void;
  remove(): void;
}

/** `onPlain`: map tiles can't be loaded. */
export type Draw = (box: HTMLElement, center: Point, zoom: number, onPlain: () => void) => DrawnMap;

interface MapCanvasProps extends CanvasProps {
  readonly draw: Draw;
}

export function MapCanvas(props: MapCanvasProps) {
  const { draw, center, zoom = screenConstants.mapZoomDefault, pin, onPin, marks, device } = props;
  const box = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<DrawnMap | null>(null);
  const [isPlain, setIsPlain] = useState(false);

  // Outside system: the map's own world inside the box, made once and torn down with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first centre and zoom only; later ones move it below
  useEffect(() => {
    if (!box.current) return;
    const made = draw(box.current, center, zoom, () => setIsPlain(true));
    setMap(made);
    return () => made.remove();
  }, []);

  // Outside system: the map's view follows a new centre object, even with the same place.
  useEffect(() => {
    map?.setView(center, zoom);
  }, [map, center, zoom]);

  usePin(map, pin ?? null, onPin);
  useMarkers(map, marks, device ?? null);

  return (
    <>
      {/* Its class never changes: the map has put its own ones beside it. */}
      <div ref={box} className={styles.canvas} data-plain={isPlain || undefined} />
      {isPlain && (
        <p role="note" className={styles.say}>
          {onPin ? ui.mapPlainPin : ui.mapPlain}
        </p>
      )}
    </>
  );
}

function usePin(map: DrawnMap | null, pin: Point | null, onPin: MapProps['onPin']): void {
  const drawn = useRef<DrawnPin | null>(null);
  const latest = useRef(onPin);
  useEffect(() => {
    latest.current = onPin;
  });
  const isMovable = onPin !== undefined;
  // Outside system: a tap on the map sets the pin.
  useEffect(() => {
    if (map && isMovable) return map.onTap((point) => latest.current?.(point));
  }, [map, isMovable]);
  // Outside system: the pin on the map. It is reused while it moves, so that it keeps the focus.
  useEffect(() => {
    if (!map || !pin) return;
    if (drawn.current) drawn.current.moveTo(pin);
    else drawn.current = map.addPin(pin, isMovable ? (point) => latest.current?.(point) : null);
  }, [map, pin, isMovable]);
  useEffect(
    () => () => {
      drawn.current?.remove();
      drawn.current = null;
    },
    [],
  );
}

function useMarkers(
  map: DrawnMap | null,
  marks: readonly MapMarker[] | undefined,
  device: Point | null,
): void {
  // Outside system: the shops' and the device's dots on the map.
  useEffect(() => map?.addMarkers(marks ?? [], device), [map, marks, device]);
}
