// Rows whose contents are files in the store, such as pictures. A row is unused when no foreign key of any table points to
// it. PostgreSQL's catalogue lists the keys, so this needs nothing from the slices that use the rows.

import { and, eq, getTableName, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db, Tx } from './database.ts';
import { lockTable } from './lock-table.ts';

type Keyed = PgTable & { readonly key: AnyPgColumn<{ data: string; notNull: true }> };

interface StoredColumns {
  readonly id: AnyPgColumn<{ data: number; notNull: true }>;
  readonly ownerId: AnyPgColumn<{ data: number }>;
  readonly bytes: AnyPgColumn<{ data: number; notNull: true }>;
  readonly createdAt: AnyPgColumn<{ data: Date; notNull: true }>;
}

export interface StoredRows {
  /** A transaction that uses a row keeps this table (`keepTable`), so that a deletion sees the use. */
  readonly table: Keyed & StoredColumns;
  /** The keys of deleted rows whose files still have to be removed from the store. */
  readonly removed: Keyed;
}

export const dayMs = 24 * 60 * 60 * 1000;

/** A person's files count together, in whatever table they are. */
const countedTogether = new Set<StoredRows>();

export const countTogether = (rows: StoredRows): void => void countedTogether.add(rows);

export interface OwnRow {
  readonly rows: StoredRows;
  readonly id: number;
  readonly bytes: number;
  readonly createdAt: Date;
}

/** What this person stored in the last day, used or not. Unused rows that are older are deleted. */
export async function listStoredLately(tx: Tx, ownerId: number): Promise<OwnRow[]> {
  const since = new Date(tx.now.getTime() - dayMs);
  const found: OwnRow[] = [];
  for (const rows of countedTogether) {
    const { table } = rows;
    const own = await tx
      .select({ id: table.id, bytes: table.bytes, createdAt: table.createdAt })
      .from(table as PgTable) // Drizzle's type needs a single table
      .where(and(eq(table.ownerId, ownerId), gt(table.createdAt, since)));
    found.push(...own.map((row) => ({ rows, ...row })));
  }
  return found;
}

/** Those to which no foreign key points. */
export async function withoutUsed(tx: Tx, own: readonly OwnRow[]): Promise<OwnRow[]> {
  const unused: OwnRow[] = [];
  for (const rows of countedTogether) {
    const candidates = own.filter((row) => row.rows === rows);
    const uses = candidates.length > 0 ? await listUses(tx, rows.table) : [];
    const ids = candidates.map(({ id }) => id);
    const used = await listUsed(tx, uses, ids);
    unused.push(...candidates.filter(({ id }) => !used.has(id)));
  }
  return unused;
}

/** Deletes rows only, a day after they were written, and lists their files in `removed`. Returns how many. */
export async function deleteUnused(tx: Tx, { table, removed }: StoredRows, atMost: number): Promise<number> {
  const uses = await listUses(tx, table);
  const candidates = await listUnused(tx, table, { uses, atMost });
  if (candidates.length === 0) return 0;
  await lockTable(tx, table);
  // Somebody may have used a row before the lock.
  const used = await listUsed(tx, uses, candidates);
  const unused = candidates.filter((id) => !used.has(id));
  // Citus refuses both writes in one statement.
  const { rows } = await tx.execute<{ key: string }>(
    sql`delete from ${table} where ${isAmong(unused)} returning key`,
  );
  await noteRemoved(
    tx,
    removed,
    rows.map(({ key }) => key),
  );
  return rows.length;
}

async function listUsed(
  tx: Tx,
  uses: readonly SQL[],
  candidates: readonly number[],
): Promise<ReadonlySet<number>> {
  const used = new Set<number>();
  for (const use of uses) {
    const { rows } = await tx.execute<{ id: string }>(
      sql`select distinct used.id from (${use}) used where ${isAmong(candidates)}`,
    );
    for (const { id } of rows) used.add(Number(id));
  }
  return used;
}

const isAmong = (ids: readonly number[]): SQL => sql`id = any(${sql.param(ids)}::bigint[])`;

/** A select of `id` for each column that points to the table. */
async function listUses(tx: Tx, table: PgTable): Promise<SQL[]> {
  const { rows } = await tx.execute<{ place: string; name: string }>(sql`
    select conrelid::regclass::text as place, quote_ident(attname) as name
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = ${getTableName(table)}::regclass`);
  // PostgreSQL has quoted both names.
  return rows.map(({ place, name }) => sql.raw(`select ${name} as id from ${place}`));
}

/** Not by `not exists`: Citus refuses a subquery for each row on rows of other nodes. */
async function listUnused(
  tx: Tx,
  table: PgTable,
  { uses, atMost }: { readonly uses: readonly SQL[]; readonly atMost: number },
): Promise<number[]> {
  const dayAgo = new Date(tx.now.getTime() - dayMs).toISOString();
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from ${table} where created_at < ${dayAgo}::timestamptz
    except (${sql.join([...uses], sql` union all `)})
    order by id limit ${atMost}`);
  return rows.map(({ id }) => Number(id));
}

/** The caller has deleted the rows of these keys. */
export async function noteRemoved(tx: Tx, removed: Keyed, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await tx.insert(removed).values(keys.map((key) => ({ key })));
}

export async function listRemoved(db: Db, { removed }: StoredRows, atMost: number): Promise<string[]> {
  const rows = await db.select({ key: removed.key }).from(removed).limit(atMost);
  return rows.map(({ key }) => key);
}

export async function forgetRemoved(tx: Tx, { removed }: StoredRows, keys: readonly string[]): Promise<void> {
  await tx.execute(sql`delete from ${removed} where key = any(${sql.param(keys)}::text[])`);
}

/** Those of the keys that have a row, or files that must still be removed. */
export async function listKnownKeys(
  db: Db,
  stored: StoredRows,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await Promise.all(
    [stored.table, stored.removed].map((table) =>
      db
        .select({ key: table.key })
        .from(table as Keyed) // both have a key
        .where(inArray(table.key, [...keys])),
    ),
  );
  return new Set(rows.flat().map(({ key }) => key));
}
