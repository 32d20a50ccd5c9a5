// Events about credit. Later slices handle them in the same transaction.
import type { CreditSide } from '@haat/contract/credit-machine';

interface CreditEvent {
  readonly accountId: number;
  readonly shopId: number;
  readonly customerId: number;
  readonly actorId: number;
}

export interface CreditOffered extends CreditEvent {
  readonly limitPaise: number;
}

export interface CreditAnswered extends CreditEvent {
  readonly isAgreed: boolean;
}

export interface CreditLine extends CreditEvent {
  readonly kind: 'payment' | 'correction' | 'sale';
  readonly amountPaise: number;
  readonly by: CreditSide;
}

declare module '../../platform/events.ts' {
  interface EventMap {
    'credit.offered': CreditOffered;
    /** The customer agreed to the offer, or refused it. */
    'credit.answered': CreditAnswered;
    /** A person added a line. Unless it counts already, it waits for the other side. `by` is who added it. */
    'credit.line_added': CreditLine & { readonly isAgreed: boolean };
    /** The shop reminds of what is owed. */
    'credit.reminded': CreditEvent & { readonly owedPaise: number };
    'credit.line_answered': CreditLine & { readonly isAgreed: boolean };
  }
}
