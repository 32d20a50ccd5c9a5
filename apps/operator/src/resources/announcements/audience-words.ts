import type { Audience } from '@haat/contract/operator/announcements';

export const audienceWords: Readonly<Record<Audience, string>> = {
  customer: 'Customers',
  retailer: 'Retailers',
  deliverer: 'Deliverers',
};
