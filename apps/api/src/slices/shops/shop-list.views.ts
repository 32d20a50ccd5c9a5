// Loads the shops of a city into memory.
import { beforeIdsOf } from '@haat/contract/city-ids';
import { and, asc, eq, gt, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { inPieces } from '../../platform/in-pieces.ts';
import { preparedOnce } from '../../platform/prepared.ts';
import { inEach } from '../../platform/words.ts';
import { users } from '../accounts/account.tables.ts';
import { images } from '../media/media.tables.ts';
import { inLanguage, listProductTypes, type NamedType } from './product-type.views.ts';
import { shopAdditionalTypes, shopProductTypes, shops, shopTypes } from './shop.tables.ts';
import { presentShop, shopColumns, typeImages, typeOf } from './shop.views.ts';
import { isUsual, type ShopCalendar, usualCalendar } from './shop-calendar.ts';
import type { ListedShop, LoadedShops, ShopList, TextByLanguage } from './shop-list.ts';
import type { ListVersion } from './shop-list-version.views.ts';

/** So many rows take some milliseconds of Node. */
const mostAtOnce = 500;

/** A page of the shops that changed after a version of the list, deleted and suspended ones included. */
const changedShops = preparedOnce('changed_shops', (db: Db) =>
  db
    .select({
      additionalTypeIds: sql<string | null>`(select string_agg(${shopAdditionalTypes.shopTypeId}::text, ',')
        from ${shopAdditionalTypes} where ${shopAdditionalTypes.shopId} = ${shops.id})`,
      productTypeIds: sql<string | null>`(select string_agg(${shopProductTypes.productTypeId}::text, ','
          order by ${shopProductTypes.productTypeId})
        from ${shopProductTypes} where ${shopProductTypes.cityId} = ${sql.placeholder('cityId')}
          and ${shopProductTypes.shopId} = ${shops.id} and ${shopProductTypes.products} > 0)`,
      ...shopColumns,
    })
    .from(shops)
    .innerJoin(users, eq(users.id, shops.retailerId))
    .innerJoin(shopTypes, eq(shopTypes.id, shops.typeId))
    .leftJoin(typeImages, eq(typeImages.id, shopTypes.imageId))
    .leftJoin(images, eq(images.id, shops.imageId))
    .where(
      and(
        eq(shops.cityId, sql.placeholder('cityId')),
        gt(shops.listVersion, sql.placeholder('since')),
        gt(shops.id, sql.placeholder('after')),
        or(eq(shops.state, 'verified'), sql`not ${sql.placeholder('isWhole')}::boolean`),
      ),
    )
    .orderBy(asc(shops.id))
    .limit(mostAtOnce),
);

type Row = Awaited<ReturnType<typeof changedShops>>[number];

interface Wanted {
  readonly cityId: number;
  readonly version: ListVersion;
  readonly before: ShopList | undefined;
  readonly now: Date;
}

/** Less than any version. */
const noneKnown = -1;

/** The shops that changed since the list before, or all. */
export async function loadShops(db: Db, { cityId, version, before, now }: Wanted): Promise<LoadedShops> {
  const { rebuilt, radiusKm, ...read } = version;
  const isWhole = !before || before.version.number < rebuilt;
  const rows = await readShops(db, { cityId, since: isWhole ? noneKnown : before.version.number, isWhole });
  const listed = rows.filter(({ state }) => state === 'verified');
  return {
    cityId,
    version: read,
    radiusKm,
    isWhole,
    loadedAt: now,
    listed: await listShops(db, listed),
    unlisted: rows.filter(({ state }) => state !== 'verified').map(({ id }) => id),
  };
}

async function readShops(
  db: Db,
  wanted: { readonly cityId: number; readonly since: number; readonly isWhole: boolean },
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const page = await changedShops(db, { ...wanted, after: rows.at(-1)?.id ?? beforeIdsOf(wanted.cityId) });
    for (const row of page) rows.push(row);
    if (page.length < mostAtOnce) return rows;
  }
}

async function listShops(db: Db, rows: readonly Row[]): Promise<ListedShop[]> {
  const productTypesOf = await writeProductTypes(db, new Set(rows.map((row) => row.productTypeIds ?? '')));
  return inPieces(writeShops(rows, { typeOf: sharedTypes(), productTypesOf }));
}

/** A city can have so many that other requests must go on meanwhile. */
function* writeShops(
  rows: readonly Row[],
  write: {
    readonly typeOf: (row: Row) => TextByLanguage;
    readonly productTypesOf: (set: string) => TextByLanguage;
  },
): Generator<undefined, ListedShop[]> {
  const listed: ListedShop[] = [];
  for (const row of rows) {
    listed.push({
      id: row.id,
      latitude: row.latitude,
      longitude: row.longitude,
      isOpen: row.isOpen,
      typeIds: [row.typeId, ...idsIn(row.additionalTypeIds ?? '')],
      calendar: calendarOf(row),
      json: JSON.stringify(presentShop(row)),
      type: write.typeOf(row),
      productTypes: write.productTypesOf(row.productTypeIds ?? ''),
    });
    yield;
  }
  return listed;
}

/** Most shops share one. */
function calendarOf({ closedWeekdays, closedDays, preparationMinutes }: Row): ShopCalendar {
  const calendar = { closedWeekdays, closedDays, preparationMinutes };
  return isUsual(calendar) ? usualCalendar : calendar;
}

/** JSON of each set of product types. The sets are ids with commas between them. */
async function writeProductTypes(
  db: Db,
  sets: ReadonlySet<string>,
): Promise<(set: string) => TextByLanguage> {
  const types = await listProductTypes(db, [...new Set([...sets].flatMap(idsIn))]);
  const written = new Map<string, TextByLanguage>();
  for (const set of sets) {
    const ids = new Set(idsIn(set));
    written.set(set, writeTypes(types.filter(({ id }) => ids.has(id))));
  }
  return (set) => written.get(set) ?? noTypes;
}

const writeTypes = (types: readonly NamedType[]): TextByLanguage =>
  inEach((language) => JSON.stringify(types.map((type) => inLanguage(type, language))));

const noTypes = writeTypes([]);

/** JSON of a shop's main type. Each is written once for all its shops. */
function sharedTypes(): (row: Row) => TextByLanguage {
  const written = new Map<number, TextByLanguage>();
  return (row) => {
    const known = written.get(row.typeId);
    if (known) return known;
    const type = typeOf(row);
    const text = inEach((language) => JSON.stringify(inLanguage(type, language)));
    written.set(row.typeId, text);
    return text;
  };
}

const idsIn = (set: string): number[] => (set === '' ? [] : set.split(',').map(Number));
