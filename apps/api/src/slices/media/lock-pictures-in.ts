import { coverKeysIn } from '@haat/contract/covers';
import type { Tx } from '../../platform/database.ts';
import { lockImagesOfKeys } from './image.queries.ts';

/**
 * The ids of the pictures whose paths are in a text, such as HTML. Locks them, so that the sweep of unused pictures can't
 * take them. Paths of unknown pictures are ignored.
 */
export async function lockPicturesIn(tx: Tx, text: string): Promise<number[]> {
  const keys = coverKeysIn(text);
  return keys.length === 0 ? [] : lockImagesOfKeys(tx, keys);
}
