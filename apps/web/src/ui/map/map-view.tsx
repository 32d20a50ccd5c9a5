// A map that is loaded only where one is seen. Leaflet stands behind `leaflet-map.tsx` alone.
import { screenConstants } from '@haat/contract';
import { Suspense } from 'react';
import { ui } from '../../messages/ui.ts';
import { lazyPart } from '../lazy-part.tsx';
import { SkeletonBlock } from '../skeleton.tsx';
import styles from './map.module.css';
import type { MapProps } from './map-props.ts';

const LeafletMap = lazyPart(async () => (await import('./leaflet-map.tsx')).LeafletMap);

export function MapView({ heightPx = screenConstants.mapHeightPx, describedBy, ...rest }: MapProps) {
  return (
    <section
      aria-label={ui.map}
      aria-describedby={describedBy}
      className={styles.map}
      style={{ '--map-height': `${heightPx}px` }}
    >
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
