// Types as round pictures with names: in a row that scrolls sideways, or all visible.
import { shownName } from '@haat/contract/pack';
import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { classes } from '../classes.ts';
import { Skeleton, SkeletonBlock } from '../feedback/skeleton.tsx';
import { PlainList } from '../layout/plain-list.tsx';
import { Picture } from '../pictures/picture.tsx';
import styles from './chip-row.module.css';

interface Kind {
  readonly id: number;
  readonly name: string;
  readonly local_name?: string | null;
  readonly cover: string | null;
}

interface ChipRowProps<Chip extends Kind> {
  readonly label: string;
  readonly chips: readonly Chip[];
  readonly isPressed: (chip: Chip) => boolean;
  readonly onPress: (chip: Chip) => void;
  /** Shows all in several rows. */
  readonly isOpen?: boolean;
}

export function ChipRow<Chip extends Kind>({ label, chips, isPressed, onPress, isOpen }: ChipRowProps<Chip>) {
  const row = useRef<HTMLUListElement>(null);
  usePressedInSight(row, isOpen ? undefined : chips.find(isPressed)?.id);
  return (
    <PlainList ref={row} aria-label={label} className={classes(styles.row, isOpen && styles.open)}>
      {chips.map((chip) => (
        <li key={chip.id} className={styles.item}>
          <button
            type="button"
            aria-pressed={isPressed(chip)}
            className={styles.chip}
            onFocus={showWhole}
            onClick={() => onPress(chip)}
          >
            <Picture cover={chip.cover} alt="" size="small" isEager className={styles.picture} />
            <span className={styles.name}>{shownName(chip)}</span>
          </button>
        </li>
      ))}
    </PlainList>
  );
}

/** Scrolls only the row, and only when the pressed chip is cut off. */
function usePressedInSight(row: RefObject<HTMLElement | null>, pressedId: number | undefined): void {
  // Outside system: how far the row is scrolled, before the first paint.
  useLayoutEffect(() => {
    const chip = row.current?.querySelector('[aria-pressed="true"]');
    if (pressedId === undefined || !row.current || !chip) return;
    const shown = row.current.getBoundingClientRect();
    const { left, right } = chip.getBoundingClientRect();
    if (left >= shown.left && right <= shown.right) return;
    row.current.scrollLeft += (left + right - shown.left - shown.right) / 2;
  }, [row, pressedId]);
}

/** Tab scrolls a half-visible chip into view. A touch must not. */
function showWhole({ currentTarget }: FocusEvent<HTMLElement>): void {
  if (currentTarget.matches(':focus-visible')) {
    currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
}

const places = ['a', 'b', 'c', 'd', 'e'];

export const ChipRowSkeleton = () => (
  <Skeleton>
    <div className={styles.row}>
      {places.map((place) => (
        <span key={place} className={styles.item}>
          <span className={styles.chip}>
            <SkeletonBlock width="4rem" height="4rem" isRound />
            <SkeletonBlock width="4rem" height="1rem" />
          </span>
        </span>
      ))}
    </div>
  </Skeleton>
);
