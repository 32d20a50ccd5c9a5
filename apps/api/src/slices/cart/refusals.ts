// Refusals that adding to a cart and checkout share.

import { AppError } from '../../platform/app-error.ts';
import { cartMessages } from './cart.messages.ts';

export const refuseClosedShop = (shopName: string): AppError =>
  new AppError('shop.closed', { detail: cartMessages.closed(shopName) });

export const refuseOutOfReach = (shopName: string): AppError =>
  new AppError('address.out_of_reach', {
    detail: cartMessages.outOfReach(shopName),
  });

export const refuseFullCart = (): AppError =>
  new AppError('cart.full', {
    detail: cartMessages.full,
  });
