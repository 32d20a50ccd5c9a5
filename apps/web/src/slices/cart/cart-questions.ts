// The questions to confirm before adding to the cart: first the shop's, then the address's (CART-10).
import type * as cart from '@haat/contract/cart';

export type CartQuestion = 'otherShop' | 'otherAddress';

interface Addition {
  readonly shopId: number;
  readonly addressId: number | null;
}

export function questionsBeforeAdding(now: cart.Cart, { shopId, addressId }: Addition): CartQuestion[] {
  if (now.items.length === 0) return [];
  const isOtherShop = now.shop !== shopId;
  const isOtherAddress = addressId !== null && now.address !== null && now.address !== addressId;
  return [
    ...(isOtherShop ? (['otherShop'] as const) : []),
    ...(isOtherAddress ? (['otherAddress'] as const) : []),
  ];
}
