import type { FileKind } from '@haat/contract/files';
import { AppError, invalidInput } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { insertFileRow, type KeptFile, keepOwnFiles } from './file.queries.ts';
import { fileMessages } from './files.messages.ts';
import type { StoredContents } from './store-file.service.ts';

/**
 * Call it before writing a foreign key to files: they stay as long as any points to them. Returns what they are by id. Throws
 * `not_found` unless all are this person's.
 */
export async function keepFiles(
  tx: Tx,
  ownerId: number,
  fileIds: readonly number[],
): Promise<ReadonlyMap<number, KeptFile>> {
  if (fileIds.length === 0) return new Map();
  const kept = await keepOwnFiles(tx, ownerId, fileIds);
  if (!fileIds.every((id) => kept.has(id))) throw new AppError('not_found');
  return kept;
}

const refusals = { picture: fileMessages.needsPicture, sound: fileMessages.needsSound };

/** The same for fields that take one kind of file. Null: no file. Throws `not_found`, `input.invalid` on the field. */
export async function keepFilesOfFields(
  tx: Tx,
  ownerId: number,
  fields: Readonly<Record<string, { readonly id: number | null; readonly kind: FileKind }>>,
): Promise<void> {
  const ids = Object.values(fields).flatMap(({ id }) => id ?? []);
  const kept = await keepFiles(tx, ownerId, ids);
  for (const [name, { id, kind }] of Object.entries(fields)) {
    const file = id === null ? undefined : kept.get(id);
    if (file && file.kind !== kind) throw invalidInput({ [name]: [refusals[kind]] });
    if (file?.isForList) throw invalidInput({ [name]: [fileMessages.onlyForList] });
  }
}

/** Inserts the row of stored contents. Returns its id. */
export const insertFile = (
  tx: Tx,
  {
    kind,
    key,
    contentType,
    bytes,
    ownerId,
    isForList = false,
  }: StoredContents & { readonly ownerId: number },
): Promise<number> => insertFileRow(tx, { kind, key, contentType, bytes, ownerId, isForList });
