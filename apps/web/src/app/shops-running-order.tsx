// In its own file, so that only it brings the slice orders to the list of shops.
export { RunningOrder, useIsRunningOrderComing } from '../slices/orders/index.ts';
