// Finds unused pictures: those that no foreign key of any table points to. PostgreSQL's catalogue lists the keys, so
// this needs nothing from later slices.
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database.ts';
import { lockTable } from '../../platform/lock-table.ts';
import { images, removedImages } from './media.tables.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Deletes rows only and lists their files in `removed_images`. Returns how many. */
export async function deleteUnusedImages(tx: Tx, atMost: number): Promise<number> {
  const uses = await listUses(tx);
  const candidates = await listUnused(tx, uses, atMost);
  if (candidates.length === 0) return 0;
  await lockTable(tx, images);
  // Somebody may have used a picture before the lock.
  const used = new Set<number>();
  for (const use of uses) {
    const { rows } = await tx.execute<{ id: string }>(
      sql`select distinct used.id from (${use}) used where ${isAmong(candidates)}`,
    );
    for (const { id } of rows) used.add(Number(id));
  }
  const unused = candidates.filter((id) => !used.has(id));
  // Citus refuses both writes in one statement.
  const { rows } = await tx.execute<{ key: string }>(
    sql`delete from ${images} where ${isAmong(unused)} returning key`,
  );
  if (rows.length > 0) await tx.insert(removedImages).values(rows);
  return rows.length;
}

const isAmong = (ids: readonly number[]): SQL => sql`id = any(${sql.param(ids)}::bigint[])`;

/** A select of `id` for each column that points to pictures. */
async function listUses(tx: Tx): Promise<SQL[]> {
  const { rows } = await tx.execute<{ place: string; name: string }>(sql`
    select conrelid::regclass::text as place, quote_ident(attname) as name
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = ${sql`'images'::regclass`}`);
  // PostgreSQL has quoted both names.
  return rows.map(({ place, name }) => sql.raw(`select ${name} as id from ${place}`));
}

/** Not by `not exists`: Citus refuses a subquery for each picture on rows of other nodes. */
async function listUnused(tx: Tx, uses: readonly SQL[], atMost: number): Promise<number[]> {
  const dayAgo = new Date(tx.now.getTime() - dayMs).toISOString();
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from ${images} where created_at < ${dayAgo}::timestamptz
    except (${sql.join([...uses], sql` union all `)})
    order by id limit ${atMost}`);
  return rows.map(({ id }) => Number(id));
}

export async function listRemovedImages(db: Db, atMost: number): Promise<string[]> {
  const rows = await db.select().from(removedImages).limit(atMost);
  return rows.map(({ key }) => key);
}

export async function forgetRemovedImages(tx: Tx, keys: readonly string[]): Promise<void> {
  await tx.execute(sql`delete from ${removedImages} where key = any(${sql.param(keys)}::text[])`);
}

/** The keys of pictures with a row, or with files that must still be removed. */
export async function listKnownKeys(db: Db, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const [rows, removed] = await Promise.all([
    db
      .select({ key: images.key })
      .from(images)
      .where(inArray(images.key, [...keys])),
    db
      .select()
      .from(removedImages)
      .where(inArray(removedImages.key, [...keys])),
  ]);
  return new Set([...rows, ...removed].map(({ key }) => key));
}
