// The days on which a shop is closed.
import { IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import type { Fields } from '../../../../platform/forms/form.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Button, IconButton } from '../../../../ui/layout/button.tsx';
import { addClosedDay, closedDayFault, type HoursValues, today } from '../retailer-hours.ts';
import { shopWork as words } from '../shop-work.messages.ts';
import styles from './closed-days.module.css';

/** 'DD/MM/YYYY' */
const written = (day: string): string => day.split('-').reverse().join('/');

export function ClosedDays({ form }: { readonly form: Fields<HoursValues> }) {
  const field = useRef<HTMLInputElement>(null);
  const add = (): void => {
    const fault = closedDayFault(form.values.closed_day, form.values);
    if (fault === null) addClosedDay(form);
    else {
      form.setFieldError('closed_day', fault);
      field.current?.focus();
    }
  };
  return (
    <div className={styles.days}>
      <TextField
        ref={field}
        label={words.closedDay}
        description={words.closedDayHint}
        type="date"
        min={today()}
        {...form.getInputProps('closed_day')}
      />
      <Button isWide onClick={add}>
        {words.addDay}
      </Button>
      <Days days={form.values.closed_days} onDays={(days) => form.setFieldValue('closed_days', days)} />
    </div>
  );
}

interface DaysProps {
  readonly days: readonly string[];
  readonly onDays: (days: readonly string[]) => void;
}

function Days({ days, onDays }: DaysProps) {
  if (days.length === 0) return null;
  return (
    <ul className={styles.list}>
      {days.map((day) => (
        <li key={day} className={styles.day}>
          <span>{written(day)}</span>
          <IconButton
            label={words.removeDay(written(day))}
            onClick={() => onDays(days.filter((other) => other !== day))}
          >
            <IconX size="1.125rem" aria-hidden />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
