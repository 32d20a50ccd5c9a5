// How much of some goods: '2', or '750 g' of loose goods.
import { amountOfSteps, isLoose, type SoldBy } from '@haat/contract/loose';
import { formatNumber } from '../../platform/format-number.ts';
import { pack } from '../layout/pack-price.messages.ts';

/** `quantity` counts pieces, or steps of loose goods. */
export function formatAmount(goods: SoldBy & { readonly quantity: number }): string {
  if (!isLoose(goods)) return formatNumber(goods.quantity);
  const { value, unit } = amountOfSteps(goods, goods.quantity);
  return pack.content(formatNumber(value), value, unit);
}
