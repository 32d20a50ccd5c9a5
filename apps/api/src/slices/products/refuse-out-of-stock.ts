import type { Problem } from '@haat/contract/problem';
import { AppError } from '../../platform/app-error.ts';

/** `quantity` is the wanted number, `available` the number in stock. */
export function refuseOutOfStock(items: NonNullable<Problem['items']>): AppError {
  const sentences = items.map(({ name, available }) =>
    available === 0 ? `${name} is out of stock.` : `Only ${available} of ${name} left.`,
  );
  const advice = items.some(({ available }) => available > 0)
    ? 'Reduce the quantity.'
    : 'Choose something else.';
  return new AppError('product.out_of_stock', { detail: `${sentences.join(' ')} ${advice}`, items });
}
