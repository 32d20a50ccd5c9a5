// What other slices may know of a person.
import type { Db } from '../../platform/database.ts';
import { getUser } from './user.queries.ts';

export interface Person {
  readonly userId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly fullName: string;
  /** `+91…` */
  readonly number: string;
}

/** Throws `not_found`. The full name is empty before setup. */
export async function getPerson(db: Db, userId: number): Promise<Person> {
  const { id, firstName, lastName, number } = await getUser(db, userId);
  return { userId: id, firstName, lastName, fullName: fullNameOf({ firstName, lastName }), number };
}

/** How a person's two names are shown everywhere. */
export const fullNameOf = (names: { firstName: string; lastName: string }): string =>
  `${names.firstName} ${names.lastName}`.trim();
