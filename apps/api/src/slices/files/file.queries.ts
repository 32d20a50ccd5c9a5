import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database.ts';
import { keepTable } from '../../platform/lock-table.ts';
import { noteRemoved, type StoredRows } from '../../platform/unused-rows.ts';
import { files, removedFiles } from './file.tables.ts';

/** For the sweep. */
export const storedFiles: StoredRows = { table: files, removed: removedFiles };

export type FileRow = typeof files.$inferSelect;

export async function findFile(db: Db, fileId: number): Promise<FileRow | undefined> {
  const [row] = await db.select().from(files).where(eq(files.id, fileId));
  return row;
}

/** A person's next file after this id. */
export async function findNextFileOf(db: Db, ownerId: number, afterId: number): Promise<FileRow | undefined> {
  const [row] = await db
    .select()
    .from(files)
    .where(and(eq(files.ownerId, ownerId), gt(files.id, afterId)))
    .orderBy(asc(files.id))
    .limit(1);
  return row;
}

type NewFile = Omit<FileRow, 'id' | 'createdAt' | 'isForList'> & Partial<Pick<FileRow, 'isForList'>>;

export async function insertFileRow(tx: Tx, file: NewFile): Promise<number> {
  const [row] = await tx
    .insert(files)
    .values({ ...file, createdAt: tx.now })
    .returning({ id: files.id });
  if (!row) throw new Error('the file was not written');
  return row.id;
}

export type KeptFile = Pick<FileRow, 'kind' | 'isForList'>;

/** Those of the files that are this person's, by id. Keeps them until the transaction has written what points to them. */
export async function keepOwnFiles(
  tx: Tx,
  ownerId: number,
  fileIds: readonly number[],
): Promise<ReadonlyMap<number, KeptFile>> {
  await keepTable(tx, files);
  const rows = await tx
    .select({ id: files.id, kind: files.kind, isForList: files.isForList })
    .from(files)
    .where(and(eq(files.ownerId, ownerId), inArray(files.id, [...fileIds])));
  return new Map(rows.map(({ id, ...file }) => [id, file]));
}

/** Whatever points to them forgets them. The next sweep removes their bytes. */
export async function deleteFilesOf(tx: Tx, ownerId: number): Promise<void> {
  const rows = await tx.delete(files).where(eq(files.ownerId, ownerId)).returning({ key: files.key });
  await noteRemoved(
    tx,
    removedFiles,
    rows.map(({ key }) => key),
  );
}
