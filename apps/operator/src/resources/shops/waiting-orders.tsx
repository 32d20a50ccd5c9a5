// The Initiated orders of a shop that is suspended, or about to be: nobody can accept them.
import type { ReactNode } from 'react';
import { CountedOrders } from '../orders/counted-orders.tsx';

interface WaitingOrdersProps {
  readonly shopId: number;
  readonly children: (sentence: ReactNode) => ReactNode;
}

export const WaitingOrders = ({ shopId, children }: WaitingOrdersProps) => (
  <CountedOrders
    filter={{ status: 'INITIATED', shop: String(shopId) }}
    one="order waits for this shop. It can’t accept it any more: cancel it."
    several="orders wait for this shop. It can’t accept them any more: cancel them."
    link="Open these orders"
  >
    {children}
  </CountedOrders>
);
