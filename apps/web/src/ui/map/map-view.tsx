// A map that is loaded only where one is seen. Leaflet stands behind `leaflet-map.tsx` alone.
import type { Point } from '@haat/contract';
import { screenConstants } from '@haat/contract';
import { lazy, Suspense } from 'react';
import { ui } from '../../messages/ui.ts';
import { SkeletonBlock } from '../skeleton.tsx';
import styles from './map.module.css';

export interface MapMark {
  readonly point: Point;
  readonly name: string;
}

export interface MapProps {
  readonly center: Point;
  readonly zoom?: number;
  /** The pin; with `onPin` it can be dragged, moved with arrow keys, or set by a tap on the map. */
  readonly pin?: Point | null;
  readonly onPin?: (point: Point) => void;
  readonly marks?: readonly MapMark[];
  /** Where the device is. */
  readonly device?: Point | null;
  /** At most this high; less on a small screen. */
  readonly heightPx?: number;
}

const LeafletMap = lazy(async () => ({ default: (await import('./leaflet-map.tsx')).LeafletMap }));

export function MapView({ heightPx = screenConstants.mapHeightPx, ...rest }: MapProps) {
  return (
    <section aria-label={ui.map} className={styles.map} style={{ '--map-height': `${heightPx}px` }}>
      <Suspense
        fallback={
          <div aria-busy="true" className={styles.coming}>
            <SkeletonBlock height="100%" />
          </div>
        }
      >
        <LeafletMap {...rest} />
      </Suspense>
    </section>
  );
}
