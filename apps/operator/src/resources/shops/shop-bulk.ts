import { limits } from '@haat/contract/limits';
import type { ShopInRecords } from '@haat/contract/operator/shops';
import type { Bulk } from '../../ui/bulk-action.ts';

export const shopBulk: Bulk<ShopInRecords> = {
  nouns: ['shop', 'shops'],
  nameOf: ({ name }) => name,
  actions: [
    {
      verb: 'Verify',
      done: 'verified',
      text: 'Customers can order from them at once. Each retailer is notified.',
      isAllowed: ({ allowed_actions: may }) => may.includes('verify') && !may.includes('restore'),
      act: (provider, { id }) => provider.act('shops', { action: 'verify', id }),
    },
    {
      verb: 'Restore',
      done: 'restored',
      text: 'Customers can order from them again. Each retailer is notified.',
      isAllowed: ({ allowed_actions: may }) => may.includes('restore'),
      act: (provider, { id }) => provider.act('shops', { action: 'restore', id }),
    },
    {
      verb: 'Suspend',
      done: 'suspended',
      text: 'Customers no longer see them. Accepted orders go on. Those that wait can only be cancelled. Each retailer gets your reason as a notification.',
      isAllowed: ({ allowed_actions: may }) => may.includes('suspend'),
      act: (provider, { id }, reason) => provider.act('shops', { action: 'suspend', id, body: { reason } }),
      reasonLength: limits.reason,
      isSevere: true,
    },
  ],
};
