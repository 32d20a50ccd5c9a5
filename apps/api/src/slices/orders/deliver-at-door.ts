// Marking an order as delivered, with the customer's delivery code or the reason why there is none.
import { nextOrderStatus } from '@haat/contract/order-machine';
import { AppError, invalidInput } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { fieldMessages } from '../../platform/http/field.messages.ts';
import { type GivenCode, judgeCode } from './judge-code.ts';
import { countWrongCode, type OrderRow } from './order.queries.ts';
import { orderMessages } from './orders.messages.ts';
import type { OrderMove } from './transition-order.ts';

/** Throws `code.wrong`, `code.over`, `input.invalid` on `code`. */
export function handedOver(order: OrderRow, move: OrderMove, given: GivenCode): OrderMove {
  const judged = judgeCode(order, given);
  if (judged === 'wrong') throw refuseCode();
  if (judged === 'over') throw new AppError('code.over', { detail: orderMessages.codeOver });
  if (judged === 'missing') throw invalidInput({ code: [fieldMessages.required] });
  return judged === 'plain' ? move : { ...move, details: { handed: judged } };
}

/**
 * Counts a wrong code. The caller has locked `order`. Returns the refusal instead of throwing it, because the count must be
 * committed. Undefined where `handedOver` decides.
 */
export async function countIfWrong(tx: Tx, order: OrderRow, given: GivenCode): Promise<AppError | undefined> {
  const mayDeliver = nextOrderStatus(order.status, 'delivered', 'deliverer') !== undefined;
  if (!mayDeliver || judgeCode(order, given) !== 'wrong') return undefined;
  await countWrongCode(tx, order.id);
  return refuseCode();
}

const refuseCode = () => new AppError('code.wrong', { detail: orderMessages.codeWrong });
