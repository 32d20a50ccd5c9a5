import { invalidInput } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database.ts';
import { findProductType, type ProductType } from '../shops/index.ts';

/** The product type named by a request. Throws `input.invalid` on the field `type`. */
export async function requireProductType(db: Db, typeId: number): Promise<ProductType> {
  const type = await findProductType(db, typeId);
  if (!type) throw invalidInput({ type: ['Choose a product type from the list.'] });
  return type;
}
