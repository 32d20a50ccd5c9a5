import type { CreditAccount } from '@haat/contract/credit';
import type { CreditSide } from '@haat/contract/credit-machine';
import { credit as words } from './credit.messages.ts';

/** What the other side is called. A customer without a name is their number. */
export const nameOf = ({ shop, customer }: CreditAccount, side: CreditSide): string =>
  side === 'shop' ? customer.name || customer.number || words.noName : shop.name;
