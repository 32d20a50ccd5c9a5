import { invalidInput } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { insertShopType } from './shop-type.queries.ts';

/** Creates a shop type. Returns its id. Throws `input.invalid` when the name is taken. */
export async function createShopType(
  tx: Tx,
  input: { readonly name: string; readonly imageId: number | null },
): Promise<number> {
  const id = await insertShopType(tx, input);
  if (id === undefined) throw invalidInput({ name: ['A shop type with this name exists.'] });
  return id;
}
