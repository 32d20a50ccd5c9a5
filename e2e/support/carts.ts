import * as cart from '@haat/contract/cart';
import type { Api } from './api.ts';

export async function emptyCart(api: Api): Promise<void> {
  for (const { product, quantity } of (await api(cart.getCart)).items) {
    await api(cart.removeFromCart, { body: { product_id: product.id, quantity } });
  }
}
