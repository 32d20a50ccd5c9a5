// Sets the server's cart to a known state and reads it as text.
import * as addresses from '@haat/contract/addresses';
import * as cart from '@haat/contract/cart';
import type * as products from '@haat/contract/products';
import type { Api } from './api.ts';
import { known } from './new-people.ts';

export async function emptyCart(api: Api): Promise<void> {
  for (const { product, quantity } of (await api(cart.getCart)).items) {
    await api(cart.removeFromCart, { body: { product_id: product.id, quantity } });
  }
}

/** Fills the cart with one item of the product and nothing else, for the address with this name. Reload open pages. */
export async function setCart(api: Api, product: products.Product, addressName: string): Promise<void> {
  await emptyCart(api);
  const { results } = await api(addresses.listAddresses);
  const address = known(
    results.find(({ name }) => name === addressName),
    addressName,
  );
  await api(cart.addToCart, { body: { product_id: product.id, address_id: address.id } });
}

/** Shop, address and the lines in alphabetical order ('1 × Okra, 500 g'). An empty cart gives an empty list. */
export async function describeCart(api: Api): Promise<string[]> {
  const [now, list] = await Promise.all([api(cart.getCart), api(addresses.listAddresses)]);
  const lines = now.items.map(({ quantity, product }) => `${quantity} × ${product.name}`);
  const address = list.results.find(({ id }) => id === now.address);
  return now.shop_name === null ? [] : [now.shop_name, address?.name ?? 'nowhere', ...lines.sort()];
}
