// The public interface of orders: pages, and components for later slices.

import { IconClipboardList } from '@tabler/icons-react';
import type { QueryClient } from '@tanstack/react-query';
import { pages } from '../../messages/pages.ts';
import type { PageRoute } from '../../platform/navigation/page-route.ts';

export { FailedDeliveryNote } from './components/failed-delivery-note.tsx';
export { OrderHead } from './components/order-head.tsx';
export { OrderItems } from './components/order-items.tsx';
export { OrderNotes } from './components/order-notes.tsx';
export { OrderSummaryCard } from './components/order-summary-card.tsx';
export { PayChoice } from './components/pay-choice.tsx';
export { PaymentList } from './components/payment-list.tsx';
export { Receipt } from './components/receipt.tsx';
export { RunningOrder } from './components/running-order.tsx';
export { ToPay } from './components/to-pay.tsx';
export { VerifyItems } from './components/verify-items.tsx';
export { customerOrderQuery } from './customer-orders.api.ts';

export { boughtBeforeQuery } from './orders-again.api.ts';

export { CustomerOrderPage } from './pages/customer-order-page.tsx';
export { CustomerProfilePage } from './pages/customer-profile-page.tsx';
export { RetailerNotVerifiedPage } from './pages/retailer-not-verified-page.tsx';
export { RetailerOrderPage } from './pages/retailer-order-page.tsx';
export { SlotPage } from './pages/slot-page.tsx';
export { noCredits, payChoices, type UseCredits } from './pay-choices.ts';
export type { ReceiptFacts } from './receipt-text.ts';
export { retailerOrderQuery } from './retailer-order.api.ts';
export {
  type Reasons,
  type Taken,
  type VerifiedItem,
  verificationSums,
  verifiedItems,
} from './verification.ts';

/** Whether the retailer still has to accept or reject an order. False if it can't be loaded. */
export const isOrderWaiting = async (client: QueryClient, id: string): Promise<boolean> =>
  (await import('./retailer-orders.api.ts')).isOrderWaiting(client, id);

export const orderPages: readonly PageRoute[] = [
  {
    path: '/shops/order-placed',
    who: 'signed in',
    partOf: '/shops/user',
    load: async () => (await import('./pages/order-placed-page.tsx')).OrderPlacedPage,
  },
  {
    path: '/retailer/orders',
    who: 'retailer',
    navigation: { place: 1, label: () => pages.orders, icon: IconClipboardList },
    isBroughtAlong: true,
    load: async () => (await import('./pages/retailer-orders-page.tsx')).RetailerOrdersPage,
  },
  {
    path: '/retailer/phone-order',
    who: 'retailer',
    up: '/retailer/orders',
    load: async () => (await import('./pages/phone-order-page.tsx')).PhoneOrderPage,
  },
  {
    path: '/retailer/orders/:orderId/change',
    who: 'retailer',
    up: ({ orderId }) => `/retailer/orders/${orderId}`,
    load: async () => (await import('./pages/change-items-page.tsx')).ChangeItemsPage,
  },
];
export { useIsRunningOrderComing } from './use-is-running-order-coming.ts';
