import { invalidInput } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database.ts';
import { findProductType, type ProductType } from '../shops/index.ts';
import { productMessages } from './products.messages.ts';

/** The product type named by a request. Throws `input.invalid` on the field `type`. */
export async function requireProductType(db: Db, typeId: number): Promise<ProductType> {
  const type = await findProductType(db, typeId);
  if (!type) throw invalidInput({ type: [productMessages.chooseType] });
  return type;
}
