// A customer's accounts and their lines, for the export of their data.
import type { CreditAccount, CreditEntry } from '@haat/contract/credit';
import type { Db } from '../../platform/database.ts';
import { wholeList } from '../../platform/page.ts';
import { listAccountsOf, presentAccount } from './credit.views.ts';
import { viewEntryPage } from './credit-entries.views.ts';

const allAccounts = (db: Db, customerId: number) => listAccountsOf(db, customerId, { limit: wholeList });

export const viewAllCredit = async (db: Db, customerId: number): Promise<CreditAccount[]> =>
  (await allAccounts(db, customerId)).rows.map((row) => presentAccount(row, 'customer'));

const linesAtOnce = 100;

export async function* allCreditLines(
  db: Db,
  customerId: number,
): AsyncGenerator<readonly (CreditEntry & { readonly account: number })[]> {
  for (const account of (await allAccounts(db, customerId)).rows) {
    let lines: CreditEntry[];
    let offset = 0;
    do {
      lines = await viewEntryPage(db, account, { limit: linesAtOnce, offset });
      yield lines.map((line) => ({ account: account.id, ...line }));
      offset += linesAtOnce;
    } while (lines.length === linesAtOnce);
  }
}
