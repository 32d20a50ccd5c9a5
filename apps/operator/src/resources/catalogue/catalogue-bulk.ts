import type { CatalogueRecord } from '@haat/contract/operator/catalogue';
import type { Bulk } from '../../ui/bulk-action.ts';

export const catalogueBulk: Bulk<CatalogueRecord> = {
  nouns: ['product', 'products'],
  nameOf: ({ name }) => name,
  actions: [
    {
      verb: 'Delete',
      done: 'deleted',
      text: 'Retailers no longer find them in the catalogue. Shops that have added them keep them.',
      isAllowed: () => true,
      act: (provider, product) => provider.delete('catalogue', { id: product.id, previousData: product }),
      isSevere: true,
    },
  ],
};
