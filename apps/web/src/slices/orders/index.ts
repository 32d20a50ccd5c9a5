// The public interface of orders: pages, and components for later slices.

import type { QueryClient } from '@tanstack/react-query';
import type { PageRoute } from '../../platform/navigation/page-route.ts';

export { PayChoice } from './checkout/components/pay-choice.tsx';
export { SlotPage } from './checkout/pages/slot-page.tsx';
export { noCredits, payChoices, type UseCredits } from './checkout/pay-choices.ts';
export { slotsFor } from './checkout/pick-up-cart.ts';
export { RunningOrder } from './customer/components/running-order.tsx';
export { customerOrderQuery, customerOrdersQuery } from './customer/customer-orders.api.ts';
export { boughtBeforeQuery } from './customer/orders-again.api.ts';
export { CustomerOrderPage } from './customer/pages/customer-order-page.tsx';
export { CustomerProfilePage } from './customer/pages/customer-profile-page.tsx';
export { VerifyItems } from './door/components/verify-items.tsx';
export {
  type Reasons,
  type Taken,
  type VerifiedItem,
  verificationSums,
  verifiedItems,
} from './door/verification.ts';
export { FailedDeliveryNote } from './order/components/failed-delivery-note.tsx';
export { OrderHead } from './order/components/order-head.tsx';
export { OrderItems } from './order/components/order-items.tsx';
export { OrderNotes } from './order/components/order-notes.tsx';
export { OrderSummaryCard } from './order/components/order-summary-card.tsx';
export { PaymentList } from './order/components/payment-list.tsx';
export { Receipt } from './order/components/receipt.tsx';
export { RefundList } from './order/components/refund-list.tsx';
export { ToPay } from './order/components/to-pay.tsx';
export type { ReceiptFacts } from './order/receipt-text.ts';
export { PackedNote } from './packing/components/packed-note.tsx';
export { PackingPage } from './packing/pages/packing-page.tsx';
export { RetailerNotVerifiedPage } from './shop/pages/retailer-not-verified-page.tsx';
export { RetailerOrderPage } from './shop/pages/retailer-order-page.tsx';
export { RetailerOrdersPage } from './shop/pages/retailer-orders-page.tsx';
export { retailerOrderQuery, retailerOrdersKey } from './shop/retailer-order.api.ts';
export type { HandOut } from './shop/retailer-orders.api.ts';
export { PhoneGoodsField } from './telephone/components/phone-goods-field.tsx';
export { type PhoneGood, sumOf } from './telephone/phone-goods.ts';
export { slotsOfShopQuery } from './telephone/phone-orders.api.ts';

/** Whether the retailer still has to accept or reject an order. False if it can't be loaded. */
export const isOrderWaiting = async (client: QueryClient, id: string): Promise<boolean> =>
  (await import('./shop/retailer-orders.api.ts')).isOrderWaiting(client, id);

export const orderPages: readonly PageRoute[] = [
  {
    path: '/shops/order-placed',
    who: 'signed in',
    partOf: '/shops/user',
    load: async () => (await import('./checkout/pages/order-placed-page.tsx')).OrderPlacedPage,
  },
  {
    path: '/retailer/phone-order',
    who: 'retailer',
    up: '/retailer/orders',
    load: async () => (await import('./telephone/pages/phone-order-page.tsx')).PhoneOrderPage,
  },
  {
    path: '/retailer/orders/:orderId/change',
    who: 'retailer',
    up: ({ orderId }) => `/retailer/orders/${orderId}`,
    load: async () => (await import('./proposals/pages/change-items-page.tsx')).ChangeItemsPage,
  },
];
export { useIsRunningOrderComing } from './customer/use-is-running-order-coming.ts';
