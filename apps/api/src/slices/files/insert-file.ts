import type { Tx } from '../../platform/database.ts';
import { insertFileRow } from './file.queries.ts';
import type { StoredContents } from './store-file.service.ts';

/** Inserts the row of stored contents. Returns its id. */
export const insertFile = (
  tx: Tx,
  { kind, key, contentType, bytes, ownerId }: StoredContents & { readonly ownerId: number },
): Promise<number> => insertFileRow(tx, { kind, key, contentType, bytes, ownerId });
