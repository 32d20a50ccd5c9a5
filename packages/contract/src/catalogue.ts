// The shared catalogue, from which retailers add products to their shops.
import * as T from 'typebox';
import { endpoint } from './endpoint.ts';
import { Names, packFields } from './pack-shapes.ts';
import { Product, search } from './product-shapes.ts';
import { Cover, Id, IdParams, LocalName, pageQuery, Rupees } from './schema.ts';
import { ProductType } from './shops.ts';

export const CatalogueProduct = T.Object({
  id: Id,
  name: T.String(),
  local_name: LocalName,
  names: Names,
  description: T.String(),
  price: Rupees,
  ...packFields,
  tags: T.Array(T.String()),
  cover: Cover,
  is_addded: T.Boolean(),
  type: ProductType,
});
export type CatalogueProduct = T.Static<typeof CatalogueProduct>;

export const catalogueTypes = endpoint({
  method: 'GET',
  path: '/shops/catalogue/types/',
  who: 'verifiedRetailer',
  summary: "List the retailer's product types that have catalogue products. A bare array.",
  responses: { 200: T.Array(T.Object({ type: ProductType })) },
});

export const listCatalogue = endpoint({
  method: 'GET',
  path: '/shops/catalogue/',
  who: 'verifiedRetailer',
  summary: 'List catalogue products by name. `not_added` counts those missing from the shop, over all pages.',
  query: T.Object({ type__id: T.Optional(Id), search, ...pageQuery }),
  responses: {
    200: T.Object({ count: T.Integer(), not_added: T.Integer(), results: T.Array(CatalogueProduct) }),
  },
});

export const getCatalogueProduct = endpoint({
  method: 'GET',
  path: '/shops/catalogue/{id}/',
  who: 'verifiedRetailer',
  summary: 'Get a catalogue product.',
  params: IdParams,
  responses: { 200: CatalogueProduct },
});

export const addCatalogueProduct = endpoint({
  method: 'POST',
  path: '/shops/catalogue/{id}/add/',
  who: 'verifiedRetailer',
  summary: 'Add it to your shop with stock 0. A second call returns the same product (200).',
  params: IdParams,
  responses: { 201: Product, 200: Product },
});

export const addAllCatalogueProducts = endpoint({
  method: 'POST',
  path: '/shops/catalogue/add_all/',
  who: 'verifiedRetailer',
  summary: 'Add all catalogue products of a type except the excluded ones.',
  body: T.Object({
    product_type: Id,
    exclude: T.Optional(T.Array(Id, { maxItems: 20_000 })),
  }),
  responses: { 200: T.Object({ added: T.Integer() }) },
  fails: ['not_found'],
});
