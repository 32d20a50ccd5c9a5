import type { DelivererRecord } from '@haat/contract/operator/deliverers';
import type { Bulk } from '../../ui/bulk-action.ts';
import { person } from '../../ui/format.ts';

export const delivererBulk: Bulk<DelivererRecord> = {
  nouns: ['deliverer', 'deliverers'],
  nameOf: (deliverer) => `${person(deliverer)} ${deliverer.number}`,
  actions: [
    {
      verb: 'Dismiss',
      done: 'dismissed',
      text: 'Deliveries that are not picked up go to other deliverers. You hand over the others yourself.',
      isAllowed: () => true,
      act: (provider, deliverer) =>
        provider.delete('deliverers', { id: deliverer.id, previousData: deliverer }),
      isSevere: true,
    },
  ],
};
