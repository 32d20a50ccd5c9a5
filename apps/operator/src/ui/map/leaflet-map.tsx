// The map itself, in React: props in, the moved pin out. Only the files in this folder use Leaflet.
import 'leaflet/dist/leaflet.css';
import type { Point } from '@haat/contract/geo';
import type L from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { isSame } from '../../platform/is-same.ts';
import { addMarks } from './map-marks.ts';
import { addTiles, boundsOfMarks, makeMap, onTap, showAround } from './map-parts.ts';
import type { PlaceMapProps } from './map-props.ts';
import { addPin, type Pin } from './map-shapes.ts';

export function LeafletMap({ pin = null, radiusKm = null, onPin, marks, onMark }: PlaceMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<L.Map | null>(null);
  const [isPlain, setIsPlain] = useState(false);
  // Outside system: the map's own world inside the box, made once and removed with it.
  useEffect(() => {
    if (!box.current) return;
    const made = makeMap(box.current);
    addTiles(made, () => setIsPlain(true));
    setMap(made);
    return () => void made.remove();
  }, []);
  usePin(map, { pin, radiusKm, onPin });
  useMarks(map, { marks, onMark, pin });
  return (
    <>
      {/* Its class never changes, because Leaflet adds its own ones. */}
      <div ref={box} className="haat-map" data-plain={isPlain || undefined} />
      {isPlain && (
        <p role="note" className="haat-map-note">
          Map tiles didn't load.{onPin && ' You can still move the pin.'}
        </p>
      )}
    </>
  );
}

type PinProps = Required<Pick<PlaceMapProps, 'pin' | 'radiusKm'>> & Pick<PlaceMapProps, 'onPin'>;

function usePin(map: L.Map | null, { pin, radiusKm, onPin }: PinProps): void {
  const drawn = useRef<Pin | null>(null);
  const moved = useRef<Point | null>(null);
  const latest = useRef(onPin);
  const [latitude, longitude] = [pin?.latitude, pin?.longitude];
  useEffect(() => {
    latest.current = onPin;
  });
  const isMovable = onPin !== undefined;
  const [report] = useState(() => (point: Point): void => {
    moved.current = point;
    latest.current?.(point);
  });
  // Outside system: a tap on the map places the pin.
  useEffect(() => {
    if (map && isMovable) return onTap(map, report);
  }, [map, isMovable, report]);
  // Outside system: the pin and its circle. They are reused while they move, so that the pin keeps the focus.
  useEffect(() => {
    if (!map || latitude === undefined || longitude === undefined) return;
    const point = { latitude, longitude };
    if (!drawn.current) drawn.current = addPin(map, point, isMovable ? report : null);
    drawn.current.place(point, radiusKm);
    // What the person does on the map itself doesn't move the map.
    if (!isSame(point, moved.current)) showAround(map, point, radiusKm);
    moved.current = null;
  }, [map, latitude, longitude, radiusKm, isMovable, report]);
  const isMissing = pin === null;
  useEffect(() => {
    if (isMissing || !map) return;
    return () => {
      drawn.current?.remove();
      drawn.current = null;
    };
  }, [map, isMissing]);
}

type MarksProps = Pick<PlaceMapProps, 'marks' | 'onMark' | 'pin'>;

function useMarks(map: L.Map | null, { marks, onMark, pin }: MarksProps): void {
  const latest = useRef(onMark);
  useEffect(() => {
    latest.current = onMark;
  });
  const isLink = onMark !== undefined;
  const hasPin = pin !== null;
  // Outside system: the marks on the map.
  useEffect(() => {
    if (!map || !marks || marks.length === 0) return;
    // With a pin, the map shows what is around that.
    if (!hasPin) map.fitBounds(boundsOfMarks(marks), { animate: false, maxZoom: 15, padding: [48, 48] });
    return addMarks(map, marks, isLink ? (id) => latest.current?.(id) : null);
  }, [map, marks, isLink, hasPin]);
}
