import type { Translated } from '../platform/words.ts';
import type * as english from './people.ts';

export const people: Translated<typeof english.people> = {
  noNameYet: (numberEnd) => `अभी नाम नहीं (${numberEnd})`,
};
