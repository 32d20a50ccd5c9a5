// A map with a pin, a circle around it, or marks. Leaflet only loads when a map is shown.
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { type ComponentType, lazy, Suspense } from 'react';
import type { PlaceMapProps } from './map/map-props.ts';
import { mapStyle, tall } from './map/map-style.ts';

interface LazyPart {
  readonly default: ComponentType<PlaceMapProps>;
}

/** Everything on a map can also be done without it, so a failed load only needs a sentence. */
const MissingMap = ({ onPin }: PlaceMapProps) => (
  <Box role="note" sx={{ p: 2, color: 'text.secondary' }}>
    The map could not be loaded.{onPin && ' You can type the position below.'}
  </Box>
);

const LeafletMap = lazy(
  (): Promise<LazyPart> =>
    import('./map/leaflet-map.tsx').then(
      ({ LeafletMap: loaded }) => ({ default: loaded }),
      () => ({ default: MissingMap }),
    ),
);

export const PlaceMap = (props: PlaceMapProps) => (
  <Box component="section" aria-label={props.label} sx={{ ...mapStyle, ...(props.isTall && tall) }}>
    <Suspense
      fallback={
        <Skeleton aria-busy="true" variant="rectangular" sx={{ height: '100%', minHeight: 'inherit' }} />
      }
    >
      <LeafletMap {...props} />
    </Suspense>
  </Box>
);
