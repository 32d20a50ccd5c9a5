import type * as wire from '@haat/contract/operator/credit';
import { and, eq, inArray, ne, or, type SQL } from 'drizzle-orm';
import { eqId } from '../../platform/city-id.ts';
import type { Db } from '../../platform/database.ts';
import { maskedNumber } from '../../platform/masked-number.ts';
import { users } from '../accounts/account.tables.ts';
import { matchesPerson } from '../accounts/index.ts';
import { creditAccounts } from './credit.tables.ts';
import { listAccounts, presentAccount } from './credit.views.ts';

interface CreditQuery {
  readonly shop?: number;
  readonly state?: wire.CreditRecord['state'];
  readonly search?: string;
  readonly limit?: number;
  readonly offset?: number;
}

const { answer, isClosed, isOver } = creditAccounts;
const isEnded = or(eq(isClosed, true), eq(isOver, true));
const isCurrent = and(eq(isClosed, false), eq(isOver, false));

/** As `stateOf` says it. */
const inState: Record<wire.CreditRecord['state'], SQL | undefined> = {
  offered: and(eq(answer, 'offered'), isCurrent),
  open: and(eq(answer, 'open'), isCurrent),
  refused: eq(answer, 'refused'),
  closed: and(ne(answer, 'refused'), isEnded),
};

function isOfPerson(db: Db, search: string | undefined): SQL | undefined {
  const matches = matchesPerson(search);
  if (!matches) return undefined;
  return inArray(creditAccounts.customerId, db.select({ id: users.id }).from(users).where(matches));
}

/** Most owed first, with masked numbers. */
export async function viewCreditRecords(db: Db, { shop, state, search, ...page }: CreditQuery) {
  const which = and(
    shop === undefined ? undefined : eqId(creditAccounts.shopId, shop),
    state && inState[state],
    isOfPerson(db, search),
  );
  const { count, rows } = await listAccounts(db, which, page);
  return { count, results: rows.map((row) => presentMasked(presentAccount(row, 'shop'))) };
}

const presentMasked = ({ customer, ...account }: wire.CreditRecord): wire.CreditRecord => ({
  ...account,
  customer: { ...customer, number: maskedNumber(customer.number) },
});
