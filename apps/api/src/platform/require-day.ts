import { invalidInput } from './app-error.ts';
import type { LocalizedText } from './localized-text.ts';
import { isDay } from './zoned-time.ts';

const noSuchDay: LocalizedText = {
  en: 'There is no such day.',
  hi: 'ऐसी कोई तारीख़ नहीं है।',
  ml: 'അങ്ങനെയൊരു തീയതിയില്ല.',
};

/** Throws `input.invalid` on a day that isn't in the calendar. PostgreSQL has no year 0. */
export function requireDay(field: string, day: string): void {
  if (!isDay(day) || day.startsWith('0000')) throw invalidInput({ [field]: [noSuchDay] });
}
