// What a delivery code, or the reason why there is none, means for marking an order as delivered.
import { timingSafeEqual } from 'node:crypto';
import { type AskedCode, type CodeRule, codeTries, type NoCodeReason } from '@haat/contract/delivery-codes';

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

export type Judgement = 'code' | NoCodeReason | 'plain' | 'wrong' | 'over' | 'missing';

/** What deliverers are asked for. */
export function codeRuleOf({ codeRule, deliveryCode, codeTries: tries }: Asked): AskedCode {
  if (codeRule === 'off' || deliveryCode === null) return 'off';
  return tries >= codeTries ? 'over' : codeRule;
}

/** `wrong`, `over` and `missing` refuse the delivery. `plain`: nothing was given, and nothing is needed. */
export function judgeCode(order: Omit<Asked, 'codeRule'>, given: GivenCode): Judgement {
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
