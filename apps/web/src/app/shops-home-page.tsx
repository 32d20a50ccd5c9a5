// /shops: the running order, offers, and the shops near the address.
import { useSelectedAddress } from '../slices/addresses/index.ts';
import { RunningOrder, useIsRunningOrderComing } from '../slices/orders/index.ts';
import { Offers, useAreOffersComing } from '../slices/products/index.ts';
import { HomePage } from '../slices/shops/index.ts';

export function ShopsHomePage() {
  const isOrderComing = useIsRunningOrderComing();
  const near = { addressId: useSelectedAddress()?.id };
  const areOffersComing = useAreOffersComing(near);
  return (
    <HomePage
      top={<RunningOrder />}
      offers={<Offers of={near} />}
      isTopComing={isOrderComing || areOffersComing}
    />
  );
}
