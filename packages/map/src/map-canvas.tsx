// A map as a React component: props in, the moved pin out. Both web apps use it with their own styles, texts and marks.
import type { Point } from '@haat/contract/geo';
import { screenConstants } from '@haat/contract/limits';
import { useEffect, useRef, useState } from 'react';
import type { Draw, DrawnMap, DrawnPin, MapMark } from './drawn-map.ts';

/** Where a map opens when no place is known: the south of India. */
const somewhere: Point = { latitude: 10.52, longitude: 76.21 };

export interface MapCanvasProps<Mark extends MapMark = MapMark> {
  readonly draw: Draw<Mark>;
  /** The classes of the map's background and of its note. */
  readonly classes: { readonly canvas: string | undefined; readonly note: string | undefined };
  /** The note that appears when map tiles can't be loaded. */
  readonly plainNote: string;
  /** The view moves there whenever this object changes, even to the same place. Without one, it shows the pin or all marks. */
  readonly center?: Point;
  readonly zoom?: number;
  /** With `onPin` it can be dragged, moved with arrow keys, or set by a tap on the map. */
  readonly pin?: Point | null;
  readonly onPin?: (point: Point) => void;
  /** Draws a circle around the pin. */
  readonly radiusKm?: number | null;
  readonly marks?: readonly Mark[];
  /** With it, the marks are links. */
  readonly onMark?: (mark: Mark) => void;
  /** The device's position. */
  readonly device?: Point | null;
  /** A line through these points. */
  readonly way?: readonly Point[];
}

export function MapCanvas<Mark extends MapMark>(props: MapCanvasProps<Mark>) {
  const { draw, classes, plainNote, center, zoom = screenConstants.mapZoomDefault } = props;
  const box = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<DrawnMap<Mark> | null>(null);
  const [isPlain, setIsPlain] = useState(false);

  // Outside system: the map's own world inside the box, made once and torn down with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first centre and zoom only; later ones move it below
  useEffect(() => {
    if (!box.current) return;
    const made = draw(box.current, {
      center: center ?? somewhere,
      zoom,
      isPicker: props.onPin !== undefined,
      onPlain: () => setIsPlain(true),
    });
    setMap(made);
    return () => made.remove();
  }, []);

  // Outside system: the map's view follows a new centre object, even with the same place.
  useEffect(() => {
    if (center) map?.setView(center, zoom);
  }, [map, center, zoom]);

  usePin(map, props);
  useMarks(map, props);
  useWay(map, props);

  return (
    <>
      {/* Its class never changes, because the map adds its own ones to it. */}
      <div ref={box} className={classes.canvas} data-plain={isPlain || undefined} />
      {isPlain && (
        <p role="note" className={classes.note}>
          {plainNote}
        </p>
      )}
    </>
  );
}

type PinProps = Pick<MapCanvasProps, 'center' | 'pin' | 'radiusKm' | 'onPin'>;

function usePin(
  map: Omit<DrawnMap, 'addMarks' | 'showMarks'> | null,
  { center, pin, radiusKm = null, onPin }: PinProps,
): void {
  const drawn = useRef<DrawnPin | null>(null);
  const moved = useRef<Point | null>(null);
  const report = useLatest((point: Point) => {
    moved.current = point;
    onPin?.(point);
  });
  const isMovable = onPin !== undefined;
  // Outside system: a tap on the map sets the pin.
  useEffect(() => {
    if (map && isMovable) return map.onTap(report);
  }, [map, isMovable, report]);
  const isFollowed = center === undefined;
  const [latitude, longitude] = [pin?.latitude, pin?.longitude];
  // Outside system: the pin on the map. It is reused while it moves, so that it keeps the focus.
  useEffect(() => {
    if (!map || latitude === undefined || longitude === undefined) return;
    const point = { latitude, longitude };
    drawn.current ??= map.addPin(point, isMovable ? report : null);
    drawn.current.place(point, radiusKm);
    // Don't move the view after the person's own tap or drag.
    const isOwnMove = moved.current?.latitude === latitude && moved.current.longitude === longitude;
    if (isFollowed && !isOwnMove) map.showAround?.(point, radiusKm);
    moved.current = null;
  }, [map, latitude, longitude, radiusKm, isMovable, isFollowed, report]);
  const isMissing = pin === null || pin === undefined;
  useEffect(() => {
    if (isMissing || !map) return;
    return () => {
      drawn.current?.remove();
      drawn.current = null;
    };
  }, [map, isMissing]);
}

function useMarks<Mark extends MapMark>(
  map: DrawnMap<Mark> | null,
  { center, pin, marks, onMark, device }: MapCanvasProps<Mark>,
): void {
  const open = useLatest((mark: Mark) => onMark?.(mark));
  const isLink = onMark !== undefined;
  const isFollowed = !center && !pin;
  // Outside system: the dots of the shops and of the device on the map.
  useEffect(() => {
    if (!map) return;
    if (isFollowed && marks?.length) map.showMarks?.(marks);
    return map.addMarks(marks ?? [], device ?? null, isLink ? open : null);
  }, [map, marks, device, isLink, isFollowed, open]);
}

function useWay(map: Pick<DrawnMap, 'addWay'> | null, { way }: Pick<MapCanvasProps, 'way'>): void {
  // Outside system: the line on the map.
  useEffect(() => (map && way ? map.addWay?.(way) : undefined), [map, way]);
}

/** Returns a function that never changes and calls the one of the last render. */
function useLatest<Argument>(call: (argument: Argument) => void): (argument: Argument) => void {
  const latest = useRef(call);
  useEffect(() => {
    latest.current = call;
  });
  const [stable] = useState(() => (argument: Argument) => latest.current(argument));
  return stable;
}
