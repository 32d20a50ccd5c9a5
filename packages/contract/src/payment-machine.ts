// What is paid for an order and what is still due. Server, web and desk use these functions. All amounts are paise.
import type { FeeReceiver } from './fee-receivers.ts';

/** How the customer wants to pay. `upi` also names a payment's method. */
export const payMethods = ['cash', 'upi', 'credit'] as const;
export type PayMethod = (typeof payMethods)[number];

/** Cash and credit are confirmed at once. UPI is claimed until the shop, whose bank knows, confirms or denies it. */
export const paymentStates = ['claimed', 'confirmed', 'denied'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** For how long a shop may confirm a denied payment that the customer claimed, because its money came late. */
export const confirmDeniedDays = 30;

/** For how long what is due on an order keeps its customer and its shop from deleting their accounts. */
export const openDueDays = 90;

/** Who reported a payment. The retailer, whose bank tells it, for goods handed out at the shop. */
export const paymentReporters = ['customer', 'deliverer', 'retailer'] as const;
export type PaymentReporter = (typeof paymentReporters)[number];

/** Why a customer refuses pieces at the door. */
export const refusalReasons = [
  'damaged',
  'wrong_item',
  'spoilt',
  'missing',
  'too_expensive',
  'not_needed',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** Pieces refused for these reasons can't be sold again, so they don't go back to stock. */
export const isUnsellable = (reason: RefusalReason | null): boolean =>
  reason === 'damaged' || reason === 'spoilt' || reason === 'missing';

export interface PaidPart {
  readonly method: PayMethod;
  readonly amountPaise: number;
  readonly state: PaymentState;
  readonly by: PaymentReporter;
  /** The part of the order that rounding the cash left out. Negative: the customer gave more. */
  readonly roundingPaise: number;
}

/** A denied payment that only the deliverer reported still counts: then its money is cash in the deliverer's hand. */
export const countsAsPaid = ({ state, by }: Pick<PaidPart, 'state' | 'by'>): boolean =>
  state !== 'denied' || by === 'deliverer';

export const roundingPaiseOf = (payments: readonly Pick<PaidPart, 'roundingPaise'>[]): number =>
  payments.reduce((sum, { roundingPaise }) => sum + roundingPaise, 0);

/** The amount less the payments that count and their rounding. */
export const duePaiseOf = (amountPaise: number, payments: readonly PaidPart[]): number =>
  payments
    .filter(countsAsPaid)
    .reduce((due, { amountPaise: paid, roundingPaise }) => due - paid - roundingPaise, amountPaise);

/** What somebody reports at the door of money that wasn't claimed before. */
export interface ReportedPart {
  readonly method: PayMethod;
  readonly amountPaise: number;
}

const sumOf = (parts: readonly ReportedPart[]): number =>
  parts.reduce((sum, part) => sum + part.amountPaise, 0);

/**
 * Settles what is due with these parts. Cash may be a whole number of rupees less than ₹1 off, which is the rounding:
 * positive when less was paid. Nothing more is paid when a claim was above what weighing or refusals left. Undefined: the sum
 * doesn't fit.
 */
export function settle(
  duePaise: number,
  parts: readonly ReportedPart[],
): { readonly roundingPaise: number } | undefined {
  const missing = duePaise - sumOf(parts);
  const cash = parts.filter(({ method }) => method === 'cash');
  const isOverpaid = duePaise < 0 && parts.length === 0;
  if (missing === 0 || isOverpaid) return { roundingPaise: 0 };
  const mayRound = cash.length > 0 && sumOf(cash) % 100 === 0 && Math.abs(missing) < 100;
  return mayRound ? { roundingPaise: missing } : undefined;
}

/** What is due counts as credit when the customer chose that, else as cash. */
export const defaultParts = (duePaise: number, payBy: PayMethod): ReportedPart[] =>
  duePaise > 0 ? [{ method: payBy === 'credit' ? 'credit' : 'cash', amountPaise: duePaise }] : [];

/** The link that UPI apps open, with the parameters that NPCI has published. Only the `@` of the id isn't encoded. */
export function upiLinkOf(upi: {
  readonly id: string;
  readonly name: string;
  readonly amountPaise: number;
  readonly orderNumber: number;
}): string {
  const amount = (upi.amountPaise / 100).toFixed(2);
  const id = encodeURIComponent(upi.id).replace('%40', '@');
  const note = encodeURIComponent(`Order ${upi.orderNumber}`);
  return `upi://pay?pa=${id}&pn=${encodeURIComponent(upi.name)}&am=${amount}&cu=INR&tn=${note}`;
}

/** What a completed order makes its deliverer owe: the price less UPI, credit and rounding. Negative: the shop owes the deliverer. */
export function owedToShop(pricePaise: number, payments: readonly PaidPart[]): number {
  const paidElsewhere = payments
    .filter((payment) => payment.method !== 'cash' && countsAsPaid(payment))
    .reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  return pricePaise - paidElsewhere - roundingPaiseOf(payments);
}

/** The delivery cost, unless the deliverer keeps it. */
export const owedToOperator = (deliveryCostPaise: number, feeGoesTo: FeeReceiver): number =>
  feeGoesTo === 'operator' ? deliveryCostPaise : 0;
