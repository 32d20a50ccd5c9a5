import { isApiError } from '@haat/client/api-error';
import { findUnanswered } from '@haat/client/idempotency-keys';
import type { BodyOf } from '@haat/contract/endpoint';
import * as media from '@haat/contract/media';
import * as products from '@haat/contract/products';
import { type InfiniteData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { failures } from '../../messages/failures.ts';
import { successes } from '../../messages/successes.ts';
import { call } from '../../platform/http.ts';
import { withItem, withoutItem } from '../../platform/pages.ts';
import { type Page, pagedQuery } from '../../platform/queries/paged-list.ts';
import type { ChosenImage, Uploaded } from './product-images.ts';

const key = ['retailer-products'] as const;
const listKey = [...key, 'list'] as const;

type ProductPages = InfiniteData<Page<products.Product>>;
const typesStaleMs = 10 * 60_000;

export const retailerProductsQuery = (search: string) =>
  pagedQuery({
    queryKey: [...listKey, search],
    load: (page, signal) =>
      call(products.listRetailerProducts, { query: { search: search || undefined, ...page }, signal }),
  });

export const retailerProductQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, 'one', id],
    queryFn: ({ signal }) => call(products.getRetailerProduct, { params: { id }, signal }),
    // The form must start with the server's values, not with cached ones.
    gcTime: 0,
  });

/** The product types that fit the retailer's shop. */
export const ownProductTypesQuery = queryOptions({
  queryKey: ['product-types', 'own'],
  queryFn: async ({ signal }) => (await call(products.shopProductTypes, { signal })).results,
  staleTime: typesStaleMs,
});

/** The lists that show products, the retailer's and the customers'. */
export const productKeys = [key, ['products'], ['catalogue']] as const;

/** Shows a changed product in the loaded lists at once, without a reload. */
function keepProduct(client: QueryClient, product: products.Product): void {
  client.setQueriesData<ProductPages>({ queryKey: listKey }, (data) => data && withItem(data, product));
  void client.invalidateQueries({ queryKey: ['products'] });
}

const keepQuantity = (client: QueryClient, part: Pick<products.Product, 'id' | 'quantity'>): void => {
  client.setQueriesData<ProductPages>({ queryKey: listKey }, (data) => data && withItem(data, part));
};

interface Edit {
  readonly id: number;
  readonly value: number;
}

interface QuantityEdit extends Edit {
  /** The quantity that was shown next to the field. */
  readonly seen: number;
}

/** The current quantity, if a save was refused because it differs from the shown one. */
export const stockNow = (error: unknown): number | undefined =>
  isApiError(error) && error.code === 'product.stock_changed' ? error.quantity : undefined;

export const savePrice = mutationOptions({
  mutationFn: ({ id, value }: Edit) =>
    call(products.updateProduct, { params: { id }, body: { price: value } }),
  onSuccess: (product, _edit, _result, { client }) => keepProduct(client, product),
  meta: { failure: () => failures.updatePrice },
});

export const saveQuantity = mutationOptions({
  mutationFn: async ({ id, value, seen }: QuantityEdit) => {
    const body = { quantity: value, expected_quantity: seen };
    try {
      return await call(products.updateProduct, { params: { id }, body });
    } catch (error) {
      // An earlier press whose response was lost has already saved it.
      if (stockNow(error) !== value) throw error;
      return call(products.getRetailerProduct, { params: { id } });
    }
  },
  onSuccess: (product, _edit, _result, { client }) => keepProduct(client, product),
  meta: { failure: () => failures.saveProduct },
  onError(error, { id }, _result, { client }) {
    const quantity = stockNow(error);
    if (quantity !== undefined) keepQuantity(client, { id, quantity });
  },
});

/** The new values of a card. */
export interface CardChange {
  readonly id: number;
  readonly price?: number | undefined;
  readonly quantity?: number | undefined;
  /** The quantity that was shown. */
  readonly seen: number;
}

async function saveCard({ id, price, quantity, seen }: CardChange): Promise<products.Product> {
  const prices = price === undefined ? {} : { price };
  const counts = quantity === undefined ? {} : { quantity, expected_quantity: seen };
  try {
    return await call(products.updateProduct, { params: { id }, body: { ...prices, ...counts } });
  } catch (error) {
    // An earlier press whose response was lost has already saved the quantity.
    if (quantity === undefined || stockNow(error) !== quantity) throw error;
    return call(products.updateProduct, { params: { id }, body: prices });
  }
}

interface CardsToSave {
  readonly changes: readonly CardChange[];
  readonly onSaved: (change: CardChange) => void;
  readonly onRefused: (id: number, error: unknown) => void;
}

/** One card after the other. Returns how many were refused. */
export const saveCards = mutationOptions({
  mutationFn: async ({ changes, onSaved, onRefused }: CardsToSave, { client }) => {
    let refused = 0;
    for (const change of changes) {
      try {
        keepProduct(client, await saveCard(change));
        onSaved(change);
      } catch (error) {
        if (!isApiError(error) || error.status === 401) throw error;
        refused += 1;
        const quantity = stockNow(error);
        if (quantity !== undefined) keepQuantity(client, { id: change.id, quantity });
        onRefused(change.id, error);
      }
    }
    return refused;
  },
});

export const deleteProduct = mutationOptions({
  mutationFn: (id: number) => call(products.deleteProduct, { params: { id } }),
  onSuccess(_nothing, id, _result, { client }) {
    client.setQueriesData<ProductPages>({ queryKey: listKey }, (data) => data && withoutItem(data, id));
  },
  meta: {
    failure: () => failures.deleteProduct,
    success: () => successes.deleted,
    invalidates: productKeys,
    invalidatesOnFailure: true,
  },
});

/** A retry after a lost response returns the picture of the first try. */
export async function uploadImage(
  { key: imageKey, file }: ChosenImage,
  isPrimary: boolean,
): Promise<Uploaded> {
  const body = new FormData();
  body.set('cover', file);
  body.set('name', file.name);
  body.set('is_primary', String(isPrimary));
  const write = `picture ${imageKey} ${isPrimary ? 'primary' : 'other'}`;
  const { id } = await call(media.uploadProductImage, { body, write });
  return { id, isPrimary };
}

export type NewProduct = BodyOf<typeof products.createProduct>;
export type ProductEdits = BodyOf<typeof products.updateProduct>;

const isAsSent = (product: products.Product, sent: NewProduct): boolean =>
  product.name === sent.name &&
  product.description === sent.description &&
  product.price === sent.price &&
  product.mrp === sent.mrp &&
  product.net_quantity === sent.net_quantity &&
  product.unit === sent.unit &&
  product.quantity === sent.quantity &&
  product.type.id === sent.type &&
  product.tags.join('\n') === sent.tags.join('\n') &&
  product.images.length === sent.images.length &&
  product.images.every(({ id }) => sent.images.includes(id));

interface Creation {
  readonly product: NewProduct;
  /** One per form, so that a retry can't create a second product. */
  readonly formId: string;
}

/** After a lost response, a retry returns the product of the first try. Then send the changes since. */
export async function createProduct({ product, formId }: Creation): Promise<products.Product> {
  const write = `product form ${formId}`;
  const isRepeat = findUnanswered(write) !== undefined;
  const made = await call(products.createProduct, { body: product, write });
  if (!isRepeat || isAsSent(made, product)) return made;
  return call(products.updateProduct, { params: { id: made.id }, body: product });
}

interface Offer {
  readonly id: number;
  readonly offer: Required<Pick<ProductEdits, 'offer_price' | 'offer_until'>>;
}

export const saveOffer = mutationOptions({
  mutationFn: ({ id, offer }: Offer) => call(products.updateProduct, { params: { id }, body: offer }),
  onSuccess(product, { id }, _result, { client }) {
    keepProduct(client, product);
    client.setQueryData(retailerProductQuery(String(id)).queryKey, product);
  },
  meta: { failure: () => failures.saveProduct },
});

interface Change {
  readonly id: string;
  readonly edits: ProductEdits;
}

export const changeProduct = mutationOptions({
  mutationFn: ({ id, edits }: Change) => call(products.updateProduct, { params: { id }, body: edits }),
  onSuccess(product, _change, _result, { client }) {
    keepProduct(client, product);
  },
  meta: { failure: () => failures.saveProduct, invalidates: productKeys },
});
