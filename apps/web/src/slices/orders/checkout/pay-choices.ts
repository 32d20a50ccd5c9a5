// The ways to pay that a customer may choose at a shop.
import { type PayMethod, payMethods } from '@haat/contract/payment-machine';

/** A credit account of the customer, as `GET /customers/credit/` answers it. */
export interface CreditAccount {
  readonly shop: { readonly id: number };
  readonly state: string;
  /** What the customer may still owe, in rupees. */
  readonly left: number;
}

/** The credit accounts of the customer. Undefined while they aren't known. */
export type UseCredits = () => readonly CreditAccount[] | undefined;

export const noCredits: UseCredits = () => undefined;

const hasCredit = (accounts: readonly CreditAccount[] | undefined, shopId: number | null): boolean =>
  accounts?.some(({ shop, state }) => shop.id === shopId && state === 'open') ?? false;

/** Credit only with an open account, or when it is chosen already. */
export const payChoices = (
  accounts: readonly CreditAccount[] | undefined,
  shopId: number | null,
  chosen?: PayMethod | null,
): PayMethod[] =>
  payMethods.filter((method) => method !== 'credit' || method === chosen || hasCredit(accounts, shopId));
