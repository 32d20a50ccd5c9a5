// Lists of things that have a name and a picture: categories, shop types, product types.
import { eq, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { byName } from '../../platform/by-name.ts';
import { byPosition } from '../../platform/by-position.ts';
import type { Db } from '../../platform/database.ts';
import { pageOf, wholeList } from '../../platform/page.ts';
import { coverOf } from './cover.ts';
import { images } from './media.tables.ts';

type NamedTable = PgTable & {
  readonly id: AnyPgColumn<{ data: number; notNull: true }>;
  readonly name: AnyPgColumn<{ data: string; notNull: true }>;
  readonly imageId: AnyPgColumn;
  readonly position?: AnyPgColumn;
};

interface NamedPicture {
  readonly id: number;
  readonly name: string;
  readonly cover: string | null;
}

interface NamedPictures {
  readonly count: number;
  readonly results: NamedPicture[];
}

/** The rows that meet `condition`, by their position if they have one, then by name. Without `limit` all of them. */
export async function viewNamedPictures(
  db: Db,
  table: NamedTable,
  query: Parameters<typeof pageOf>[0],
  condition?: SQL,
): Promise<NamedPictures> {
  const { limit, offset } = pageOf(query, wholeList);
  const { position, name } = table;
  const order = position ? byPosition({ ...table, position }) : [byName(name), table.id];
  const [count, rows] = await Promise.all([
    db.$count(table, condition),
    db
      .select({ id: table.id, name: table.name, key: images.key })
      .from(table)
      .leftJoin(images, eq(images.id, table.imageId))
      .where(condition)
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
  ]);
  return { count, results: rows.map(({ id, name, key }) => ({ id, name, cover: coverOf(key) })) };
}
