// Marking an order as delivered, with the customer's delivery code or the reason why there is none.

import { timingSafeEqual } from 'node:crypto';
import { type AskedCode, type CodeRule, codeTries, type NoCodeReason } from '@haat/contract/delivery-codes';
import { nextOrderStatus } from '@haat/contract/order-machine';
import { AppError, invalidInput } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database.ts';
import { fieldMessages } from '../../../platform/http/field.messages.ts';
import { countWrongCode, type OrderRow } from '../order.queries.ts';
import { orderMessages } from '../orders.messages.ts';
import type { OrderMove } from '../transition-order.ts';

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

// What a delivery code, or the reason why there is none, means for marking an order as delivered.

export interface GivenCode {
  /** What the order's city asks for. Undefined: nothing. */
  readonly codeRule?: CodeRule | undefined;
  readonly code?: string | undefined;
  readonly noCodeReason?: NoCodeReason | undefined;
}

interface Asked {
  readonly codeRule: CodeRule;
  readonly deliveryCode: string | null;
  readonly codeTries: number;
}

type Judgement = 'code' | NoCodeReason | 'plain' | 'wrong' | 'over' | 'missing';

/** What deliverers are asked for. */
export function codeRuleOf({ codeRule, deliveryCode, codeTries: tries }: Asked): AskedCode {
  if (codeRule === 'off' || deliveryCode === null) return 'off';
  return tries >= codeTries ? 'over' : codeRule;
}

/** `wrong`, `over` and `missing` refuse the delivery. `plain`: nothing was given, and nothing is needed. */
function judgeCode(order: Omit<Asked, 'codeRule'>, given: GivenCode): Judgement {
  const { codeRule = 'off', code, noCodeReason } = given;
  const rule = codeRuleOf({ ...order, codeRule });
  if (rule === 'off') return 'plain';
  if (code !== undefined && rule !== 'over') return isSame(code, order.deliveryCode ?? '') ? 'code' : 'wrong';
  if (noCodeReason !== undefined) return noCodeReason;
  if (rule === 'over') return 'over';
  return rule === 'required' ? 'missing' : 'plain';
}

/** Takes the same time however many digits are right. */
function isSame(code: string, other: string): boolean {
  const [one, two] = [Buffer.from(code), Buffer.from(other)];
  return one.length === two.length && timingSafeEqual(one, two);
}
