// In its own file, so that only it brings the slice orders to the list of shops.
export { RunningOrder } from '../slices/orders/index.ts';
