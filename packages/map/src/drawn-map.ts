// The interface between MapCanvas and a map drawn by Leaflet or Google.
import type { Point } from '@haat/contract/geo';

/** A named point, such as a shop. */
export interface MapMark {
  readonly point: Point;
  readonly name: string;
  /** Its place on a way, such as '3'. */
  readonly number?: string;
}

/** With `onMove` the pin can be moved. */
export type OnMove = ((point: Point) => void) | null;

export interface DrawnPin {
  /** `radiusKm` draws a circle around it, if the map supports circles. */
  place(point: Point, radiusKm: number | null): void;
  remove(): void;
}

export interface DrawnMap<Mark extends MapMark = MapMark> {
  setView(center: Point, zoom: number): void;
  /** Shows the whole circle, or the streets around the point. Only for maps without a centre of their own. */
  showAround?(point: Point, radiusKm: number | null): void;
  /** Shows all marks. Only for maps without a centre of their own. */
  showMarks?(marks: readonly Mark[]): void;
  /** Returns a function to unsubscribe. */
  onTap(tapped: (point: Point) => void): () => void;
  addPin(at: Point, onMove: OnMove): DrawnPin;
  /** Returns a function that removes them. With `onOpen` they are links. */
  addMarks(marks: readonly Mark[], device: Point | null, onOpen: ((mark: Mark) => void) | null): () => void;
  /** Draws a line through them. Returns a function that removes it. */
  addWay?(points: readonly Point[]): () => void;
  remove(): void;
}

export interface DrawOptions {
  readonly center: Point;
  readonly zoom: number;
  /** A place is chosen on it, so one finger moves it. Over other maps, one finger scrolls the page. */
  readonly isPicker: boolean;
  /** Called when map tiles can't be loaded. */
  readonly onPlain: () => void;
}

export type Draw<Mark extends MapMark = MapMark> = (box: HTMLElement, options: DrawOptions) => DrawnMap<Mark>;
