// A person's files for the export of their data, with their contents, one at a time in memory.
import { randomBytes } from 'node:crypto';
import type { FileKind, WholeFile } from '@haat/contract/files';
import { AppError } from '../../platform/app-error.ts';
import type { ChildWork } from '../../platform/child-work.ts';
import type { Db } from '../../platform/database.ts';
import type { Files } from '../../platform/files.ts';
import type { RowPages } from '../../platform/row-pages.ts';
import { encodeImage } from '../media/index.ts';
import { findNextFileOf } from './file.queries.ts';
import type { SentFile } from './file-form.ts';
import { fileMessages } from './files.messages.ts';

export interface StoredContents {
  readonly kind: FileKind;
  /** Names it in the store. */
  readonly key: string;
  readonly contentType: string;
  readonly bytes: number;
  readonly isForList?: boolean;
}

interface Where {
  readonly files: Files;
  readonly work: ChildWork;
}

/** Somebody must free space on a full disk first. */
const retryAfterSeconds = 120;

/** The name of its bytes in the store. `/media/` serves no such name. */
export const fileNameOf = (key: string): string => `${key}.file`;

const storedName = /^([0-9a-f]{32})\.file(\.[0-9a-f]{8}\.part)?$/;

/** Undefined for what other slices store. */
export const keyOfStored = (name: string): string | undefined => storedName.exec(name)?.[1];

/** Encodes a picture anew, and stores it or a sound. Throws `image.invalid`, `unavailable`. */
export async function storeFile({ files, work }: Where, sent: SentFile): Promise<StoredContents> {
  const { kind } = sent;
  const isPicture = kind === 'picture';
  const bytes = isPicture ? (await encodeImage(work, sent.bytes)).sizes.large : sent.bytes;
  const contentType = isPicture ? 'image/webp' : sent.contentType;
  const stored = await storePreparedFile(files, { kind, contentType }, bytes);
  return sent.kind === 'sound' ? { ...stored, isForList: sent.isForList } : stored;
}

/** Throws `unavailable` when the disk is full or the store can't be reached. */
export async function storePreparedFile(
  files: Files,
  what: Pick<StoredContents, 'kind' | 'contentType'>,
  bytes: Uint8Array,
): Promise<StoredContents> {
  const key = randomBytes(16).toString('hex');
  try {
    await files.put(fileNameOf(key), bytes, what.contentType);
  } catch (cause) {
    const refusal = { detail: fileMessages.notStored, retryAfterSeconds };
    throw Object.assign(new AppError('unavailable', refusal), { cause });
  }
  return { ...what, key, bytes: bytes.length };
}

export async function* exportFiles(db: Db, store: Files, ownerId: number): RowPages<WholeFile> {
  let file = await findNextFileOf(db, ownerId, 0);
  while (file) {
    const { id, kind, contentType, createdAt, key } = file;
    const content = Buffer.from((await store.get(fileNameOf(key))) ?? []).toString('base64');
    yield [{ id, kind, type: contentType, created_at: createdAt.toISOString(), content }];
    file = await findNextFileOf(db, ownerId, id);
  }
}
