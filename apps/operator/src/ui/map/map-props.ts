import type { Point } from '@haat/contract/geo';
import type { MapMark } from '@haat/map/drawn-map';

export interface PlaceMark extends MapMark {
  readonly id: number;
  /** Its colour. Green by default. A deliverer is a ring, which may go around another mark. */
  readonly tone?: 'done' | 'waiting' | 'refused' | 'closed' | 'deliverer';
}

export interface PlaceMapProps {
  /** The map's name for screen readers. */
  readonly label: string;
  /** The pin's position. Null: no pin yet. */
  readonly pin?: Point | null;
  /** Draws a circle around the pin. */
  readonly radiusKm?: number | null;
  /** With it, the pin can be dragged, moved with arrow keys, and placed by a tap on the map. */
  readonly onPin?: (point: Point) => void;
  readonly marks?: readonly PlaceMark[];
  /** With it, the marks are links. */
  readonly onMark?: (mark: PlaceMark) => void;
  /** The map fills the page. */
  readonly isTall?: boolean;
}
