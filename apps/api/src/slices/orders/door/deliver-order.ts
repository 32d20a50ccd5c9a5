// Marking an order as picked up, or as delivered with the delivery code or the reason why there is none.

import { timingSafeEqual } from 'node:crypto';
import { type AskedCode, type CodeRule, codeTries, type NoCodeReason } from '@haat/contract/delivery-codes';
import { nextOrderStatus, statusAfter } from '@haat/contract/order-machine';
import { AppError, invalidInput } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database.ts';
import { fieldMessages } from '../../../platform/http/field.messages.ts';
import { countWrongCode, type OrderRow } from '../order.queries.ts';
import type { EventDetails } from '../order-event.queries.ts';
import { keepEarlierProof } from '../order-proof.queries.ts';
import { orderMessages } from '../orders.messages.ts';
import { isRepeat, refusalOf, transitionOrder } from '../transition-order.ts';

export interface DeliveryActionInput extends GivenCode {
  readonly action: 'picked_up' | 'delivered';
  /** A file that the caller keeps. Undefined: no new one. */
  readonly proofId?: number | undefined;
  /** When a phone without a connection did it. */
  readonly doneAt?: Date | undefined;
}

/**
 * The caller has locked `order`, and it is this deliverer's. A repeat changes nothing. Throws `delivery.cannot_…`,
 * `code.wrong`, `code.over`, `input.invalid` on `code`.
 */
export async function applyDeliveryAction(
  tx: Tx,
  order: OrderRow,
  delivererId: number,
  input: DeliveryActionInput,
): Promise<OrderRow> {
  const { action, doneAt, proofId } = input;
  const change = proofId === undefined ? {} : { proofId };
  const move = { action, role: 'deliverer', actorId: delivererId, change, doneAt } as const;
  if (order.status === statusAfter[action] && (await isRepeat(tx, order, move))) return order;
  if (!nextOrderStatus(order.status, action, move.role)) throw refusalOf(action, order);
  await keepEarlierProof(tx, order, proofId);
  return transitionOrder(
    tx,
    order,
    action === 'delivered' ? { ...move, details: handedWith(order, input) } : move,
  );
}

/** Throws `code.wrong`, `code.over`, `input.invalid` on `code`. */
export function handedWith(order: OrderRow, given: GivenCode): Pick<EventDetails, 'handed'> {
  const judged = judgeCode(order, given);
  if (judged === 'wrong' || judged === 'over') throw refuseCode(judged, order);
  if (judged === 'missing') throw invalidInput({ code: [fieldMessages.required] });
  return judged === 'plain' ? {} : { handed: judged };
}

/**
 * Counts a wrong code. The caller has locked `order`. Returns the refusal instead of throwing it, because the count must be
 * committed. Undefined where `handedWith` decides.
 */
export async function countIfWrong(tx: Tx, order: OrderRow, given: GivenCode): Promise<AppError | undefined> {
  const [action, role] =
    order.fulfilment === 'delivery'
      ? (['delivered', 'deliverer'] as const)
      : (['hand_out', 'retailer'] as const);
  const mayDeliver = nextOrderStatus(order.status, action, role, order) !== undefined;
  if (!mayDeliver || judgeCode(order, given) !== 'wrong') return undefined;
  await countWrongCode(tx, order.id);
  return refuseCode('wrong', order);
}

const codeWords = {
  delivery: { wrong: orderMessages.codeWrong, over: orderMessages.codeOver },
  pick_up: { wrong: orderMessages.pickUpCodeWrong, over: orderMessages.pickUpCodeOver },
} as const;

const refuseCode = (judged: 'wrong' | 'over', { fulfilment }: Pick<OrderRow, 'fulfilment'>) =>
  new AppError(`code.${judged}`, { detail: codeWords[fulfilment][judged] });

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
