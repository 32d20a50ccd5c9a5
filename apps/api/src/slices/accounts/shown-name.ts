// What a person is called on screens.
import { everywhere, type LocalizedText } from '../../platform/localized-text.ts';
import { accountMessages } from './accounts.messages.ts';
import { fullNameOf } from './person.ts';

/** Null when a joined row is missing. */
interface NamedRow {
  readonly firstName: string | null;
  readonly lastName: string | null;
  /** Null once the account is deleted. */
  readonly number: string | null;
}

/** A person without a name is 'No name yet' with the end of the number. Empty for a deleted account. */
export function shownName({ firstName, lastName, number }: NamedRow): LocalizedText {
  const name = fullNameOf({ firstName: firstName ?? '', lastName: lastName ?? '' });
  return name === '' && number !== null ? accountMessages.noNameYet(number.slice(-4)) : everywhere(name);
}
