// Choose a place: the map opens at the device's position with the pin there; without one it shows the country and
// waits for a tap.
import { type Point, screenConstants } from '@haat/contract';
import { type RefObject, useId, useRef, useState } from 'react';
import { ui } from '../messages/ui.ts';
import { MapView } from './map/map-view.tsx';
import styles from './pin-picker.module.css';

interface PinPickerProps {
  readonly device: Point | null;
  readonly pin: Point | null;
  readonly onPin: (point: Point) => void;
  readonly error?: string | null;
  readonly heightPx?: number;
  readonly ref?: RefObject<HTMLDivElement | null>;
}

/** Brings whoever has scrolled on back to the map, where only the pin is missing. */
export function usePicker() {
  const picker = useRef<HTMLDivElement>(null);
  return { picker, showPicker: () => picker.current?.scrollIntoView({ block: 'center' }) };
}

/** Where the map opens when nobody knows where we are: the south of India. */
const somewhere: Point = { latitude: 10.52, longitude: 76.21 };

export function PinPicker({ device, pin, onPin, error, heightPx, ref }: PinPickerProps) {
  const wordsId = useId();
  // The map opens around what is known first and then is the person's: it never jumps under a finger.
  const [opened, setOpened] = useState<Point | null>(pin ?? device);
  const known = opened ?? pin ?? device;
  if (opened === null && known !== null) setOpened(known);
  return (
    <div ref={ref} className={styles.picker}>
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
    </div>
  );
}
