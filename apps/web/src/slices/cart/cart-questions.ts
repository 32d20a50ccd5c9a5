// Which of the specification's questions an addition must answer first, in their order: the shop's, then the address's.
import type { cart } from '@haat/contract';

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
