// The days on which a shop is closed: choosing one adds it to the list below.
import { limits } from '@haat/contract/limits';
import { useState } from 'react';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { IconX } from '../../../ui/icons/icon-x.tsx';
import { Button, IconButton } from '../../../ui/layout/button.tsx';
import { shopWork as words } from '../shop-work.messages.ts';
import styles from './closed-days.module.css';

interface ClosedDaysProps {
  readonly days: readonly string[];
  readonly onDays: (days: readonly string[]) => void;
}

/** 'DD/MM/YYYY' */
const written = (day: string): string => day.split('-').reverse().join('/');

/** A picker also reports years that are being typed. */
const isWhole = (day: string): boolean => day >= '2000-01-01';

export function ClosedDays({ days, onDays }: ClosedDaysProps) {
  const [chosen, setChosen] = useState('');
  const isFull = days.length >= limits.closedDays;
  const take = (): void => {
    if (!isWhole(chosen) || isFull) return;
    setChosen('');
    if (!days.includes(chosen)) onDays([...days, chosen].sort());
  };
  return (
    <div className={styles.days}>
      <TextField
        label={words.closedDay}
        description={words.closedDayHint}
        type="date"
        value={chosen}
        error={isFull && chosen !== '' ? words.tooManyDays(limits.closedDays) : null}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
      <Button isWide onClick={take}>
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
