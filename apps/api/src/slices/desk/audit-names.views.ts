// Names for the audit: of the records that its rows are about, and of the ids in their fields.
import type { AuditRow } from '@haat/contract/operator/audit';
import type { RecordedFields, RecordKind } from '@haat/contract/operator/record';
import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { audit } from './audit.tables.ts';
import { recordNames } from './record-names.views.ts';

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

/** By `keyOf`. */
export type AuditNames = ReadonlyMap<string, string>;

const keyOf = (kind: string, id: number): string => `${kind} ${id}`;

/** Current names. A deleted record has the last name in the audit, a deleted person none. */
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
  const read = recordNames[kind];
  if (!read) return [];
  const rows = await read(db, ids);
  const present = new Set(rows.map(({ id }) => id));
  const deleted = ids.filter((id) => !present.has(id));
  return [
    ...(await listLastNames(db, kind, deleted)),
    ...rows.map(({ id, name }) => [keyOf(kind, id), name] as const),
  ];
}

async function listLastNames(db: Db, kind: string, ids: readonly number[]): Promise<Found> {
  if (ids.length === 0) return [];
  const { before } = audit;
  const names = sql`(select string_agg(one, ', ') from json_array_elements_text(${before} -> 'names') as one)`;
  const name = sql<string>`coalesce(${before} ->> 'name', ${before} ->> 'title', ${names})`;
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
