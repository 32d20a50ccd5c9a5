// Lists of things that have a name and a picture: categories, shop types, product types.
import { coverPath } from '@haat/contract/covers';
import type { LocalNames } from '@haat/contract/pack';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { byName } from '../../platform/by-name.ts';
import { byPosition } from '../../platform/by-position.ts';
import type { Db } from '../../platform/database.ts';
import { pageOf, wholeList } from '../../platform/page.ts';
import { images } from './media.tables.ts';

/** A picture's path in the API's `cover` field. Null without a picture. */
export const coverOf = (key: string | null): string | null => (key === null ? null : coverPath(key));

/** The same as an object, as a product's `cover` field has it. */
export const coverBoxOf = (key: string | null): { cover: string } | null =>
  key === null ? null : { cover: coverPath(key) };

type NamedTable = PgTable & {
  readonly id: AnyPgColumn<{ data: number; notNull: true }>;
  readonly name: AnyPgColumn<{ data: string; notNull: true }>;
  readonly imageId: AnyPgColumn;
  readonly names?: AnyPgColumn<{ data: LocalNames; notNull: true }>;
  readonly position?: AnyPgColumn;
};

interface NamedPicture {
  readonly id: number;
  readonly name: string;
  /** Empty in a table without names in other languages. */
  readonly names: LocalNames;
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
  const { position, name, names } = table;
  const order = position ? byPosition({ ...table, position }) : [byName(name), table.id];
  const [count, rows] = await Promise.all([
    db.$count(table, condition),
    db
      .select({ id: table.id, name, key: images.key, names: sql<LocalNames | null>`${names ?? null}` })
      .from(table)
      .leftJoin(images, eq(images.id, table.imageId))
      .where(condition)
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
  ]);
  return {
    count,
    results: rows.map(({ key, names, ...row }) => ({ ...row, names: names ?? {}, cover: coverOf(key) })),
  };
}
