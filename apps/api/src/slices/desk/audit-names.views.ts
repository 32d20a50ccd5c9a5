// The names of the records that rows of the audit are about, and of those that their fields hold as ids.
import type { AuditRow } from '@haat/contract/operator/audit';
import type { RecordedFields, RecordKind } from '@haat/contract/operator/record';
import { and, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database.ts';
import { cities, users } from '../accounts/account.tables.ts';
import { articles, banners, categories } from '../blog/blog.tables.ts';
import { catalogueProducts } from '../products/product.tables.ts';
import { productTypes, shops, shopTypes } from '../shops/shop.tables.ts';
import { audit } from './audit.tables.ts';

interface Recorded {
  readonly objectKind: string;
  readonly objectId: number;
  readonly before: RecordedFields;
  readonly after: RecordedFields;
}

/** Fields that hold the id of another record, or a list of ids. */
const fieldKinds: Readonly<Record<string, RecordKind>> = {
  'shop.type': 'shop_type',
  'shop.additional_types': 'shop_type',
  'product_type.shop_types': 'shop_type',
  'catalogue.type': 'product_type',
  'article.category': 'category',
  'user.city': 'city',
  'slot.city': 'city',
  'order.deliverer': 'user',
  // The filters of an export.
  'order.city': 'city',
  'order.shop': 'shop',
  'order.customer': 'user',
};

interface Source {
  readonly table: PgTable;
  readonly id: PgColumn;
  readonly name: PgColumn | SQL;
}

const sources: Partial<Record<RecordKind, Source>> = {
  user: {
    table: users,
    id: users.id,
    name: sql`trim(${users.firstName} || ' ' || ${users.lastName})`,
  },
  shop: { table: shops, id: shops.id, name: shops.name },
  city: { table: cities, id: cities.id, name: cities.name },
  shop_type: { table: shopTypes, id: shopTypes.id, name: shopTypes.name },
  product_type: { table: productTypes, id: productTypes.id, name: productTypes.name },
  catalogue: { table: catalogueProducts, id: catalogueProducts.id, name: catalogueProducts.name },
  article: { table: articles, id: articles.id, name: articles.title },
  category: { table: categories, id: categories.id, name: categories.name },
  banner: { table: banners, id: banners.id, name: banners.title },
};

/** By `keyOf`. */
export type AuditNames = ReadonlyMap<string, string>;

const keyOf = (kind: string, id: number): string => `${kind} ${id}`;

/** Names of now. A deleted record has the last one that the audit knows, and a deleted person has none. */
export async function readAuditNames(db: Db, rows: readonly Recorded[]): Promise<AuditNames> {
  const wanted = Map.groupBy(rows.flatMap(recordsIn), ({ kind }) => kind);
  const found = await Promise.all(
    [...wanted].map(([kind, records]) => listNames(db, kind, [...new Set(records.map(({ id }) => id))])),
  );
  return new Map(found.flat());
}

function recordsIn(row: Recorded): { readonly kind: string; readonly id: number }[] {
  const fields = [...Object.entries(row.before), ...Object.entries(row.after)];
  const inFields = fields.flatMap(([field, value]) => {
    const kind = fieldKinds[`${row.objectKind}.${field}`];
    const ids = [value].flat().filter((id) => typeof id === 'number');
    return kind ? ids.map((id) => ({ kind, id })) : [];
  });
  return [{ kind: row.objectKind, id: row.objectId }, ...inFields];
}

type Found = readonly (readonly [key: string, name: string])[];

async function listNames(db: Db, kind: string, ids: readonly number[]): Promise<Found> {
  const source = sources[kind as RecordKind]; // undefined for a kind of an older server
  if (!source) return [];
  const rows = await db
    .select({ id: sql`${source.id}`.mapWith(Number), name: sql<string>`${source.name}` })
    .from(source.table)
    .where(inArray(source.id, ids));
  const present = new Set(rows.map(({ id }) => id));
  const deleted = ids.filter((id) => !present.has(id));
  return [
    ...(await listLastNames(db, kind, deleted)),
    ...rows.map(({ id, name }) => [keyOf(kind, id), name] as const),
  ];
}

async function listLastNames(db: Db, kind: string, ids: readonly number[]): Promise<Found> {
  if (ids.length === 0) return [];
  const name = sql<string>`coalesce(${audit.before} ->> 'name', ${audit.before} ->> 'title')`;
  const rows = await db
    .selectDistinctOn([audit.objectId], { id: audit.objectId, name })
    .from(audit)
    .where(and(eq(audit.objectKind, kind), inArray(audit.objectId, ids), isNotNull(name)))
    .orderBy(audit.objectId, desc(audit.id));
  return rows.map((row) => [keyOf(kind, row.id), row.name]);
}

/** The row's fields, with names beside ids. */
export function withNames(row: Recorded, names: AuditNames): Pick<AuditRow, 'object' | 'before' | 'after'> {
  const named = (kind: string, id: number) => ({ id, name: names.get(keyOf(kind, id)) ?? '' });
  const fieldsOf = (fields: RecordedFields) =>
    Object.fromEntries(
      Object.entries(fields).map(([field, value]) => {
        const kind = fieldKinds[`${row.objectKind}.${field}`];
        const word = (one: unknown): unknown => (kind && typeof one === 'number' ? named(kind, one) : one);
        return [field, Array.isArray(value) ? value.map(word) : word(value)];
      }),
    );
  return {
    object: { kind: row.objectKind, ...named(row.objectKind, row.objectId) },
    before: fieldsOf(row.before),
    after: fieldsOf(row.after),
  };
}
