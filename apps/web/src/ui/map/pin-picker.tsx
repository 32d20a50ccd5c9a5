// Chooses a place. The map opens at the device's position, or else at `start` with an explanation. Google's map also has a
// search for places.
import type { Point } from '@haat/contract/geo';
import { screenConstants } from '@haat/contract/limits';
import { type RefObject, Suspense, useId, useState } from 'react';
import {
  accuracyOf,
  type DeviceLocation,
  positionOf,
  positionProblem,
} from '../../platform/device/geolocation.ts';
import { useIsForTouch } from '../../platform/device/media-query.ts';
import { lazyPart } from '../feedback/lazy-part.tsx';
import { SkeletonBlock } from '../feedback/skeleton.tsx';
import { formatMetres } from '../format/metres.ts';
import { Button } from '../layout/button.tsx';
import { ui } from '../ui.messages.ts';
import { useGoogle } from './google-script.ts';
import { MapView } from './map-view.tsx';
import styles from './pin-picker.module.css';

const PlaceSearch = lazyPart(async () => (await import('./place-search.tsx')).PlaceSearch);

/** Where the map opens without the device's position. The pin only counts once it is moved. */
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
  /** Moves the map there when it changes, for example to the chosen city. The pin stays. */
  readonly lookAt?: MapStart | null;
  readonly error?: string | null;
  readonly heightPx?: number;
  /** If it returns a promise, the button is busy until that settles. */
  readonly onAskAgain: () => unknown;
  readonly ref?: RefObject<HTMLDivElement | null>;
}

type View = Pick<MapStart, 'point' | 'zoom'>;

/** Where the map opens when nothing is known: the south of India. */
const somewhere: View = {
  point: { latitude: 10.52, longitude: 76.21 },
  zoom: screenConstants.mapZoomDefault,
};

const closeTo = (point: Point): View => ({ point, zoom: screenConstants.mapZoomPicker });

/**
 * The map's centre. Once there is a pin, the view only moves when the person moves it, or when the device's new
 * position moves the pin.
 */
interface Places {
  readonly start: MapStart | null;
  readonly lookAt: MapStart | null;
  readonly device: Point | null;
}

function useView(pin: Point | null, { start, lookAt, device }: Places) {
  const [view, setView] = useState(pin && closeTo(pin));
  const [seen, setSeen] = useState(device);
  const [looked, setLooked] = useState(lookAt?.point);
  if (view === null && pin !== null) setView(closeTo(pin));
  if (lookAt?.point !== looked) {
    setLooked(lookAt?.point);
    if (lookAt) setView(lookAt);
  }
  if (device !== seen) {
    setSeen(device);
    if (pin !== null && pin === device) setView(closeTo(pin));
  }
  return {
    view: view ?? start ?? somewhere,
    goTo: (point: Point) => setView(closeTo(point)),
    stay: () => setView(view ?? start),
  };
}

export function PinPicker(props: PinPickerProps) {
  const { location, pin, onPin, start = null, lookAt = null, error, heightPx, onAskAgain, ref } = props;
  const wordsId = useId();
  const device = positionOf(location);
  const { view, goTo, stay } = useView(pin, { start, lookAt, device });
  const accuracy = accuracyOf(location);
  const missing = pin ? null : positionProblem(location);
  const shownPin = pin ?? (missing && start ? start.point : null);
  const hint = useIsForTouch() ? ui.mapHintTouch : ui.mapHint;
  return (
    <div ref={ref} className={styles.picker}>
      <Search
        near={shownPin ?? device}
        onPlace={(place) => {
          goTo(place);
          onPin(place);
        }}
      />
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
        {error ?? (shownPin ? hint : ui.mapTap)}
      </p>
      {accuracy !== null && pin === device && <Accuracy metres={accuracy} onAskAgain={onAskAgain} />}
    </div>
  );
}

interface SearchProps {
  readonly near: Point | null;
  readonly onPlace: (place: Point) => void;
}

/** Renders nothing without Google's map. */
function Search({ near, onPlace }: SearchProps) {
  const google = useGoogle();
  if (google === 'none') return null;
  return (
    <Suspense fallback={<ComingSearch />}>
      {google === 'here' ? <PlaceSearch near={near} onPlace={onPlace} /> : <ComingSearch />}
    </Suspense>
  );
}

interface NoPositionProps {
  readonly why: 'denied' | 'unknown';
  /** The place that the map shows instead. */
  readonly shown: string | undefined;
  readonly onAskAgain: () => unknown;
}

const NoPosition = ({ why, shown, onAskAgain }: NoPositionProps) => (
  <div className={styles.unknown}>
    <p role="status">
      {`${ui.positionProblem[why]} ${shown === undefined ? ui.mapTap : ui.mapShows(shown)}`}
    </p>
    {why === 'unknown' && <AskAgain name={ui.tryAgain} onAskAgain={onAskAgain} />}
  </div>
);

interface AccuracyProps {
  readonly metres: number;
  readonly onAskAgain: () => unknown;
}

/** Beyond this, the pin may be at another house. */
const goodMetres = 50;

/** Of a pin at the device's position. One that was saved or moved is somewhere else. */
const Accuracy = ({ metres, onAskAgain }: AccuracyProps) => (
  <div className={metres > goodMetres ? styles.unknown : styles.accuracy}>
    <p role="status">
      {metres > goodMetres
        ? `${ui.accuracy(formatMetres(metres))} ${ui.accuracyPoor}`
        : ui.accuracy(formatMetres(metres))}
    </p>
    <AskAgain name={ui.findMe} onAskAgain={onAskAgain} />
  </div>
);

interface AskAgainProps {
  readonly name: string;
  readonly onAskAgain: () => unknown;
}

function AskAgain({ name, onAskAgain }: AskAgainProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Button
      isBusy={isAsking}
      onClick={() => {
        setIsAsking(true);
        void Promise.resolve(onAskAgain()).finally(() => setIsAsking(false));
      }}
    >
      {name}
    </Button>
  );
}

/** Has the height of the search, so that nothing below jumps. */
const ComingSearch = () => <SkeletonBlock height="5rem" />;
