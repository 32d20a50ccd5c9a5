// /shops: the running order, and the shops near the address.
import { RunningOrder, useIsRunningOrderComing } from '../slices/orders/index.ts';
import { HomePage } from '../slices/shops/index.ts';

export const ShopsHomePage = () => (
  <HomePage top={<RunningOrder />} isTopComing={useIsRunningOrderComing()} />
);
