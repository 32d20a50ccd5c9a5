import { limits } from '@haat/contract/limits';
import { paiseOf } from '@haat/contract/money';
import { excerptOf } from './excerpt.ts';

const plain = /^[0-9]{1,9}(\.[0-9]+)?$/;
/** `26,50`, as some spreadsheets write it. */
const decimalComma = /^[0-9]{1,9},[0-9]{1,2}$/;
/** `1,200` or `1,00,000`. */
const grouped = /^[0-9]{1,3}(,[0-9]{2,3})*,[0-9]{3}(\.[0-9]+)?$/;

/** A price in rupees as people write it: `26`, `26.50`, `26,50`, `₹ 1,200`. */
export function readPriceCell(
  cell: string,
  what: 'price' | 'MRP' = 'price',
): { readonly paise: number } | { readonly error: string } {
  if (cell === '') return { error: `The ${what} is missing. Write it like 26 or 26.50.` };
  const rupees = readRupees(cell.replace(/^(₹|rs\.?|inr)\s*/i, ''));
  if (rupees === undefined) {
    return { error: `The ${what} “${excerptOf(cell)}” is not a price. Write it like 26 or 26.50.` };
  }
  if (/\.[0-9]{3,}$/.test(rupees))
    return { error: `The ${what} has more than two decimals. Write it like 26.50.` };
  if (Number(rupees) > limits.priceRupees)
    return { error: `The ${what} is over ${limits.priceRupees} rupees. Enter a lower one.` };
  return { paise: paiseOf(Number(rupees)) };
}

function readRupees(text: string): string | undefined {
  if (plain.test(text)) return text;
  if (decimalComma.test(text)) return text.replace(',', '.');
  return grouped.test(text) ? text.replaceAll(',', '') : undefined;
}
