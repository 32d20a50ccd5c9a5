// A person's files for the export of their data, with their contents, one at a time in memory.
import type { WholeFile } from '@haat/contract/files';
import type { Db } from '../../platform/database.ts';
import type { Files } from '../../platform/files.ts';
import type { RowPages } from '../../platform/row-pages.ts';
import { findNextFileOf } from './file.queries.ts';
import { fileNameOf } from './store-file.service.ts';

export async function* exportFiles(db: Db, store: Files, ownerId: number): RowPages<WholeFile> {
  let file = await findNextFileOf(db, ownerId, 0);
  while (file) {
    const { id, kind, contentType, createdAt, key } = file;
    const content = Buffer.from((await store.get(fileNameOf(key))) ?? []).toString('base64');
    yield [{ id, kind, type: contentType, created_at: createdAt.toISOString(), content }];
    file = await findNextFileOf(db, ownerId, id);
  }
}
