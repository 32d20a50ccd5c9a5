// The public interface of complaints: the pages of both sides, and their part of an order's page.
import type { PageRoute } from '../../platform/navigation/page-route.ts';

export { CustomerOrderComplaints } from './components/customer-order-complaints.tsx';
export { OrderComplaints } from './components/order-complaints.tsx';

export const complaintPages: readonly PageRoute[] = [
  {
    path: '/shops/order/:orderId/complain',
    who: 'signed in',
    up: ({ orderId }) => `/shops/order/${orderId}`,
    load: async () => (await import('./pages/complain-page.tsx')).ComplainPage,
  },
  {
    path: '/shops/complaints',
    who: 'signed in',
    up: '/shops/user',
    load: async () => (await import('./pages/complaints-page.tsx')).CustomerComplaintsPage,
  },
  {
    path: '/shops/complaints/:complaintId',
    who: 'signed in',
    up: '/shops/complaints',
    load: async () => (await import('./pages/complaint-page.tsx')).CustomerComplaintPage,
  },
  {
    path: '/retailer/complaints',
    who: 'retailer',
    up: '/retailer/user',
    load: async () => (await import('./pages/complaints-page.tsx')).ShopComplaintsPage,
  },
  {
    path: '/retailer/complaints/:complaintId',
    who: 'retailer',
    up: '/retailer/complaints',
    load: async () => (await import('./pages/complaint-page.tsx')).ShopComplaintPage,
  },
];
