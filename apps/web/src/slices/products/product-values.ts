// The values of the product form and their validators, which return a message or null.
import { limits } from '@haat/contract/limits';
import { hasLostLetters } from '@haat/contract/lost-letters';
import { packUnits } from '@haat/contract/pack';
import type * as products from '@haat/contract/products';
import { readNumber, readRupees } from '@haat/contract/typed-number';
import { formatNumber } from '../../platform/format-number.ts';
import { isBlank, limitedText, required } from '../../platform/forms/validators.ts';
import { formatRupees, rupeesText } from '../../ui/format/money.ts';
import type { NewProduct, ProductEdits } from './retailer-products.api.ts';
import { productForm as words } from './retailer-products.messages.ts';

export interface ProductValues {
  readonly type: string;
  readonly name: string;
  readonly description: string;
  readonly price: string;
  /** These three may be empty. */
  readonly mrp: string;
  readonly net_quantity: string;
  readonly unit: string;
  readonly quantity: string;
  readonly tags: readonly string[];
}

export const emptyProduct: ProductValues = {
  type: '',
  name: '',
  description: '',
  price: '',
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
  price: rupeesText(product.price),
  mrp: product.mrp === null ? '' : rupeesText(product.mrp),
  net_quantity: product.net_quantity === null ? '' : String(product.net_quantity),
  unit: product.unit ?? '',
  quantity: String(product.quantity),
  tags: product.tags,
});

export function priceFault(text: string): string | null {
  const missing = required(text);
  if (missing) return missing;
  const price = readRupees(text);
  if (!(price >= 0)) return words.notAPrice;
  return price > limits.priceRupees ? words.atMost(formatRupees(limits.priceRupees)) : null;
}

export function quantityFault(text: string): string | null {
  const missing = required(text);
  if (missing) return missing;
  const quantity = readNumber(text, 0);
  if (!(quantity >= 0)) return words.wholeNumber;
  return quantity > limits.stock ? words.atMost(formatNumber(limits.stock)) : null;
}

const aboveMrp = (price: string, mrp: string): string | null =>
  mrpFault(mrp) === null && readRupees(price) > readRupees(mrp) ? words.aboveMrp : null;

function mrpFault(text: string): string | null {
  if (!text.trim()) return null;
  return readRupees(text) > 0 ? priceFault(text) : words.notAnMrp;
}

function netQuantityFault(text: string, { unit }: ProductValues): string | null {
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
  price: (price: string, { mrp }: ProductValues) => priceFault(price) ?? aboveMrp(price, mrp),
  mrp: mrpFault,
  net_quantity: netQuantityFault,
  unit: (unit: string, { net_quantity }: ProductValues) =>
    !unit && net_quantity.trim() ? words.unitMissing : null,
  quantity: quantityFault,
  tags: (tags: readonly string[]) => required(tags.join('')),
} as const;

/** Expects valid values. */
const wireOf = (values: ProductValues): Omit<NewProduct, 'images'> => ({
  type: Number(values.type),
  name: values.name.trim(),
  description: values.description.trim(),
  price: readRupees(values.price),
  mrp: isBlank(values.mrp) ? null : readRupees(values.mrp),
  net_quantity: isBlank(values.net_quantity)
    ? null
    : readNumber(values.net_quantity, limits.netQuantityDecimals),
  unit: packUnits.find((unit) => unit === values.unit) ?? null,
  quantity: readNumber(values.quantity, 0),
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
