// Products for customers and retailers, and the shared catalogue.
import * as T from 'typebox';
import { endpoint } from './endpoint.ts';
import { FirstQuantity, NotCounted, QuantitiesSet } from './first-quantities.ts';
import { limits } from './limits.ts';
import {
  Cover,
  CoverBox,
  Id,
  IdParams,
  listOf,
  Named,
  Price,
  pageQuery,
  Quantity,
  Rupees,
  requiredName,
  requiredText,
} from './schema.ts';
import { ProductType } from './shops.ts';

const productFields = {
  id: Id,
  name: T.String(),
  description: T.String(),
  price: Rupees,
  quantity: T.Integer(),
  type: Named,
  tags: T.Array(T.String()),
  cover: CoverBox,
  images: T.Array(T.Object({ id: Id, cover: T.String() })),
  shop: Id,
  shop_name: T.String(),
};

export const Product = T.Object(productFields);
export type Product = T.Static<typeof Product>;

/** `is_open`: its shop is. `distance` (whole km) only when asked by address. */
export const SearchHit = T.Object({
  ...productFields,
  shop: Named,
  is_open: T.Boolean(),
  distance: T.Optional(T.Integer()),
});
export type SearchHit = T.Static<typeof SearchHit>;

const search = T.Optional(T.String({ maxLength: limits.searchTerm }));

export const productTypes = endpoint({
  method: 'GET',
  path: '/shops/product-types/',
  who: 'person',
  reads: 'replica',
  summary: 'List the product types by name.',
  query: T.Object(pageQuery),
  responses: { 200: listOf(ProductType) },
});

export const shopProductTypes = endpoint({
  method: 'GET',
  path: '/shops/shop-product-types/',
  who: 'person',
  reads: 'replica',
  summary: "List the product types for the retailer's shop types, or all types for other people.",
  query: T.Object(pageQuery),
  responses: { 200: listOf(ProductType) },
});

export const searchProducts = endpoint({
  method: 'GET',
  path: '/shops/product-search/',
  who: 'person',
  summary: 'Search the products of one shop or of all shops in reach. Tolerates typing errors.',
  query: T.Object({
    search: requiredText(limits.searchTerm),
    shop_id: T.Optional(Id),
    address_id: T.Optional(Id),
    ...pageQuery,
  }),
  responses: { 200: listOf(SearchHit) },
  fails: ['address.required', 'not_found'],
});

export const listProducts = endpoint({
  method: 'GET',
  path: '/shops/products/',
  who: 'person',
  reads: 'replica',
  summary: "List a shop's products by name.",
  query: T.Object({ shop__id: Id, type__id: T.Optional(Id), search, ...pageQuery }),
  responses: { 200: listOf(Product) },
  fails: ['not_found'],
});

export const getProduct = endpoint({
  method: 'GET',
  path: '/shops/products/{id}/',
  who: 'person',
  reads: 'replica',
  summary: 'Get a product.',
  params: IdParams,
  query: T.Object({ shop__id: T.Optional(Id) }),
  responses: { 200: Product },
});

const tags = T.Array(requiredText(limits.tag), { minItems: 1, maxItems: limits.tags });

export const listRetailerProducts = endpoint({
  method: 'GET',
  path: '/shops/products-retailer/',
  who: 'verifiedRetailer',
  summary: 'List your products, newest first. `search` looks at name, tags and id.',
  query: T.Object({ search, ...pageQuery }),
  responses: { 200: listOf(Product) },
});

export const createProduct = endpoint({
  method: 'POST',
  path: '/shops/products-retailer/',
  who: 'verifiedRetailer',
  summary: 'Add a product with your own pictures.',
  body: T.Object({
    type: Id,
    quantity: Quantity,
    name: requiredName(limits.title),
    description: requiredText(limits.longText),
    price: Price,
    tags,
    images: T.Array(Id, { minItems: 1, maxItems: 20 }),
  }),
  responses: { 201: Product },
  fails: ['not_found'],
});

export const getRetailerProduct = endpoint({
  method: 'GET',
  path: '/shops/products-retailer/{id}/',
  who: 'verifiedRetailer',
  summary: 'Get one of your products.',
  params: IdParams,
  responses: { 200: Product },
});

export const updateProduct = endpoint({
  method: 'PATCH',
  path: '/shops/products-retailer/{id}/',
  who: 'verifiedRetailer',
  summary:
    'Change the given fields. Without `quantity` the stock never changes. `expected_quantity` is the stock as the retailer saw it.',
  params: IdParams,
  body: T.Object({
    type: T.Optional(Id),
    quantity: T.Optional(Quantity),
    expected_quantity: T.Optional(Quantity),
    name: T.Optional(requiredName(limits.title)),
    description: T.Optional(requiredText(limits.longText)),
    price: T.Optional(Price),
    tags: T.Optional(tags),
    images: T.Optional(T.Array(Id, { minItems: 1, maxItems: 20 })),
  }),
  responses: { 200: Product },
  fails: ['product.stock_changed'],
});

export const deleteProduct = endpoint({
  method: 'DELETE',
  path: '/shops/products-retailer/{id}/',
  who: 'verifiedRetailer',
  summary: 'Remove a product from the shop. Old orders keep it.',
  params: IdParams,
  responses: { 204: null },
});

export const CatalogueProduct = T.Object({
  id: Id,
  name: T.String(),
  description: T.String(),
  price: Rupees,
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
  reads: 'replica',
  summary: "List the retailer's product types that have catalogue products. A bare array.",
  responses: { 200: T.Array(T.Object({ type: ProductType })) },
});

export const listCatalogue = endpoint({
  method: 'GET',
  path: '/shops/catalogue/',
  who: 'verifiedRetailer',
  reads: 'replica',
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
  reads: 'replica',
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

export const countNotCounted = endpoint({
  method: 'GET',
  path: '/shops/catalogue/quantities/',
  who: 'verifiedRetailer',
  summary: 'Count the products that you took from the catalogue and whose quantity was never set.',
  responses: { 200: NotCounted },
});

export const setFirstQuantities = endpoint({
  method: 'POST',
  path: '/shops/catalogue/quantities/',
  who: 'verifiedRetailer',
  summary: 'Set the quantity of all of them. Quantities that were ever set stay, also 0.',
  body: FirstQuantity,
  responses: { 200: QuantitiesSet },
});
