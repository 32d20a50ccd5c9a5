// The values of the product form and their validators, which return a message or null.
import { limits } from '@haat/contract/limits';
import { isLoose, looseUnits, type SoldBy } from '@haat/contract/loose';
import { hasLostLetters } from '@haat/contract/lost-letters';
import { packUnits } from '@haat/contract/pack';
import type * as products from '@haat/contract/products';
import { readNumber, readRupees } from '@haat/contract/typed-number';
import { formatNumber } from '../../platform/format-number.ts';
import { isBlank, limitedText, required } from '../../platform/forms/validators.ts';
import { formatRupees, rupeesText } from '../../ui/format/money.ts';
import type { NewProduct, ProductEdits } from './retailer-products.api.ts';
import { offerForm, productForm as words } from './retailer-products.messages.ts';
import {
  byPiece,
  quantityDecimals,
  readPrice,
  readQuantity,
  typedPrice,
  typedQuantity,
} from './typed-goods.ts';

export interface ProductValues {
  readonly type: string;
  readonly name: string;
  readonly description: string;
  /** Of loose goods per kg or litre. */
  readonly price: string;
  readonly is_loose: boolean;
  /** Of loose goods: '250 g'. */
  readonly step: string;
  /** These three may be empty. */
  readonly mrp: string;
  readonly net_quantity: string;
  readonly unit: string;
  /** Of loose goods in kg or litres. */
  readonly quantity: string;
  readonly tags: readonly string[];
}

export const emptyProduct: ProductValues = {
  type: '',
  name: '',
  description: '',
  price: '',
  is_loose: false,
  step: '',
  mrp: '',
  net_quantity: '',
  unit: '',
  quantity: '',
  tags: [],
};

export const valuesOf = (product: products.Product): ProductValues => ({
  type: String(product.type.id),
  name: product.name,
  description: product.description,
  price: typedPrice(product, product.price),
  is_loose: isLoose(product),
  step: isLoose(product) ? `${product.net_quantity} ${product.unit}` : '',
  mrp: product.mrp === null ? '' : rupeesText(product.mrp),
  net_quantity: product.net_quantity === null ? '' : String(product.net_quantity),
  unit: product.unit ?? '',
  quantity: typedQuantity(product, product.quantity),
  tags: product.tags,
});

/** How the goods are sold that are typed in. Without a step, loose goods are by the piece. */
export function typedSoldBy({ is_loose, step }: Pick<ProductValues, 'is_loose' | 'step'>): SoldBy {
  const [size = '', which] = step.split(' ');
  const unit = looseUnits.find((one) => one === which) ?? null;
  return { is_loose, net_quantity: Number(size) || null, unit };
}

export function priceFault(text: string): string | null {
  const missing = required(text);
  if (missing) return missing;
  const price = readRupees(text);
  if (!(price >= 0)) return words.notAPrice;
  return price > limits.priceRupees ? words.atMost(formatRupees(limits.priceRupees)) : null;
}

export function quantityFault(text: string, goods = byPiece): string | null {
  const missing = required(text);
  if (missing) return missing;
  if (!(readNumber(text, quantityDecimals(goods)) >= 0))
    return isLoose(goods) ? words.notAnAmount : words.wholeNumber;
  const quantity = readQuantity(goods, text);
  return quantity > limits.stock ? words.atMost(formatNumber(limits.stock)) : null;
}

const aboveMrp = (price: string, mrp: string): string | null =>
  mrpFault(mrp) === null && readRupees(price) > readRupees(mrp) ? words.aboveMrp : null;

function mrpFault(text: string): string | null {
  if (!text.trim()) return null;
  return readRupees(text) > 0 ? priceFault(text) : words.notAnMrp;
}

function netQuantityFault(text: string, { unit, is_loose }: ProductValues): string | null {
  if (is_loose) return null;
  if (!text.trim()) return unit ? words.quantityMissing : null;
  const quantity = readNumber(text, limits.netQuantityDecimals);
  if (!(quantity > 0)) return words.notAQuantity;
  return quantity > limits.netQuantity ? words.atMost(formatNumber(limits.netQuantity)) : null;
}

const nameFault = (name: string): string | null =>
  limitedText(limits.title)(name) ?? (hasLostLetters(name) ? words.lostLetters : null);

export const productRules = {
  type: required,
  name: nameFault,
  description: limitedText(limits.longText),
  price: (price: string, { mrp, is_loose }: ProductValues) =>
    priceFault(price) ?? (is_loose ? null : aboveMrp(price, mrp)),
  step: (step: string, { is_loose }: ProductValues) => (is_loose ? required(step) : null),
  mrp: (mrp: string, { is_loose }: ProductValues) => (is_loose ? null : mrpFault(mrp)),
  net_quantity: netQuantityFault,
  unit: (unit: string, { net_quantity, is_loose }: ProductValues) =>
    !is_loose && !unit && net_quantity.trim() ? words.unitMissing : null,
  quantity: (quantity: string, values: ProductValues) => quantityFault(quantity, typedSoldBy(values)),
  tags: (tags: readonly string[]) => required(tags.join('')),
} as const;

/** Of another price for the product. It stays above an offer. */
export const newPriceFault = (product: products.Product, text: string): string | null =>
  productRules.price(text, valuesOf(product)) ??
  (product.offer_price !== null && readPrice(product, text) <= product.offer_price
    ? offerForm.notAbove
    : null);

const packOf = (values: ProductValues) => ({
  is_loose: false,
  mrp: isBlank(values.mrp) ? null : readRupees(values.mrp),
  net_quantity: isBlank(values.net_quantity)
    ? null
    : readNumber(values.net_quantity, limits.netQuantityDecimals),
  unit: packUnits.find((unit) => unit === values.unit) ?? null,
});

/** Expects valid values. */
const wireOf = (values: ProductValues): Omit<NewProduct, 'images'> => ({
  type: Number(values.type),
  name: values.name.trim(),
  description: values.description.trim(),
  price: readPrice(typedSoldBy(values), values.price),
  ...(values.is_loose ? { ...typedSoldBy(values), mrp: null } : packOf(values)),
  quantity: readQuantity(typedSoldBy(values), values.quantity),
  tags: [...values.tags],
});

export const newProductOf = (values: ProductValues, images: number[]): NewProduct => ({
  ...wireOf(values),
  images,
});

/**
 * Returns only the changed fields. An untouched quantity is not sent, because checkouts change it meanwhile.
 * A changed quantity is sent with the one that the retailer saw.
 */
export function editsOf(before: ProductValues, after: ProductValues, seenQuantity: number): ProductEdits {
  const old = wireOf(before);
  const entries = Object.entries(wireOf(after)).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(old[field as keyof typeof old]), // `old` has the same keys
  );
  const edits: ProductEdits = Object.fromEntries(entries);
  return edits.quantity === undefined ? edits : { ...edits, expected_quantity: seenQuantity };
}
