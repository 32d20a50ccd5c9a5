// The shapes of pins and dots on every map.
import styles from './map.module.css';

export const pinClass = (isMovable: boolean): string =>
  isMovable ? (styles.pin ?? '') : `${styles.pin} ${styles.still}`;

/** A dot with its name. The device's dot has none. */
export function makeDot(name: string, isDevice: boolean): HTMLElement {
  const round = document.createElement('span');
  round.className = `${styles.dot} ${isDevice ? styles.device : ''}`;
  const label = document.createElement('span');
  label.textContent = name;
  const dot = document.createElement('span');
  dot.className = styles.mark ?? '';
  dot.append(round, label);
  return dot;
}
