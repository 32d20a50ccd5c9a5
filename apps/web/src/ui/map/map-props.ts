// Props of a map, shared by its placeholder and its implementations.
import type { Point } from '@haat/contract/geo';
import type { MapCanvasProps } from '@haat/map/map-canvas';

export interface CanvasProps
  extends Pick<MapCanvasProps, 'zoom' | 'pin' | 'onPin' | 'marks' | 'device' | 'way'> {
  /** The view moves there whenever this object changes, even to the same place. Without one, it shows all marks. */
  readonly center?: Point;
}

export interface MapProps extends CanvasProps {
  /** The id of its description and its error. */
  readonly describedBy?: string;
  /** Maximum height. Less on a small screen. */
  readonly heightPx?: number;
}
