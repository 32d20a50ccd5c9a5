// Names for people without one.
import { translated } from '../platform/words.ts';

export const people = translated('people', {
  noNameYet: (numberEnd: string) => `No name yet (${numberEnd})`,
});
