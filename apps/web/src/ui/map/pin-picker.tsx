// Chooses a place. The map opens at the device's position, or else at `start` with an explanation. Google's map also has a
// search for places.
import type { Point } from '@haat/contract/geo';
import { screenConstants } from '@haat/contract/limits';
import { type RefObject, Suspense, useId, useState } from 'react';
import { type DeviceLocation, positionOf, positionProblem } from '../../platform/geolocation.ts';
import { lazyPart } from '../feedback/lazy-part.tsx';
import { SkeletonBlock } from '../feedback/skeleton.tsx';
import { Button } from '../layout/button.tsx';
import { ui } from '../ui.messages.ts';
import { useGoogle } from './google-script.ts';
import { MapView } from './map-view.tsx';
import styles from './pin-picker.module.css';

const PlaceSearch = lazyPart(async () => (await import('./place-search.tsx')).PlaceSearch);

/** Where the map opens without the device's position. The pin is there, but counts only once it is moved. */
export interface MapStart {
  readonly point: Point;
  readonly name: string;
  readonly zoom: number;
}

interface PinPickerProps {
  readonly location: DeviceLocation;
  readonly pin: Point | null;
  readonly onPin: (point: Point) => void;
  readonly start?: MapStart | null;
  readonly error?: string | null;
  readonly heightPx?: number;
  readonly onAskAgain: () => void;
  readonly ref?: RefObject<HTMLDivElement | null>;
}

type View = Pick<MapStart, 'point' | 'zoom'>;

/** Where the map opens when nothing is known: the south of India. */
const somewhere: View = {
  point: { latitude: 10.52, longitude: 76.21 },
  zoom: screenConstants.mapZoomDefault,
};

const closeTo = (point: Point): View => ({ point, zoom: screenConstants.mapZoomPicker });

/** The map's centre. Once there is a pin, only the person moves the map. */
function useView(pin: Point | null, start: MapStart | null) {
  const [view, setView] = useState(pin && closeTo(pin));
  if (view === null && pin !== null) setView(closeTo(pin));
  return {
    view: view ?? start ?? somewhere,
    goTo: (point: Point) => setView(closeTo(point)),
    stay: () => setView(view ?? start),
  };
}

export function PinPicker(props: PinPickerProps) {
  const { location, pin, onPin, start = null, error, heightPx, onAskAgain, ref } = props;
  const wordsId = useId();
  const { view, goTo, stay } = useView(pin, start);
  const device = positionOf(location);
  const missing = pin ? null : positionProblem(location);
  const shownPin = pin ?? (missing && start ? start.point : null);
  const google = useGoogle();
  return (
    <div ref={ref} className={styles.picker}>
      {google !== 'none' && (
        <Suspense fallback={<ComingSearch />}>
          {google === 'here' ? (
            <PlaceSearch
              near={shownPin ?? device}
              onPlace={(place) => {
                goTo(place);
                onPin(place);
              }}
            />
          ) : (
            <ComingSearch />
          )}
        </Suspense>
      )}
      {missing && <NoPosition why={missing} shown={start?.name} onAskAgain={onAskAgain} />}
      <MapView
        center={view.point}
        zoom={view.zoom}
        pin={shownPin}
        onPin={(point) => {
          stay();
          onPin(point);
        }}
        device={device}
        heightPx={heightPx}
        describedBy={wordsId}
      />
      <p id={wordsId} aria-live="polite" className={error ? styles.error : styles.hint}>
        {error ?? (shownPin ? ui.mapHint : ui.mapTap)}
      </p>
    </div>
  );
}

interface NoPositionProps {
  readonly why: 'denied' | 'unknown';
  /** What the map shows instead. */
  readonly shown: string | undefined;
  readonly onAskAgain: () => void;
}

const NoPosition = ({ why, shown, onAskAgain }: NoPositionProps) => (
  <div className={styles.unknown}>
    <p role="status">
      {ui.positionProblem[why]} {shown === undefined ? ui.mapTap : ui.mapShows(shown)}
    </p>
    {why === 'unknown' && <Button onClick={onAskAgain}>{ui.tryAgain}</Button>}
  </div>
);

/** As high as the search, so that nothing below jumps. */
const ComingSearch = () => <SkeletonBlock height="5rem" />;
