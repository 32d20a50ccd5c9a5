// Price and stock as a retailer types them: of loose goods per kg or litre. The server has them in steps.
import { linePaiseOf } from '@haat/contract/line-paise';
import { isLoose, largeUnitOf, pricePerLarge, type SoldBy, stepOf } from '@haat/contract/loose';
import { paiseOf, rupeesOf } from '@haat/contract/money';
import { readNumber, readRupees } from '@haat/contract/typed-number';
import { fields as names } from '../../messages/fields.ts';
import { rupeesText } from '../../ui/format/money.ts';
import { productForm as words } from './retailer-products.messages.ts';

export const byPiece: SoldBy = { is_loose: false, net_quantity: null, unit: null };

/** How loose goods are sold, to read later what was typed for them. */
export function soldByOf(goods: SoldBy): { readonly soldBy?: SoldBy } {
  if (!isLoose(goods)) return {};
  const { is_loose, net_quantity, unit } = goods;
  return { soldBy: { is_loose, net_quantity, unit } };
}

export const priceLabel = (goods: SoldBy): string =>
  isLoose(goods) ? words.pricePer[largeUnitOf(goods)] : names.price;

export const quantityLabel = (goods: SoldBy): string =>
  isLoose(goods) ? words.quantityIn[largeUnitOf(goods)] : names.quantity;

/** Stock in kg is typed to the gram. */
export const quantityDecimals = (goods: SoldBy): 0 | 3 => (isLoose(goods) ? 3 : 0);

export const typedPrice = (goods: SoldBy, price: number): string =>
  rupeesText(isLoose(goods) ? pricePerLarge(goods, price) : price);

export const typedQuantity = (goods: SoldBy, quantity: number): string =>
  String(isLoose(goods) ? Math.round(stepOf(goods) * quantity) / 1000 : quantity);

/** Rupees of a piece or a step, to the paisa. NaN for anything but an amount. */
export function readPrice(goods: SoldBy, text: string): number {
  const price = readRupees(text);
  if (!isLoose(goods) || !(price >= 0)) return price;
  const perLarge = { pricePaise: paiseOf(price), ordered: 1, netQuantity: 1, unit: largeUnitOf(goods) };
  return rupeesOf(linePaiseOf({ ...perLarge, weighed: stepOf(goods) }));
}

/** Pieces or whole steps. NaN for anything but a number. */
export function readQuantity(goods: SoldBy, text: string): number {
  const quantity = readNumber(text, quantityDecimals(goods));
  return isLoose(goods) ? Math.floor(Math.round(quantity * 1000) / stepOf(goods)) : quantity;
}
