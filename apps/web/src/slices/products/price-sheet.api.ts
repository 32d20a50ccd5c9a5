import { isApiError } from '@haat/client/api-error';
import { limits } from '@haat/contract/limits';
import * as products from '@haat/contract/products';
import { queryOptions } from '@tanstack/react-query';
import { rewriteDraft } from '../../platform/forms/drafts.ts';
import { call } from '../../platform/http.ts';
import { action, patch } from '../../platform/outbox/action.ts';
import { type SheetChange, type SheetEdits, withoutSaved, withStock } from './price-sheet.ts';
import { productKeys } from './retailer-products.api.ts';
import { priceSheet as words } from './retailer-products.messages.ts';

const key = ['retailer-products', 'sheet'] as const;

/** The names of its draft and of its changes in the outbox. */
export const sheetDraft = 'price sheet';
export const aboutSheet = 'price-sheet';

const pageOfSheet = (offset: number, signal: AbortSignal) =>
  call(products.listRetailerProducts, { query: { limit: limits.pageMax, offset }, signal });

/** All goods of the shop. */
async function loadSheet(signal: AbortSignal): Promise<products.Product[]> {
  const first = await pageOfSheet(0, signal);
  const goods = new Map(first.results.map((product) => [product.id, product]));
  for (let offset = limits.pageMax; offset < first.count; offset += limits.pageMax) {
    for (const product of (await pageOfSheet(offset, signal)).results) goods.set(product.id, product);
  }
  return [...goods.values()];
}

export const sheetQuery = queryOptions({ queryKey: key, queryFn: ({ signal }) => loadSheet(signal) });

const isDone = (product: products.Product | undefined, change: SheetChange): boolean =>
  product !== undefined &&
  (change.price ?? product.price) === product.price &&
  (change.quantity ?? product.quantity) === product.quantity &&
  (change.is_sold_out ?? product.is_sold_out) === product.is_sold_out;

export const savePrices = action({
  kind: 'products sheet',
  about: (_changes: readonly SheetChange[]) => aboutSheet,
  title: () => words.title,
  call: { save: (changes) => patch(products.updateProducts, { body: { products: [...changes] } }) },
  which: () => 'save',
  success: 'pricesSaved',
  failure: () => 'saveProduct',
  invalidates: productKeys,
  readDone: (changes) => async (signal) => {
    const goods = new Map((await loadSheet(signal)).map((product) => [product.id, product]));
    if (!changes.every((change) => isDone(goods.get(change.id), change))) return undefined;
    const results = changes.flatMap(({ id }) => goods.get(id) ?? []);
    return { count: results.length, results };
  },
  onDone({ results }: { readonly count: number; readonly results: products.Product[] }, changes, client) {
    const saved = new Map(results.map((product) => [product.id, product]));
    client.setQueryData(key, (goods: products.Product[] | undefined) =>
      goods?.map((product) => saved.get(product.id) ?? product),
    );
    rewriteDraft<SheetEdits>(sheetDraft, (edits) => withoutSaved(edits, changes));
  },
  onFailed(error) {
    const told = isApiError(error) ? error.products : undefined;
    if (told) rewriteDraft<SheetEdits>(sheetDraft, (edits) => withStock(edits, told));
  },
});
