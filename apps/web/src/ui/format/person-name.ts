import { people } from '../../messages/people.ts';

/** Without a name, the end of the number. Empty for a deleted account, which has neither. */
export const personName = (name: string, number: string): string =>
  name.trim() || (number && people.noNameYet(number.slice(-4)));
