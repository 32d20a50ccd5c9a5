import { eq, isNull, type SQL, sql, type Table } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { inScope, ofPerson, type PersonScope } from '../../platform/city-id.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { preparedOnce } from '../../platform/prepared.ts';
import { personCities } from './order.tables.ts';

/** Records that this person has an order or cash there as a deliverer. */
export async function noteCityOfDeliverer(tx: Tx, userId: number, cityId: number): Promise<void> {
  await tx.insert(personCities).values({ userId, cityId }).onConflictDoNothing();
}

/** Records that this person has an order there as its customer. Keeps the time of the first one. */
export async function noteCityOfCustomer(tx: Tx, userId: number, cityId: number): Promise<void> {
  await tx
    .insert(personCities)
    .values({ userId, cityId, firstOrderAt: tx.now })
    .onConflictDoUpdate({
      target: [personCities.userId, personCities.cityId],
      set: { firstOrderAt: sql`excluded.first_order_at` },
      setWhere: isNull(personCities.firstOrderAt),
    });
}

const citiesOfPerson = preparedOnce('person_cities', (db: Db) =>
  db
    .select({
      cityId: personCities.cityId,
      hasOrdered: sql<boolean>`${personCities.firstOrderAt} is not null`,
    })
    .from(personCities)
    .where(eq(personCities.userId, sql.placeholder('userId'))),
);

/** A person who orders: where they have any orders, and where they were a customer before. */
export async function findCustomer(
  db: Db,
  userId: number,
): Promise<{ readonly scope: PersonScope; readonly orderedIn: readonly number[] }> {
  const rows = await citiesOfPerson(db, { userId });
  const idsOf = (some: typeof rows) => some.map(({ cityId }) => cityId);
  return {
    scope: { userId, cityIds: idsOf(rows) },
    orderedIn: idsOf(rows.filter(({ hasOrdered }) => hasOrdered)),
  };
}

/** Where a person has orders as a customer, or orders or cash as a deliverer. */
export const findPersonScope = async (db: Db, userId: number): Promise<PersonScope> =>
  (await findCustomer(db, userId)).scope;

/** A condition for the rows whose column points to a person. Give it the other distributed tables of a join, too. */
type OwnRows = (column: AnyPgColumn, ...joined: readonly Table[]) => SQL;

/** Makes conditions for this person's rows. Only for rows that belong to their orders or cash. */
export async function findOwnRows(db: Db, userId: number): Promise<OwnRows> {
  const person = await findPersonScope(db, userId);
  return (column, ...joined) => {
    const cities = joined.map((table) => inScope(table, person));
    return sql`(${sql.join([ofPerson(column, person), ...cities], sql` and `)})`;
  };
}
