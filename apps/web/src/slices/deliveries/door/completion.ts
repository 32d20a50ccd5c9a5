// What a deliverer enters when completing an order, and what is sent of it.
import type { Reasons, Taken, VerifiedItem } from '../../orders/index.ts';
import { nothingTyped, type ReportedPayments, type TypedSettlement } from './settlement.ts';

/** As typed. It comes back when the server refuses later. */
export interface TypedCompletion extends TypedSettlement {
  /** Null: the sentence that the app writes. */
  readonly payment: string | null;
  /** What the customer keeps, told by the deliverer. */
  readonly taken: Taken;
  readonly reasons: Reasons;
}

export const blankCompletion: TypedCompletion = { ...nothingTyped, payment: null, taken: {}, reasons: {} };

/** What is sent. */
export interface Completion {
  readonly payment: string;
  readonly payments: ReportedPayments;
  readonly items?: VerifiedItem[];
  readonly typed: TypedCompletion;
}
