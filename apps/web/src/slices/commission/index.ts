// The public interface of commission: the page on which a retailer sees what the service costs.
import type { PageRoute } from '../../platform/navigation/page-route.ts';

export const commissionPages: readonly PageRoute[] = [
  {
    path: '/retailer/statement',
    who: 'any retailer',
    up: '/retailer/user',
    load: async () => (await import('./pages/statement-page.tsx')).StatementPage,
  },
];
