import { invalidInput } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { insertProductType, insertProductTypeShopTypes } from './shop-type.queries.ts';

export interface NewProductType {
  readonly name: string;
  readonly imageId: number | null;
  /** The shop types that may sell it. */
  readonly shopTypeIds: readonly number[];
}

/** Creates a product type. Returns its id. Throws `input.invalid` when the name is taken. */
export async function createProductType(tx: Tx, input: NewProductType): Promise<number> {
  const { shopTypeIds, ...type } = input;
  const id = await insertProductType(tx, type);
  if (id === undefined) throw invalidInput({ name: ['A product type with this name exists.'] });
  await insertProductTypeShopTypes(tx, id, [...new Set(shopTypeIds)]);
  return id;
}
