// A map loaded only when it is shown: Google's when a key is set and Google answers, otherwise Leaflet's. On a slow network it waits for the
// pictures that a person sees first.
import { screenConstants } from '@haat/contract/limits';
import { Suspense, useEffect, useState } from 'react';
import { onPicturesIn } from '../../platform/loading/first-screen.ts';
import { lazyPart } from '../feedback/lazy-part.tsx';
import { SkeletonBlock } from '../feedback/skeleton.tsx';
import { ui } from '../ui.messages.ts';
import { useGoogle } from './google-script.ts';
import styles from './map.module.css';
import type { MapProps } from './map-props.ts';

const LeafletMap = lazyPart(async () => (await import('./leaflet-map.tsx')).LeafletMap);
const GoogleMap = lazyPart(async () => (await import('./google-map.tsx')).GoogleMap);

export function MapView({ heightPx = screenConstants.mapHeightPx, describedBy, ...rest }: MapProps) {
  const google = useGoogle();
  const isComing = !usePicturesFirst() || google === 'coming';
  const Drawn = google === 'here' ? GoogleMap : LeafletMap;
  return (
    <section
      aria-label={ui.map}
      aria-describedby={describedBy}
      className={styles.map}
      style={{ '--map-height': `${heightPx}px` }}
    >
      <Suspense fallback={<Coming />}>{isComing ? <Coming /> : <Drawn {...rest} />}</Suspense>
    </section>
  );
}

const Coming = () => (
  <div aria-busy="true" className={styles.coming}>
    <SkeletonBlock height="100%" />
  </div>
);

/** False until the pictures of the first screen are loaded or have failed. */
export function usePicturesFirst(): boolean {
  const [isDone, setIsDone] = useState(false);
  // Outside system: the browser's loading of pictures.
  useEffect(() => onPicturesIn(() => setIsDone(true)), []);
  return isDone;
}
