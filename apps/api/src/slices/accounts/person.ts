// What other slices may know about a person.
import type { Language } from '@haat/contract/languages';
import type { Db } from '../../platform/database.ts';
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
