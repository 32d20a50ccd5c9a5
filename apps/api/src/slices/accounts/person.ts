// What other slices may know about a person, and what a person is called on screens.
import type { Language } from '@haat/contract/languages';
import type { Db } from '../../platform/database.ts';
import { everywhere, type LocalizedText } from '../../platform/localized-text.ts';
import { accountMessages } from './accounts.messages.ts';
import { getUser } from './user.queries.ts';

export interface Person {
  readonly userId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly fullName: string;
  /** `+91…` */
  readonly number: string;
  /** Null until the person chooses one. */
  readonly language: Language | null;
}

/** Throws `not_found`. The full name is empty before setup. */
export async function getPerson(db: Db, userId: number): Promise<Person> {
  const { id, firstName, lastName, number, language } = await getUser(db, userId);
  return { userId: id, firstName, lastName, fullName: fullNameOf({ firstName, lastName }), number, language };
}

/** First and last name as every screen shows them. */
export const fullNameOf = (names: { firstName: string; lastName: string }): string =>
  `${names.firstName} ${names.lastName}`.trim();

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
