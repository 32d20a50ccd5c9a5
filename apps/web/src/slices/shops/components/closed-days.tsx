// The days on which a shop is closed.
import { limits } from '@haat/contract/limits';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { IconX } from '../../../ui/icons/icon-x.tsx';
import { Button, IconButton } from '../../../ui/layout/button.tsx';
import { shopWork as words } from '../shop-work.messages.ts';
import styles from './closed-days.module.css';

interface ClosedDaysProps {
  readonly days: readonly string[];
  /** In the field, not in the list yet. */
  readonly chosen: string;
  readonly onChoose: (day: string) => void;
  readonly onAdd: () => void;
  readonly onDays: (days: readonly string[]) => void;
}

/** 'DD/MM/YYYY' */
const written = (day: string): string => day.split('-').reverse().join('/');

export function ClosedDays({ days, chosen, onChoose, onAdd, onDays }: ClosedDaysProps) {
  const isFull = days.length >= limits.closedDays;
  return (
    <div className={styles.days}>
      <TextField
        label={words.closedDay}
        description={words.closedDayHint}
        type="date"
        value={chosen}
        error={isFull && chosen !== '' ? words.tooManyDays(limits.closedDays) : null}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      />
      <Button isWide onClick={onAdd}>
        {words.addDay}
      </Button>
      {days.length > 0 && (
        <ul className={styles.list}>
          {days.map((day) => (
            <li key={day} className={styles.day}>
              {written(day)}
              <IconButton
                label={words.removeDay(written(day))}
                onClick={() => onDays(days.filter((other) => other !== day))}
              >
                <IconX size="1.125rem" aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
