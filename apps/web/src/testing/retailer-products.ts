import type * as catalogueContract from '@haat/contract/catalogue';
import type * as products from '@haat/contract/products';
import { plainProduct, unnamed } from './packs.ts';

export const vegetables = { id: 4, name: 'Vegetables', local_name: null, cover: null };

export const makeProduct = (changes: Partial<products.Product> = {}): products.Product => ({
  id: 29,
  name: 'Country tomato, 1 kg',
  description: 'From the field behind the temple.',
  price: 38,
  quantity: 12,
  ...plainProduct,
  type: { id: 4, name: 'Vegetables', local_name: null },
  tags: ['red'],
  cover: null,
  images: [],
  shop: 3,
  shop_name: 'Amma Vegetables',
  ...changes,
});

export const makeCatalogueProduct = (
  id: number,
  changes: Partial<catalogueContract.CatalogueProduct> = {},
): catalogueContract.CatalogueProduct => ({
  id,
  name: `Bean ${id}, 500 g`,
  ...unnamed,
  description: 'Long and green.',
  price: 28.5,
  tags: ['bean'],
  cover: null,
  is_addded: false,
  type: vegetables,
  ...changes,
});
