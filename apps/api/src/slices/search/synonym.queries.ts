import { arrayOverlaps, asc, eq, sql } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { raiseSharedVersion } from './search-version.queries.ts';
import { synonyms } from './synonym.tables.ts';
import type { SynonymNames } from './synonym-names.ts';

/** Returns the ids in the order of the rows. */
export async function insertSynonyms(tx: Tx, rows: readonly SynonymNames[]): Promise<number[]> {
  if (rows.length === 0) return [];
  const inserted = await tx.insert(synonyms).values(rows.map(rowOf)).returning({ id: synonyms.id });
  await raiseSharedVersion(tx);
  return inserted.map(({ id }) => id);
}

const rowOf = ({ names, folded }: SynonymNames) => ({ names: [...names], folded: [...folded] });

/** Throws `not_found`. */
export async function lockSynonym(
  tx: Tx,
  id: number,
): Promise<{ readonly names: readonly string[]; readonly version: number }> {
  const [row] = await tx
    .select({ names: synonyms.names, version: synonyms.version })
    .from(synonyms)
    .where(eq(synonyms.id, id))
    .for('no key update');
  if (!row) throw new AppError('not_found');
  return row;
}

export async function updateSynonymRow(tx: Tx, id: number, row: SynonymNames): Promise<void> {
  await tx
    .update(synonyms)
    .set({ ...rowOf(row), version: sql`${synonyms.version} + 1` })
    .where(eq(synonyms.id, id));
  await raiseSharedVersion(tx);
}

export async function deleteSynonymRow(tx: Tx, id: number): Promise<void> {
  await tx.delete(synonyms).where(eq(synonyms.id, id));
  await raiseSharedVersion(tx);
}

/** The folded names of each good that has one of these names. */
export async function listGroupsOf(db: Db, names: readonly string[]): Promise<string[][]> {
  if (names.length === 0) return [];
  const rows = await db
    .select({ folded: synonyms.folded })
    .from(synonyms)
    .where(arrayOverlaps(synonyms.folded, [...names]))
    .orderBy(asc(synonyms.id));
  return rows.map(({ folded }) => folded);
}

/** The folded names of all goods. */
export async function listAllGroups(db: Db): Promise<string[][]> {
  const rows = await db.select({ folded: synonyms.folded }).from(synonyms).orderBy(asc(synonyms.id));
  return rows.map(({ folded }) => folded);
}
