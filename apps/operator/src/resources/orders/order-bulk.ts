import { orderNumber } from '@haat/contract/city-ids';
import { limits } from '@haat/contract/limits';
import type { OrderRecordInList } from '@haat/contract/operator/orders';
import type { Bulk } from '../../ui/bulk-action.ts';

export const orderBulk: Bulk<OrderRecordInList> = {
  nouns: ['order', 'orders'],
  nameOf: ({ id, shop }) => `Order ${orderNumber(id)} at ${shop.name}`,
  actions: [
    {
      verb: 'Cancel',
      confirm: 'Cancel orders',
      done: 'cancelled',
      text: 'Customers, retailers and deliverers are notified. The reason is kept in the history of each order.',
      isAllowed: ({ allowed_actions }) => allowed_actions.includes('cancel'),
      act: (provider, { id }, reason) => provider.act('orders', { action: 'cancel', id, body: { reason } }),
      reasonLength: limits.reason,
      isSevere: true,
    },
  ],
};
