import * as T from 'typebox';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { Names, namesInput } from '../pack-shapes.ts';
import { Cover, Id, IdParams, listOf, Named, requiredName } from '../schema.ts';
import { CoverInput } from './cover.ts';
import { changeOf, searchQuery, versioned } from './record.ts';
import { TypePosition } from './type-position.ts';

/** `shop_types`: shops of these types may use the product type. */
export const ProductTypeRecord = versioned({
  name: T.String(),
  names: Names,
  cover: Cover,
  position: TypePosition,
  shop_types: T.Array(Named),
});
export type ProductTypeRecord = T.Static<typeof ProductTypeRecord>;

const productTypeInput = {
  name: requiredName(limits.name),
  names: namesInput(limits.name),
  cover: CoverInput,
  position: TypePosition,
  shop_types: T.Array(Id, { maxItems: limits.shopTypesOfOne }),
};
const { name, names, cover, position, shop_types } = productTypeInput;

export const listProductTypes = endpoint({
  method: 'GET',
  path: '/operator/product-types/',
  who: 'operator',
  summary: 'List all product types by position, then by name. `search` looks at the name.',
  query: T.Object({ shop_type: T.Optional(Id), ...searchQuery }),
  responses: { 200: listOf(ProductTypeRecord) },
});

export const getProductType = endpoint({
  method: 'GET',
  path: '/operator/product-types/{id}/',
  who: 'operator',
  summary: 'Get a product type.',
  params: IdParams,
  responses: { 200: ProductTypeRecord },
});

export const createProductType = endpoint({
  method: 'POST',
  path: '/operator/product-types/',
  who: 'operator',
  summary: 'Add a product type. Without `position` it comes after those that have one.',
  body: T.Object({ name, names, ...T.Partial(T.Object({ cover, position, shop_types })).properties }),
  responses: { 201: ProductTypeRecord },
});

export const updateProductType = endpoint({
  method: 'PATCH',
  path: '/operator/product-types/{id}/',
  who: 'operator',
  summary: 'Change a product type. Searches find its products by a new name within moments.',
  params: IdParams,
  body: changeOf(productTypeInput),
  responses: { 200: ProductTypeRecord },
  fails: ['edit.stale'],
});

export const deleteProductType = endpoint({
  method: 'DELETE',
  path: '/operator/product-types/{id}/',
  who: 'operator',
  summary: 'Delete a product type that no product has or had.',
  params: IdParams,
  responses: { 204: null },
  fails: ['record.in_use'],
});
