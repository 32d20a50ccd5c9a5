import type { Actor } from '../../platform/actor.ts';
import { AppError, invalidInput } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { nameWords } from '../../platform/local-names.ts';
import { inEach, type LocalizedText } from '../../platform/localized-text.ts';
import { getOwnShop } from '../shops/index.ts';
import { amountWords } from './amount-words.ts';
import { offerNow } from './offer-price.ts';
import { lockOwnProducts, type ProductRow, type SheetRow, updateSheetRows } from './product.queries.ts';
import { productMessages } from './products.messages.ts';
import { tellOfStock } from './tell-me.ts';

/** Undefined values stay. `expectedQuantity`: the stock as the retailer saw it. */
export interface SheetChange extends SheetRow {
  readonly expectedQuantity: number | undefined;
}

/**
 * Changes prices and stock of several products, all or none. Throws `input.invalid` on `products.3.id` and `products.3.price`,
 * then `product.stock_changed`.
 */
export async function updateProducts(
  tx: Tx,
  actor: Pick<Actor, 'userId'>,
  changes: readonly SheetChange[],
): Promise<void> {
  const shop = await getOwnShop(tx, actor.userId);
  const own = await lockOwnProducts(
    tx,
    shop.id,
    changes.map(({ id }) => id),
  );
  const before = new Map(own.map((product) => [product.id, offerNow(product, tx.now)]));
  const errors = faultsOf(changes, before);
  if (Object.keys(errors).length > 0) throw invalidInput(errors);
  const moved = changes.flatMap(({ id, expectedQuantity }) => {
    const product = before.get(id);
    const isMoved = expectedQuantity !== undefined && expectedQuantity !== product?.quantity;
    return isMoved && product ? [product] : [];
  });
  if (moved.length > 0) throw refuseStock(moved);
  await updateSheetRows(tx, changes);
  await tellOfStock(
    tx,
    changes.map(({ id }) => id),
  );
}

function faultsOf(
  changes: readonly SheetChange[],
  before: ReadonlyMap<number, ProductRow>,
): Record<string, LocalizedText[]> {
  const errors: Record<string, LocalizedText[]> = {};
  const seen = new Set<number>();
  for (const [at, { id, pricePaise }] of changes.entries()) {
    const product = before.get(id);
    if (!product) errors[`products.${at}.id`] = [productMessages.notYours];
    else if (seen.has(id)) errors[`products.${at}.id`] = [productMessages.namedTwice(product.name)];
    else if (pricePaise !== undefined && product.mrpPaise !== null && pricePaise > product.mrpPaise) {
      errors[`products.${at}.price`] = [productMessages.aboveMrp];
    } else if (pricePaise !== undefined && product.offerPaise !== null && pricePaise <= product.offerPaise) {
      errors[`products.${at}.price`] = [productMessages.belowOffer];
    }
    seen.add(id);
  }
  return errors;
}

const refuseStock = (moved: readonly ProductRow[]): AppError =>
  new AppError('product.stock_changed', {
    detail: productMessages.stocksChanged(
      inEach((language) =>
        moved
          .map((product) => `${nameWords(product)[language]}: ${amountWords(product)[language]}`)
          .join(', '),
      ),
    ),
    products: moved.map(({ id, quantity }) => ({ id, quantity })),
  });
