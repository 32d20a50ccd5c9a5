import type { Point } from '@haat/contract/geo';

/** A named point, such as a shop. */
export interface MapMark {
  readonly id: number;
  readonly point: Point;
  readonly name: string;
  /** Its colour. Green without one. */
  readonly tone?: 'done' | 'waiting' | 'refused' | 'closed';
}

export interface PlaceMapProps {
  /** The map's name for screen readers. */
  readonly label: string;
  /** Where the pin is. Null: no pin yet. */
  readonly pin?: Point | null;
  /** Draws a circle around the pin. */
  readonly radiusKm?: number | null;
  /** With it the pin can be dragged, moved with arrow keys, and placed by a tap on the map. */
  readonly onPin?: (point: Point) => void;
  readonly marks?: readonly MapMark[];
  /** With it the marks are links. */
  readonly onMark?: (id: number) => void;
  /** A map that is the whole page. */
  readonly isTall?: boolean;
}
