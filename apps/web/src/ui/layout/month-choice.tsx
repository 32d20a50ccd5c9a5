// A month with its name, and buttons to the months beside it.
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { formatMonth } from '../format/time.ts';
import { ui } from '../ui.messages.ts';
import { IconButton } from './button.tsx';
import styles from './month-choice.module.css';

interface MonthChoiceProps {
  /** '2026-11' */
  readonly month: string;
  readonly onChoose: (month: string) => void;
}

/** By the phone's clock. The server knows better, and refuses a month to come. */
const thisMonth = (): string => new Date().toISOString().slice(0, 7);

const monthsFrom = (month: string, months: number): string => {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 7);
};

export const MonthChoice = ({ month, onChoose }: MonthChoiceProps) => (
  <div className={styles.months}>
    <IconButton label={ui.earlierMonth} onClick={() => onChoose(monthsFrom(month, -1))}>
      <IconChevronLeft aria-hidden />
    </IconButton>
    <p className={styles.month}>{formatMonth(month)}</p>
    <IconButton
      label={ui.laterMonth}
      disabled={month >= thisMonth()}
      onClick={() => onChoose(monthsFrom(month, 1))}
    >
      <IconChevronRight aria-hidden />
    </IconButton>
  </div>
);
