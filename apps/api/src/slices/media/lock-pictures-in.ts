import { coverKeysIn } from '@haat/contract/covers';
import type { Tx } from '../../platform/database.ts';
import { lockImagesOfKeys } from './image.queries.ts';

/**
 * The stored pictures whose paths are in a text, such as HTML: their ids by their keys. Locks them, so that the sweep
 * of unused pictures can't delete them.
 */
export async function lockPicturesIn(tx: Tx, text: string): Promise<ReadonlyMap<string, number>> {
  const keys = coverKeysIn(text);
  const rows = keys.length === 0 ? [] : await lockImagesOfKeys(tx, keys);
  return new Map(rows.map(({ key, id }) => [key, id]));
}
