import * as T from 'typebox';
import { endpoint } from './endpoint.ts';
import { FirstQuantity, NotCounted, QuantitiesSet } from './first-quantities.ts';
import { limits } from './limits.ts';
import { namesInput, packInput } from './pack-shapes.ts';
import { Product, search } from './product-shapes.ts';
import {
  Day,
  Id,
  IdParams,
  listOf,
  PositivePrice,
  Price,
  pageQuery,
  Quantity,
  requiredName,
  requiredText,
} from './schema.ts';
import { ProductType } from './shops.ts';

export { Product } from './product-shapes.ts';

export const productTypes = endpoint({
  method: 'GET',
  path: '/shops/product-types/',
  who: 'person',
  summary: "List the product types in the operator's order, then by name.",
  query: T.Object(pageQuery),
  responses: { 200: listOf(ProductType) },
});

export const shopProductTypes = endpoint({
  method: 'GET',
  path: '/shops/shop-product-types/',
  who: 'person',
  summary: "List the product types for the retailer's shop types, or all types for other people.",
  query: T.Object(pageQuery),
  responses: { 200: listOf(ProductType) },
});

export const listProducts = endpoint({
  method: 'GET',
  path: '/shops/products/',
  who: 'person',
  summary: "List a shop's products by name.",
  query: T.Object({ shop__id: Id, type__id: T.Optional(Id), search, ...pageQuery }),
  responses: { 200: listOf(Product) },
  fails: ['not_found'],
});

export const getProduct = endpoint({
  method: 'GET',
  path: '/shops/products/{id}/',
  who: 'person',
  summary: 'Get a product.',
  params: IdParams,
  query: T.Object({ shop__id: T.Optional(Id) }),
  responses: { 200: Product },
});

/** Both or none. Null ends the offer. */
const offerInput = {
  offer_price: T.Optional(T.Union([PositivePrice, T.Null()])),
  offer_until: T.Optional(T.Union([Day, T.Null()])),
};

/** `distance` in whole km from the address, unless only a shop is asked for. */
export const Offer = T.Object({
  ...Product.properties,
  is_open: T.Boolean(),
  distance: T.Optional(T.Integer()),
});
export type Offer = T.Static<typeof Offer>;

export const listOffers = endpoint({
  method: 'GET',
  path: '/shops/offers/',
  who: 'person',
  summary:
    'List the products on offer that can be bought, in reach of an address and nearest first, or of one shop.',
  query: T.Object({ address_id: T.Optional(Id), shop_id: T.Optional(Id), ...pageQuery }),
  responses: { 200: listOf(Offer) },
  fails: ['address.required', 'not_found'],
});

const tellMe = {
  path: '/shops/products/{id}/tell_me/',
  who: 'person',
  params: IdParams,
  responses: { 204: null },
} as const;

export const askToBeTold = endpoint({
  ...tellMe,
  method: 'POST',
  summary: 'Get one notification when a product can be bought again. A product in stock changes nothing.',
  fails: ['tell_me.too_many'],
});

export const stopBeingTold = endpoint({
  ...tellMe,
  method: 'DELETE',
  summary: 'Get no notification when a product can be bought again. A repeat changes nothing.',
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
    is_sold_out: T.Optional(T.Boolean()),
    ...packInput,
    ...offerInput,
    names: namesInput(limits.title),
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
  tells: 'waiting',
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
    is_sold_out: T.Optional(T.Boolean()),
    ...packInput,
    ...offerInput,
    names: namesInput(limits.title),
  }),
  responses: { 200: Product },
  fails: ['product.stock_changed'],
});

const ProductChanges = T.Array(
  T.Object({
    id: Id,
    price: T.Optional(Price),
    quantity: T.Optional(Quantity),
    expected_quantity: T.Optional(Quantity),
    is_sold_out: T.Optional(T.Boolean()),
  }),
  { minItems: 1, maxItems: limits.productsAtOnce },
);
export type ProductChanges = T.Static<typeof ProductChanges>;

export const updateProducts = endpoint({
  method: 'PATCH',
  path: '/shops/products-retailer/',
  who: 'verifiedRetailer',
  tells: 'waiting',
  mayComeLate: true,
  summary:
    'Change prices and stock of several of your products, all or none. A sold-out product keeps its quantity, and customers see 0.',
  body: T.Object({
    products: ProductChanges,
  }),
  responses: { 200: listOf(Product) },
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
  tells: 'waiting',
  summary: 'Set the quantity of all of them. Quantities that were ever set stay, also 0.',
  body: FirstQuantity,
  responses: { 200: QuantitiesSet },
});
