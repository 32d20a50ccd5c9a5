// What a map shows; the same for the frame that waits and for whoever draws it.
import type { Point } from '@haat/contract/geo';

export interface MapMarker {
  readonly point: Point;
  readonly name: string;
}

export interface MapProps {
  /** The view goes there whenever this is another object, be it of the same place. */
  readonly center: Point;
  readonly zoom?: number;
  /** The pin; with `onPin` it can be dragged, moved with arrow keys, or set by a tap on the map. */
  readonly pin?: Point | null;
  readonly onPin?: (point: Point) => void;
  readonly marks?: readonly MapMarker[];
  /** Where the device is. */
  readonly device?: Point | null;
  /** The id of what is said about it, its fault as well. */
  readonly describedBy?: string;
  /** At most this high; less on a small screen. */
  readonly heightPx?: number;
}
