import type { CityRecord } from '@haat/contract/operator/cities';
import { asc } from 'drizzle-orm';
import { byName } from '../../../platform/by-name.ts';
import type { Db } from '../../../platform/database.ts';
import { folded } from '../../../platform/folded-in-sql.ts';
import { matchesWords } from '../../../platform/folded-search.ts';
import { pageOf, wholeList } from '../../../platform/page.ts';
import { cities } from '../account.tables.ts';
import { type City, getVersionedCity } from './city.queries.ts';
import { cityFieldsOf } from './city-fields.ts';

type Query = Parameters<typeof pageOf>[0] & { readonly search?: string | undefined };

/** By name. */
export async function viewCityRecords(db: Db, query: Query) {
  const { limit, offset } = pageOf(query, wholeList);
  const condition = matchesWords(folded(cities.name), query.search);
  const [count, rows] = await Promise.all([
    db.$count(cities, condition),
    db
      .select()
      .from(cities)
      .where(condition)
      .orderBy(asc(byName(cities.name)), asc(cities.id))
      .limit(limit)
      .offset(offset),
  ]);
  return { count, results: rows.map(presentCity) };
}

/** Throws `not_found`. */
export async function viewCityRecord(db: Db, cityId: number): Promise<CityRecord> {
  return presentCity(await getVersionedCity(db, cityId));
}

const presentCity = (city: City & { readonly version: number }): CityRecord => ({
  id: city.id,
  ...cityFieldsOf(city),
  version: city.version,
});
