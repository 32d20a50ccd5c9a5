import type { Tx } from '../../platform/database.ts';
import { updateAccount } from './credit-account.queries.ts';
import { requireBothSides } from './credit-account.ts';
import { lockOwnAccount } from './own-account.ts';

interface CreditChange {
  readonly accountId: number;
  readonly limitPaise: number | undefined;
  readonly isClosed: boolean | undefined;
}

/** Changes the limit, closes or reopens. Throws `not_found`, and `credit.none` once one side has deleted their account. */
export async function updateCredit(
  tx: Tx,
  { userId }: { readonly userId: number },
  { accountId, limitPaise, isClosed }: CreditChange,
): Promise<void> {
  const account = await lockOwnAccount(tx, { userId, side: 'shop' }, accountId);
  requireBothSides(account);
  await updateAccount(tx, accountId, {
    limitPaise: limitPaise ?? account.limitPaise,
    isClosed: isClosed ?? account.isClosed,
  });
}
