// Refusals that adding to a cart and checkout share.
import { limits } from '@haat/contract/limits';
import type { Problem } from '@haat/contract/problem';
import { AppError } from '../../platform/app-error.ts';

export const refuseClosedShop = (shopName: string): AppError =>
  new AppError('shop.closed', { detail: `${shopName} is closed now. Try again when it is open.` });

export const refuseOutOfReach = (shopName: string): AppError =>
  new AppError('address.out_of_reach', {
    detail: `${shopName} does not deliver as far as this address. Choose a nearer one.`,
  });

export const refuseFullCart = (): AppError =>
  new AppError('cart.full', {
    detail: `A cart holds at most ${limits.cartLines} different products. Order these first, or remove one.`,
  });

/** `quantity` is the wanted number, `available` the number in stock. */
export function refuseOutOfStock(items: NonNullable<Problem['items']>): AppError {
  const names = items.map(({ name, available }) =>
    available === 0 ? `${name} is out of stock.` : `Only ${available} left of ${name}.`,
  );
  return new AppError('product.out_of_stock', { detail: `${names.join(' ')} Lower the quantity.`, items });
}
