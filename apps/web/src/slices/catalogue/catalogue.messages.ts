import { translated } from '../../platform/words.ts';

export const catalogue = translated('catalogue', {
  title: 'Catalogue',
  types: 'Product types',
  prompt: 'Please select a category to add products from',
  noTypesTitle: 'No catalogue products for your shop yet',
  noTypesLine: 'You can add your own products.',
  addOwn: 'Add product',
  addAll: (count: number) => `Add all (${count})`,
  addToShop: 'Add to shop',
  alreadyAdded: 'Already added',
  emptyTitle: 'No products of this type yet',
  emptyLine: 'Choose another category.',
  tags: 'Tags',
});
