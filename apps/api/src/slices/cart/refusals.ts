// Refusals that adding to a cart and checkout share.
import { limits } from '@haat/contract/limits';
import { AppError } from '../../platform/app-error.ts';

export const refuseClosedShop = (shopName: string): AppError =>
  new AppError('shop.closed', { detail: `${shopName} is closed now. Try again when it is open.` });

export const refuseOutOfReach = (shopName: string): AppError =>
  new AppError('address.out_of_reach', {
    detail: `${shopName} does not deliver to this address. Choose a nearer one.`,
  });

export const refuseFullCart = (): AppError =>
  new AppError('cart.full', {
    detail: `A cart can hold ${limits.cartLines} different products. Order these first, or remove one.`,
  });
