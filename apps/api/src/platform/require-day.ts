import { invalidInput } from './app-error.ts';
import { deskOnly } from './localized-text.ts';
import { isDay } from './zoned-time.ts';

/** Throws `input.invalid` on a day that isn't in the calendar. PostgreSQL has no year 0. */
export function requireDay(field: string, day: string): void {
  if (!isDay(day) || day.startsWith('0000'))
    throw invalidInput({ [field]: [deskOnly('There is no such day.')] });
}
