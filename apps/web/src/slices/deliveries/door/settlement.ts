// What the deliverer enters at the door, and how it settles what is due. All amounts are paise, entries are as typed.
import type * as contract from '@haat/contract/deliveries';
import type { BodyOf } from '@haat/contract/endpoint';
import { paiseOf, rupeesOf } from '@haat/contract/money';
import type { PayMethod } from '@haat/contract/payment-machine';
import { readRupees } from '@haat/contract/typed-number';
import { isReference, plainReference } from '@haat/contract/upi-reference';

/** Null: not touched, so the amount follows what is due. */
export interface TypedSettlement {
  readonly upi: string | null;
  readonly reference: string;
  readonly credit: string | null;
  readonly received: string;
}

export const nothingTyped: TypedSettlement = { upi: null, reference: '', credit: null, received: '' };

export type ReportedPayments = NonNullable<BodyOf<typeof contract.markCompleted>['payments']>;

export type SettlementFault = 'amount' | 'tooMuch' | 'reference' | 'tooLittle';

export interface Settlement {
  readonly upiPaise: number;
  readonly creditPaise: number;
  /** What counts as paid in cash, after rounding. */
  readonly cashPaise: number;
  /** What the customer handed over. Undefined: nobody said it. */
  readonly receivedPaise: number | undefined;
  readonly changePaise: number;
  /** Positive when the customer pays less than is due. */
  readonly roundingPaise: number;
  readonly faults: Readonly<Partial<Record<keyof TypedSettlement, SettlementFault>>>;
}

const rupee = 100;

/** Undefined if the text isn't an amount of rupees. An empty text is 0. */
function paiseTyped(text: string): number | undefined {
  if (text.trim() === '') return 0;
  const rupees = readRupees(text);
  return rupees >= 0 ? paiseOf(rupees) : undefined;
}

/** Whole rupees: those that were given, if they are less than a rupee off, else the nearest. */
function roundedCash(exactPaise: number, receivedPaise: number | undefined): number {
  if (exactPaise <= 0 || receivedPaise === exactPaise) return Math.max(0, exactPaise);
  const below = Math.floor(exactPaise / rupee) * rupee;
  if (receivedPaise !== undefined && receivedPaise === below && below > 0) return below;
  return Math.round(exactPaise / rupee) * rupee || exactPaise;
}

/** What is entered for a part. Untouched, it is everything if the customer chose it. */
const partOf = (text: string | null, isChosen: boolean, restPaise: number): number | undefined =>
  text === null ? (isChosen ? Math.max(0, restPaise) : 0) : paiseTyped(text);

export function settlementOf(duePaise: number, payBy: PayMethod | null, typed: TypedSettlement): Settlement {
  const credit = partOf(typed.credit, payBy === 'credit', duePaise);
  const creditPaise = credit ?? 0;
  const upi = partOf(typed.upi, payBy === 'upi', duePaise - creditPaise);
  const upiPaise = upi ?? 0;
  const given = paiseTyped(typed.received);
  const receivedPaise = given === 0 ? undefined : given;
  const exactPaise = duePaise - upiPaise - creditPaise;
  const cashPaise = roundedCash(exactPaise, receivedPaise);
  return {
    upiPaise,
    creditPaise,
    cashPaise,
    receivedPaise,
    changePaise: Math.max(0, (receivedPaise ?? 0) - cashPaise),
    roundingPaise: exactPaise - cashPaise,
    faults: {
      ...(exactPaise < 0 && { [upiPaise > 0 ? 'upi' : 'credit']: 'tooMuch' }),
      ...(upi === undefined && { upi: 'amount' }),
      ...(credit === undefined && { credit: 'amount' }),
      ...(upiPaise > 0 && !isReference(typed.reference) && { reference: 'reference' }),
      ...(receivedPaise !== undefined && receivedPaise < cashPaise && { received: 'tooLittle' }),
      ...(given === undefined && { received: 'amount' }),
    },
  };
}

/** As `completed/` takes them. */
export function reportedPayments(settlement: Settlement, reference: string): ReportedPayments {
  const { upiPaise, creditPaise, cashPaise, receivedPaise } = settlement;
  return [
    ...(upiPaise > 0
      ? [{ method: 'upi' as const, amount: rupeesOf(upiPaise), reference: plainReference(reference) }]
      : []),
    ...(creditPaise > 0 ? [{ method: 'credit' as const, amount: rupeesOf(creditPaise) }] : []),
    ...(cashPaise > 0
      ? [
          {
            method: 'cash' as const,
            amount: rupeesOf(cashPaise),
            ...(receivedPaise !== undefined && { received: rupeesOf(receivedPaise) }),
          },
        ]
      : []),
  ];
}
