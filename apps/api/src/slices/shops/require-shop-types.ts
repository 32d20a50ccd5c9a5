import { invalidInput } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database.ts';
import { listKnownShopTypeIds } from './shop-type.queries.ts';
import { shopMessages } from './shops.messages.ts';

/** The ids, each once, in their order. Throws `input.invalid` on `field` when one isn't of a shop type. */
export async function requireShopTypes(
  db: Db,
  ids: readonly number[],
  field: 'additional_types' | 'shop_types',
): Promise<number[]> {
  const distinct = [...new Set(ids)].sort((a, b) => a - b);
  const known = await listKnownShopTypeIds(db, distinct);
  if (known.length < distinct.length) throw invalidInput({ [field]: [shopMessages.chooseTypes] });
  return distinct;
}
