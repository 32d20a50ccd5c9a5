// The public interface of credit: the pages of both sides.
import type { PageRoute } from '../../platform/navigation/page-route.ts';

export { useCustomerCredits } from './use-customer-credits.ts';

export const creditPages: readonly PageRoute[] = [
  {
    path: '/shops/credit',
    who: 'signed in',
    up: '/shops/user',
    load: async () => (await import('./pages/customer-credit-page.tsx')).CustomerCreditPage,
  },
  {
    path: '/retailer/credit',
    who: 'any retailer',
    up: '/retailer/user',
    load: async () => (await import('./pages/shop-credit-page.tsx')).ShopCreditPage,
  },
  {
    path: '/retailer/credit/paper',
    who: 'any retailer',
    up: '/retailer/credit',
    load: async () => (await import('./pages/paper-account-page.tsx')).PaperAccountPage,
  },
  {
    path: '/retailer/credit/:accountId/bill',
    who: 'any retailer',
    up: ({ accountId }) => `/retailer/credit/${accountId}`,
    load: async () => (await import('./pages/bill-page.tsx')).ShopBillPage,
  },
  {
    path: '/shops/credit/:accountId/bill',
    who: 'signed in',
    up: '/shops/credit',
    load: async () => (await import('./pages/bill-page.tsx')).CustomerBillPage,
  },
  {
    path: '/retailer/credit/:accountId',
    who: 'any retailer',
    up: '/retailer/credit',
    load: async () => (await import('./pages/shop-account-page.tsx')).ShopAccountPage,
  },
];
