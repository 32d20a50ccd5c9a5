// Choose a place: the map opens at the device's position with the pin there; without one it shows the country and
// waits for a tap. With Google's map a place is also found by its name.
import { type Point, screenConstants } from '@haat/contract';
import { type RefObject, Suspense, useId, useRef, useState } from 'react';
import { ui } from '../messages/ui.ts';
import { Button } from './button.tsx';
import { lazyPart } from './lazy-part.tsx';
import { useGoogle } from './map/google-script.ts';
import { MapView } from './map/map-view.tsx';
import styles from './pin-picker.module.css';
import { SkeletonBlock } from './skeleton.tsx';

const PlaceSearch = lazyPart(async () => (await import('./map/place-search.tsx')).PlaceSearch);

interface PinPickerProps {
  readonly device: Point | null;
  readonly pin: Point | null;
  readonly onPin: (point: Point) => void;
  readonly error?: string | null;
  readonly heightPx?: number;
  /** Where the device could not tell its place. */
  readonly onAskAgain?: (() => void) | null;
  readonly ref?: RefObject<HTMLDivElement | null>;
}

/** Brings whoever has scrolled on back to the map, where only the pin is missing. */
export function usePicker() {
  const picker = useRef<HTMLDivElement>(null);
  return { picker, showPicker: () => picker.current?.scrollIntoView({ block: 'center' }) };
}

/** Where the map opens when nobody knows where we are: the south of India. */
const somewhere: Point = { latitude: 10.52, longitude: 76.21 };

export function PinPicker({ device, pin, onPin, error, heightPx, onAskAgain, ref }: PinPickerProps) {
  const wordsId = useId();
  // The map opens around what is known first and then is the person's: it never jumps under a finger.
  const [opened, setOpened] = useState<Point | null>(pin ?? device);
  const known = opened ?? pin ?? device;
  if (opened === null && known !== null) setOpened(known);
  const google = useGoogle();
  const goTo = (place: Point): void => {
    setOpened(place);
    onPin(place);
  };
  return (
    <div ref={ref} className={styles.picker}>
      {google !== 'none' && (
        <Suspense fallback={<ComingSearch />}>
          {google === 'here' ? <PlaceSearch near={pin ?? device} onPlace={goTo} /> : <ComingSearch />}
        </Suspense>
      )}
      <MapView
        center={known ?? somewhere}
        zoom={known ? screenConstants.mapZoomPicker : screenConstants.mapZoomDefault}
        pin={pin}
        onPin={onPin}
        device={device}
        heightPx={heightPx}
        describedBy={wordsId}
      />
      <p id={wordsId} aria-live="polite" className={error ? styles.error : styles.hint}>
        {error ?? ui.mapHint}
      </p>
      {onAskAgain && !pin && <PlaceUnknown onAskAgain={onAskAgain} />}
    </div>
  );
}

const PlaceUnknown = ({ onAskAgain }: { readonly onAskAgain: () => void }) => (
  <div className={styles.unknown}>
    <p role="status">{ui.placeUnknown}</p>
    <Button onClick={onAskAgain}>{ui.tryAgain}</Button>
  </div>
);

/** As high as the search, so that nothing below jumps. */
const ComingSearch = () => <SkeletonBlock height="5rem" />;
