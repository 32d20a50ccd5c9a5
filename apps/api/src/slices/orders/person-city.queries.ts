import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database.ts';
import { preparedOnce } from '../../platform/prepared.ts';
import { personCities } from './order.tables.ts';

const userId = sql.placeholder('userId');

const notedCity = preparedOnce((tx: Tx) =>
  tx
    .insert(personCities)
    .values({ userId, cityId: sql.placeholder('cityId') })
    .onConflictDoNothing()
    .prepare('person_city_insert'),
);

/** This person has an order there, as its customer or its deliverer. */
export async function noteCityOf(tx: Tx, userId: number, cityId: number): Promise<void> {
  await notedCity(tx).execute({ userId, cityId });
}

const notedCities = preparedOnce((db: Db) =>
  db
    .select({ cityId: personCities.cityId })
    .from(personCities)
    .where(eq(personCities.userId, userId))
    .prepare('person_cities'),
);

/** Where a person has orders as a customer or as a deliverer. */
export async function listCityIdsOf(db: Db, userId: number): Promise<number[]> {
  const rows = await notedCities(db).execute({ userId });
  return rows.map(({ cityId }) => cityId);
}
