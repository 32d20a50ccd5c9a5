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

/** Each input with the product type that it names. Throws `input.invalid` on the field `type`. */
export async function withProductTypes<Input extends { readonly typeId: number }>(
  db: Db,
  inputs: readonly Input[],
): Promise<(Input & { readonly type: ProductType })[]> {
  const found = new Map<number, ProductType>();
  const typed: (Input & { readonly type: ProductType })[] = [];
  for (const input of inputs) {
    const type = found.get(input.typeId) ?? (await requireProductType(db, input.typeId));
    found.set(input.typeId, type);
    typed.push({ ...input, type });
  }
  return typed;
}
