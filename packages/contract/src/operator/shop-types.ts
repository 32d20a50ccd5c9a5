import * as T from 'typebox';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { Names, namesInput } from '../pack-shapes.ts';
import { Cover, IdParams, listOf, requiredName } from '../schema.ts';
import { CoverInput } from './cover.ts';
import { changeOf, searchQuery, versioned } from './record.ts';
import { TypePosition } from './type-position.ts';

export const ShopTypeRecord = versioned({
  name: T.String(),
  names: Names,
  cover: Cover,
  position: TypePosition,
});
export type ShopTypeRecord = T.Static<typeof ShopTypeRecord>;

const shopTypeInput = {
  name: requiredName(limits.name),
  names: namesInput(limits.name),
  cover: CoverInput,
  position: TypePosition,
};
const { name, names, cover, position } = shopTypeInput;

export const listShopTypes = endpoint({
  method: 'GET',
  path: '/operator/shop-types/',
  who: 'operator',
  summary: 'List all shop types by position, then by name. `search` looks at the name.',
  query: T.Object(searchQuery),
  responses: { 200: listOf(ShopTypeRecord) },
});

export const getShopType = endpoint({
  method: 'GET',
  path: '/operator/shop-types/{id}/',
  who: 'operator',
  summary: 'Get a shop type.',
  params: IdParams,
  responses: { 200: ShopTypeRecord },
});

export const createShopType = endpoint({
  method: 'POST',
  path: '/operator/shop-types/',
  who: 'operator',
  summary: 'Add a shop type. Without `position` it comes after those that have one.',
  body: T.Object({ name, names, ...T.Partial(T.Object({ cover, position })).properties }),
  responses: { 201: ShopTypeRecord },
});

export const updateShopType = endpoint({
  method: 'PATCH',
  path: '/operator/shop-types/{id}/',
  who: 'operator',
  summary: 'Change a shop type. Shops without a picture of their own show its picture.',
  params: IdParams,
  body: changeOf(shopTypeInput),
  responses: { 200: ShopTypeRecord },
  fails: ['edit.stale'],
});

export const deleteShopType = endpoint({
  method: 'DELETE',
  path: '/operator/shop-types/{id}/',
  who: 'operator',
  summary: 'Delete a shop type that no shop has.',
  params: IdParams,
  responses: { 204: null },
  fails: ['record.in_use'],
});
