// A customer's accounts and their lines, for the export of their data.
import type * as wire from '@haat/contract/credit';
import type { CreditAccount, CreditEntry } from '@haat/contract/credit';
import { rupeesOf } from '@haat/contract/money';
import { and, asc, desc, gte, lt, sql } from 'drizzle-orm';
import { AppError, invalidInput } from '../../platform/app-error.ts';
import { eqId } from '../../platform/city-id.ts';
import { csvLine } from '../../platform/csv.ts';
import type { Db } from '../../platform/database.ts';
import { pageOf, wholeList } from '../../platform/page.ts';
import { dayAfter, dayInZone, instantInZone, isoInZone } from '../../platform/zoned-time.ts';
import { creditMessages } from './credit.messages.ts';
import { creditAccounts, creditAnswers, creditEntries, creditNotes } from './credit.tables.ts';
import {
  type AccountInList,
  getAccountOf,
  listAccountsOf,
  presentAccount,
  type Whose,
} from './credit.views.ts';

export const isAgreed = sql<boolean>`(${creditEntries.kind} = 'order' or coalesce(${creditAnswers.isAgreed}, false))`;

/** What was owed before the newest `offset` lines. In the page's statement, so that both see the same lines. */
function balanceBelow(db: Db, accountId: number, offset: number) {
  const { balancePaise } = creditAccounts;
  const now = sql`(select ${balancePaise} from ${creditAccounts} where ${eqId(creditAccounts.id, accountId)})`;
  if (offset === 0) return sql<number>`${now}`.mapWith(Number);
  const newer = db
    .select({
      paise: sql<number>`case when ${isAgreed} then ${creditEntries.amountPaise} else 0 end`.as('paise'),
    })
    .from(creditEntries)
    .leftJoin(creditAnswers, eqId(creditAnswers.entryId, creditEntries.id))
    .where(eqId(creditEntries.accountId, accountId))
    .orderBy(desc(creditEntries.id))
    .limit(offset)
    .as('newer');
  return sql<number>`${now} - (select coalesce(sum(paise), 0) from ${newer})`.mapWith(Number);
}

const entryColumns = {
  id: creditEntries.id,
  at: creditEntries.at,
  kind: creditEntries.kind,
  orderId: creditEntries.orderId,
  amountPaise: creditEntries.amountPaise,
  addedBy: creditEntries.addedBy,
};

const selectEntries = (db: Db, accountId: number, { limit, offset }: Page) =>
  db
    .select({
      ...entryColumns,
      answer: creditAnswers.isAgreed,
      isAgreed,
      note: creditNotes.note,
      balanceBelowPaise: balanceBelow(db, accountId, offset),
    })
    .from(creditEntries)
    .leftJoin(creditAnswers, eqId(creditAnswers.entryId, creditEntries.id))
    .leftJoin(creditNotes, eqId(creditNotes.entryId, creditEntries.id))
    .where(eqId(creditEntries.accountId, accountId))
    .orderBy(desc(creditEntries.id))
    .limit(limit)
    .offset(offset);

interface Page {
  readonly limit: number;
  readonly offset: number;
}

interface PageQuery {
  readonly limit?: number;
  readonly offset?: number;
}

/** Newest first. Throws `not_found`. */
export async function viewEntries(db: Db, whose: Whose, accountId: number, query: PageQuery) {
  const account = await getAccountOf(db, whose, accountId);
  const { limit, offset } = pageOf(query);
  const [count, results] = await Promise.all([
    db.$count(creditEntries, eqId(creditEntries.accountId, accountId)),
    viewEntryPage(db, account, { limit, offset }),
  ]);
  return { count, results };
}

async function viewEntryPage(
  db: Db,
  { id, timeZone }: Pick<AccountInList, 'id' | 'timeZone'>,
  page: Page,
): Promise<wire.CreditEntry[]> {
  const rows = await selectEntries(db, id, page);
  let balancePaise = rows[0]?.balanceBelowPaise ?? 0;
  return rows.map((row) => {
    const entry = presentEntry({ ...row, balancePaise }, timeZone);
    if (row.isAgreed) balancePaise -= row.amountPaise;
    return entry;
  });
}

/** A line that was just added or answered. Throws `not_found`. */
export async function viewEntry(db: Db, whose: Whose, asked: { accountId: number; entryId: number }) {
  const { accountId, entryId } = asked;
  const { timeZone } = await getAccountOf(db, whose, accountId);
  const [newer] = await db
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(creditEntries)
    .where(and(eqId(creditEntries.accountId, accountId), sql`${creditEntries.id} > ${entryId}`));
  const [entry] = await viewEntryPage(
    db,
    { id: accountId, timeZone },
    { limit: 1, offset: newer?.count ?? 0 },
  );
  if (entry?.id !== entryId) throw new AppError('not_found');
  return entry;
}

/** The lines of a month of the shop's city that count, oldest first. Throws `input.invalid` for a month to come. */
export async function viewStatement(
  db: Db,
  whose: Whose,
  { accountId, now, ...asked }: { accountId: number; month?: string | undefined; now: Date },
): Promise<wire.CreditStatement> {
  const { timeZone } = await getAccountOf(db, whose, accountId);
  const thisMonth = dayInZone(now, timeZone).slice(0, 7);
  const { month = thisMonth } = asked;
  if (month > thisMonth) throw invalidInput({ month: [creditMessages.monthToCome] });
  const first = `${month}-01`;
  const next = `${dayAfter(first, 31).slice(0, 7)}-01`;
  const from = instantInZone(first, '00:00', timeZone);
  const until = instantInZone(next, '00:00', timeZone);
  const { at, amountPaise } = creditEntries;
  const counted = db
    .select({ ...entryColumns, answer: creditAnswers.isAgreed, isAgreed, note: creditNotes.note })
    .from(creditEntries)
    .leftJoin(creditAnswers, eqId(creditAnswers.entryId, creditEntries.id))
    .leftJoin(creditNotes, eqId(creditNotes.entryId, creditEntries.id));
  const isOfAccount = and(eqId(creditEntries.accountId, accountId), isAgreed);
  const rows = await counted
    .where(and(isOfAccount, gte(at, from), lt(at, until)))
    .orderBy(asc(creditEntries.id));
  const [before] = await db
    .select({ paise: sql`coalesce(sum(${amountPaise}), 0)`.mapWith(Number) })
    .from(creditEntries)
    .leftJoin(creditAnswers, eqId(creditAnswers.entryId, creditEntries.id))
    .where(and(isOfAccount, lt(at, from)));
  const openingPaise = before?.paise ?? 0;
  let balancePaise = openingPaise;
  const entries = rows.map((row) => {
    balancePaise += row.amountPaise;
    return presentEntry({ ...row, balancePaise }, timeZone);
  });
  return { month, opening: rupeesOf(openingPaise), entries, closing: rupeesOf(balancePaise) };
}

/** As CSV, with what was owed before and after as first and last line. */
export async function* statementLines({
  month,
  opening,
  entries,
  closing,
}: wire.CreditStatement): AsyncGenerator<string> {
  yield csvLine(['month', 'at', 'kind', 'order', 'amount', 'note', 'balance']);
  yield csvLine([month, '', 'opening_balance', '', '', '', opening]);
  for (const { at, kind, order, amount, note, balance } of entries) {
    yield csvLine([month, at, kind, order ?? '', amount, note, balance]);
  }
  yield csvLine([month, '', 'closing_balance', '', '', '', closing]);
}

type EntryRow = Omit<Awaited<ReturnType<typeof selectEntries>>[number], 'balanceBelowPaise'> & {
  readonly balancePaise: number;
};

const presentEntry = (row: EntryRow, timeZone: string): wire.CreditEntry => ({
  id: row.id,
  at: isoInZone(row.at, timeZone),
  kind: row.kind,
  order: row.orderId,
  amount: rupeesOf(row.amountPaise),
  state: row.isAgreed ? 'agreed' : row.answer === null ? 'waiting' : 'refused',
  by: row.addedBy,
  note: row.note ?? '',
  balance: rupeesOf(row.balancePaise),
});

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
