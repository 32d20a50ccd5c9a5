// /shops: the running order, offers, and the shops near the address.
import { RunningOrder, useIsRunningOrderComing } from '../slices/orders/index.ts';
import { Offers, useAreOffersComing } from '../slices/products/index.ts';
import { HomePage } from '../slices/shops/index.ts';

export function ShopsHomePage() {
  const isOrderComing = useIsRunningOrderComing();
  const areOffersComing = useAreOffersComing();
  return (
    <HomePage top={<RunningOrder />} offers={<Offers />} isTopComing={isOrderComing || areOffersComing} />
  );
}
