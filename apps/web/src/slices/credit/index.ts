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
    path: '/retailer/credit/:accountId',
    who: 'any retailer',
    up: '/retailer/credit',
    load: async () => (await import('./pages/shop-account-page.tsx')).ShopAccountPage,
  },
];
