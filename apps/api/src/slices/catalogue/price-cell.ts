import { limits } from '@haat/contract/limits';
import { paiseOf } from '@haat/contract/money';
import { plainRupees } from '@haat/contract/typed-number';
import { excerptOf } from './excerpt.ts';

/** A price in rupees as people write it: `26`, `26.50`, `26,50`, `₹ 1,200`. */
export function readPriceCell(
  cell: string,
  what: 'price' | 'MRP' = 'price',
): { readonly paise: number } | { readonly error: string } {
  if (cell === '') return { error: `The ${what} is missing. Write it like 26 or 26.50.` };
  const rupees = plainRupees(cell);
  if (rupees === undefined || rupees.startsWith('-')) {
    return { error: `The ${what} “${excerptOf(cell)}” is not a price. Write it like 26 or 26.50.` };
  }
  if (/\.[0-9]{3,}$/.test(rupees))
    return { error: `The ${what} has more than two decimals. Write it like 26.50.` };
  if (Number(rupees) > limits.priceRupees)
    return { error: `The ${what} is over ${limits.priceRupees} rupees. Enter a lower one.` };
  return { paise: paiseOf(Number(rupees)) };
}
