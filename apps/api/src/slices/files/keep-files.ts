import type { FileKind } from '@haat/contract/files';
import { AppError, invalidInput } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { insertFileRow, keepOwnFiles } from './file.queries.ts';
import { fileMessages } from './files.messages.ts';
import type { StoredContents } from './store-file.service.ts';

/**
 * Call it before writing a foreign key to files: they stay as long as any points to them. Returns their kinds by id. Throws
 * `not_found` unless all are this person's.
 */
export async function keepFiles(
  tx: Tx,
  ownerId: number,
  fileIds: readonly number[],
): Promise<ReadonlyMap<number, FileKind>> {
  if (fileIds.length === 0) return new Map();
  const kinds = await keepOwnFiles(tx, ownerId, fileIds);
  if (!fileIds.every((id) => kinds.has(id))) throw new AppError('not_found');
  return kinds;
}

const refusals = { picture: fileMessages.needsPicture, sound: fileMessages.needsSound };

/** The same for fields that take one kind of file. Null: no file. Throws `not_found`, `input.invalid` on the field. */
export async function keepFilesOfFields(
  tx: Tx,
  ownerId: number,
  fields: Readonly<Record<string, { readonly id: number | null; readonly kind: FileKind }>>,
): Promise<void> {
  const ids = Object.values(fields).flatMap(({ id }) => id ?? []);
  const kinds = await keepFiles(tx, ownerId, ids);
  for (const [name, { id, kind }] of Object.entries(fields)) {
    if (id !== null && kinds.get(id) !== kind) throw invalidInput({ [name]: [refusals[kind]] });
  }
}

/** Inserts the row of stored contents. Returns its id. */
export const insertFile = (
  tx: Tx,
  { kind, key, contentType, bytes, ownerId }: StoredContents & { readonly ownerId: number },
): Promise<number> => insertFileRow(tx, { kind, key, contentType, bytes, ownerId });
