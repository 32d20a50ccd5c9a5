import { coverKeysIn } from '@haat/contract/covers';
import type { CoverInput } from '@haat/contract/operator/cover';
import { invalidInput } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { lockImage } from './image.queries.ts';
import { mediaMessages } from './media.messages.ts';

/**
 * The picture that an operator chose: its id, or null for none. Locks it, so that the sweep of unused pictures can't
 * delete it. Throws `input.invalid` on `cover`.
 */
export async function requireCoverImage(tx: Tx, cover: CoverInput): Promise<number | null> {
  if (cover === null) return null;
  const [key = ''] = typeof cover === 'string' ? coverKeysIn(cover) : [];
  const id = await lockImage(tx, typeof cover === 'number' ? { id: cover } : { key });
  if (id === undefined) throw invalidInput({ cover: [mediaMessages.uploadAgain] });
  return id;
}
