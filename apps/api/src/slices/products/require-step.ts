import { isLooseUnit } from '@haat/contract/loose';
import { invalidInput } from '../../platform/app-error.ts';
import type { SoldBy } from './pack-fields.ts';
import { productMessages } from './products.messages.ts';

/** Whether loose goods say in which steps they are sold. */
export const hasStep = ({ isLoose, netQuantity, unit }: SoldBy): boolean =>
  !isLoose || (netQuantity !== null && isLooseUnit(unit));

/** Throws `input.invalid` on `net_quantity` for loose goods without a step. */
export function requireStep(goods: SoldBy): void {
  if (!hasStep(goods)) throw invalidInput({ net_quantity: [productMessages.noStep] });
}
