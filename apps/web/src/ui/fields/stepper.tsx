// A number, or the amount that it stands for, between two buttons.

import { IconMinus, IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { ui } from '../ui.messages.ts';
import styles from './stepper.module.css';

interface StepperProps {
  /** The product's name. */
  readonly name: string;
  readonly value: number;
  /** Shown in place of the number: '750 g'. */
  readonly text?: string;
  readonly min?: number;
  readonly max?: number;
  readonly isWide?: boolean;
  /** Id of the text that says why there is no more. */
  readonly limitNoteId?: string | undefined;
  readonly onDecrease: () => void;
  readonly onIncrease: () => void;
  /** Instead of the plain number, e.g. a select. */
  readonly children?: ReactNode;
}

export function Stepper({
  name,
  value,
  text,
  min = 0,
  max,
  isWide,
  limitNoteId,
  onDecrease,
  onIncrease,
  children,
}: StepperProps) {
  return (
    <div className={classes(styles.stepper, isWide && styles.wide)}>
      <button
        type="button"
        className={styles.step}
        aria-label={ui.decrease(name)}
        disabled={value <= min}
        onClick={onDecrease}
      >
        <IconMinus size="1.25rem" aria-hidden />
      </button>
      {children ?? (
        <span className={styles.value} aria-live="polite">
          {text ?? value}
        </span>
      )}
      <button
        type="button"
        className={styles.step}
        aria-label={ui.increase(name)}
        aria-describedby={limitNoteId}
        disabled={max !== undefined && value >= max}
        onClick={onIncrease}
      >
        <IconPlus size="1.25rem" aria-hidden />
      </button>
    </div>
  );
}
