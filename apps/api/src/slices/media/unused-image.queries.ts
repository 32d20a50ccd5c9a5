// Finds unused pictures: those that no foreign key of any table points to. PostgreSQL's catalogue lists the keys, so
// this needs nothing from later slices.
import { type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database.ts';
import { images, removedImages } from './media.tables.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Deletes rows only and lists their files in `removed_images`. Returns how many. */
export async function deleteUnusedImages(tx: Tx, atMost: number): Promise<number> {
  const isUnused = await unused(tx);
  const dayAgo = new Date(tx.now.getTime() - dayMs).toISOString();
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from ${images} where created_at < ${dayAgo}::timestamptz and ${isUnused}
    order by id limit ${atMost} for update skip locked`);
  const ids = rows.map(({ id }) => Number(id));
  if (ids.length === 0) return 0;
  // Check again: somebody may have used a picture before its row was locked.
  const { rowCount } = await tx.execute(sql`
    with gone as (delete from ${images} where id = any(${sql.param(ids)}::bigint[]) and ${isUnused} returning key)
    insert into ${removedImages} (key) select key from gone`);
  return rowCount ?? 0;
}

async function unused(tx: Tx): Promise<SQL> {
  const { rows } = await tx.execute<{ place: string; name: string }>(sql`
    select conrelid::regclass::text as place, quote_ident(attname) as name
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = ${sql`'images'::regclass`}`);
  // PostgreSQL has quoted both names.
  const uses = rows.map(({ place, name }) =>
    sql.raw(`select from ${place} where ${place}.${name} = images.id`),
  );
  return sql.join(
    uses.map((use) => sql`not exists (${use})`),
    sql` and `,
  );
}

export async function listRemovedImages(db: Db, atMost: number): Promise<string[]> {
  const rows = await db.select().from(removedImages).limit(atMost);
  return rows.map(({ key }) => key);
}

export async function forgetRemovedImages(tx: Tx, keys: readonly string[]): Promise<void> {
  await tx.execute(sql`delete from ${removedImages} where key = any(${sql.param(keys)}::text[])`);
}
