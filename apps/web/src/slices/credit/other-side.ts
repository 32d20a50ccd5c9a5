import type { CreditAccount } from '@haat/contract/credit';
import type { CreditSide } from '@haat/contract/credit-machine';
import { formatPhone } from '../../ui/format/phone-number.ts';
import { credit as words } from './credit.messages.ts';

/** A customer without a name is their number. */
export const customerName = ({ name, number }: Pick<CreditAccount['customer'], 'name' | 'number'>): string =>
  name || formatPhone(number);

/** What the other side is called. */
export const nameOf = ({ shop, customer }: CreditAccount, side: CreditSide): string =>
  side === 'shop' ? customerName(customer) || words.noName : shop.name;
