import type { Problem } from '@haat/contract/problem';
import { AppError } from '../../platform/app-error.ts';
import { inEach } from '../../platform/words.ts';
import { productMessages } from './products.messages.ts';

/** `quantity` is the wanted number, `available` the number in stock. */
export function refuseOutOfStock(items: NonNullable<Problem['items']>): AppError {
  const sentences = items.map(({ name, available }) =>
    available === 0 ? productMessages.outOfStock(name) : productMessages.onlyLeft(name, available),
  );
  const isSomeLeft = items.some(({ available }) => available > 0);
  const advice = isSomeLeft ? productMessages.takeLess : productMessages.takeOther;
  const detail = inEach((language) => [...sentences, advice].map((words) => words[language]).join(' '));
  return new AppError('product.out_of_stock', { detail, items });
}
