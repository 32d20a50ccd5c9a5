// The shapes of pins and dots on every map.
import type { MapMark } from '@haat/map/drawn-map';
import styles from './map.module.css';

export const pinClass = (isMovable: boolean): string =>
  isMovable ? (styles.pin ?? '') : `${styles.pin} ${styles.still}`;

export const wayClass: string = styles.way ?? '';

/** A dot with its name, or with its number on a way. Null is the device, without a name. */
export function makeDot(mark: MapMark | null): HTMLElement {
  const round = document.createElement('span');
  round.className = `${styles.dot} ${mark ? '' : styles.device}`;
  if (mark?.number) {
    round.className = styles.numbered ?? '';
    round.textContent = mark.number;
  }
  const label = document.createElement('span');
  label.textContent = mark?.name ?? '';
  const dot = document.createElement('span');
  dot.className = styles.mark ?? '';
  dot.append(round, label);
  return dot;
}
