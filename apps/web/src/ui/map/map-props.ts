// Props of a map, shared by its placeholder and its implementations.
import type { Point } from '@haat/contract/geo';

export interface MapMarker {
  readonly point: Point;
  readonly name: string;
}

export interface MapProps {
  /** The view moves there whenever this object changes, even to the same place. */
  readonly center: Point;
  readonly zoom?: number;
  /** The pin; with `onPin` it can be dragged, moved with arrow keys, or set by a tap on the map. */
  readonly pin?: Point | null;
  readonly onPin?: (point: Point) => void;
  readonly marks?: readonly MapMarker[];
  /** The device's position. */
  readonly device?: Point | null;
  /** The id of its description and its error. */
  readonly describedBy?: string;
  /** Maximum height. Less on a small screen. */
  readonly heightPx?: number;
}
