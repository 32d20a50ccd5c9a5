import * as shops from '@haat/contract/operator/shops';
import { call } from '../platform/http.ts';

export const countNotCounted = async (shopId: number): Promise<number> =>
  (await call(shops.countNotCounted, { params: { id: shopId } })).not_counted;

/** Returns how many products got the quantity. */
export const setFirstQuantities = async (shopId: number, quantity: number): Promise<number> =>
  (await call(shops.setFirstQuantities, { params: { id: shopId }, body: { quantity } })).changed;
