import { nameKey } from '@haat/contract/name-key';
import { asc, eq, sql } from 'drizzle-orm';
import { AppError, invalidInput } from '../../../platform/app-error.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import { lockTable } from '../../../platform/lock-table.ts';
import { preparedOnce } from '../../../platform/prepared.ts';
import { refuseTwin } from '../../../platform/refuse-twin.ts';
import { cities } from '../account.tables.ts';
import { accountMessages } from '../accounts.messages.ts';

/** Money in paise, distances in km. */
export type City = Omit<typeof cities.$inferSelect, 'version'>;

/** What a city does unless operators decide otherwise. */
export const cityDefaults = {
  proposalMinutes: 15,
  feeGoesTo: 'deliverer',
  cashLimitPaise: 0,
  weighMargin: 10,
  commissionBasisPoints: 0,
  listMinutes: 60,
  remindShopAfter: 120,
  smsShopAfter: 300,
  tellOperatorAfter: 600,
  tellCustomerAfter: 900,
  remindDeliverersAfter: 300,
  tellOperatorRequestAfter: 600,
  deliveryCode: 'offered',
} as const satisfies Partial<City>;

type Decided = keyof typeof cityDefaults;
export type NewCity = Omit<City, 'id' | Decided> & Partial<Pick<City, Decided>>;

const cityColumns = {
  id: cities.id,
  name: cities.name,
  latitude: cities.latitude,
  longitude: cities.longitude,
  radiusKm: cities.radiusKm,
  timeZone: cities.timeZone,
  deliveryBasePaise: cities.deliveryBasePaise,
  freeKm: cities.freeKm,
  perKmPaise: cities.perKmPaise,
  proposalMinutes: cities.proposalMinutes,
  feeGoesTo: cities.feeGoesTo,
  cashLimitPaise: cities.cashLimitPaise,
  weighMargin: cities.weighMargin,
  commissionBasisPoints: cities.commissionBasisPoints,
  listMinutes: cities.listMinutes,
  remindShopAfter: cities.remindShopAfter,
  smsShopAfter: cities.smsShopAfter,
  tellOperatorAfter: cities.tellOperatorAfter,
  tellCustomerAfter: cities.tellCustomerAfter,
  remindDeliverersAfter: cities.remindDeliverersAfter,
  tellOperatorRequestAfter: cities.tellOperatorRequestAfter,
  deliveryCode: cities.deliveryCode,
};

const cityById = preparedOnce('city', (db: Db) =>
  db
    .select(cityColumns)
    .from(cities)
    .where(eq(cities.id, sql.placeholder('cityId'))),
);

export async function findCity(db: Db, cityId: number): Promise<City | undefined> {
  const [row] = await cityById(db, { cityId });
  return row;
}

/** Throws `not_found`. */
export async function getCity(db: Db, cityId: number): Promise<City> {
  const city = await findCity(db, cityId);
  if (!city) throw new AppError('not_found');
  return city;
}

/** The city that a request names. Throws `input.invalid` on `field` when there is no such city. */
export async function requireCity(db: Db, cityId: number, field = 'city'): Promise<City> {
  const city = await findCity(db, cityId);
  if (!city) throw invalidInput({ [field]: [accountMessages.chooseCity] });
  return city;
}

/** For the terminal: digits are an id, anything else is a name. */
export async function findCityByNameOrId(db: Db, text: string): Promise<City | undefined> {
  if (/^[0-9]{1,15}$/.test(text)) return findCity(db, Number(text));
  const rows = await db.select(cityColumns).from(cities);
  return rows.find(({ name }) => nameKey(name) === nameKey(text));
}

/** The oldest city. Its time zone is used for everything that belongs to no city. */
export async function findFirstCity(db: Db): Promise<City | undefined> {
  const [row] = await db.select(cityColumns).from(cities).orderBy(asc(cities.id)).limit(1);
  return row;
}

export async function listCityIds(db: Db): Promise<number[]> {
  return (await db.select({ id: cities.id }).from(cities).orderBy(asc(cities.id))).map(({ id }) => id);
}

type VersionedCity = City & { readonly version: number };

/** Throws `not_found`. */
export async function getVersionedCity(db: Db, cityId: number): Promise<VersionedCity> {
  const [row] = await db.select().from(cities).where(eq(cities.id, cityId));
  if (!row) throw new AppError('not_found');
  return row;
}

/** Throws `not_found`. */
export async function lockCity(tx: Tx, cityId: number): Promise<VersionedCity> {
  await lockTable(tx, cities);
  const [row] = await tx.select().from(cities).where(eq(cities.id, cityId));
  if (!row) throw new AppError('not_found');
  return row;
}

const nameIsTaken = 'A city with this name exists.';

/** Throws `input.invalid` when the name is taken. */
export async function insertCity(tx: Tx, city: Omit<City, 'id'>): Promise<number> {
  await refuseTwin(tx, cities, city, nameIsTaken);
  const [row] = await tx.insert(cities).values(city).returning({ id: cities.id });
  if (!row) throw new Error('the city was not written');
  return row.id;
}

/** Throws `input.invalid` when the name is taken. */
export async function updateCityRow(tx: Tx, { id, ...city }: City): Promise<void> {
  const version = sql`${cities.version} + 1`;
  await refuseTwin(tx, cities, { id, name: city.name }, nameIsTaken);
  await tx
    .update(cities)
    .set({ ...city, version })
    .where(eq(cities.id, id));
}
