import { eq, isNull, sql } from 'drizzle-orm';
import type { PersonScope } from '../../platform/city-id.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { preparedOnce } from '../../platform/prepared.ts';
import { personCities } from './order.tables.ts';

const userId = sql.placeholder('userId');

const cityId = sql.placeholder('cityId');

const notedCity = preparedOnce((tx: Tx) =>
  tx.insert(personCities).values({ userId, cityId }).onConflictDoNothing().prepare('person_city_insert'),
);

/** This person has an order there, as its deliverer. */
export async function noteCityOfDeliverer(tx: Tx, userId: number, cityId: number): Promise<void> {
  await notedCity(tx).execute({ userId, cityId });
}

const notedOrder = preparedOnce((tx: Tx) =>
  tx
    .insert(personCities)
    .values({ userId, cityId, firstOrderAt: sql.placeholder('now') })
    .onConflictDoUpdate({
      target: [personCities.userId, personCities.cityId],
      set: { firstOrderAt: sql`excluded.first_order_at` },
      setWhere: isNull(personCities.firstOrderAt),
    })
    .prepare('person_city_first_order'),
);

/** This person has an order there, as its customer. Keeps the time of the first one. */
export async function noteCityOfCustomer(tx: Tx, userId: number, cityId: number): Promise<void> {
  await notedOrder(tx).execute({ userId, cityId, now: tx.now });
}

const notedCities = preparedOnce((db: Db) =>
  db
    .select({ cityId: personCities.cityId })
    .from(personCities)
    .where(eq(personCities.userId, userId))
    .prepare('person_cities'),
);

/** Where a person has orders as a customer or as a deliverer. */
export async function findPersonScope(db: Db, userId: number): Promise<PersonScope> {
  const rows = await notedCities(db).execute({ userId });
  return { userId, cityIds: rows.map(({ cityId }) => cityId) };
}
