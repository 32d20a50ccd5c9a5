// Whether the sums kept with the accounts are those of their lines, and those of refunds, too.

import { and, eq, or, sql } from 'drizzle-orm';
import { eqId } from '../../platform/city-id.ts';
import type { Db } from '../../platform/database.ts';
import { listCityIds } from '../accounts/index.ts';
import { refunds } from '../payments/refund.tables.ts';
import { creditAccounts, creditAnswers, creditEntries } from './credit.tables.ts';
import { isAgreed } from './credit-entries.views.ts';

const isWaiting = sql`(${creditEntries.kind} <> 'order' and ${creditAnswers.isAgreed} is null)`;
const sumWhere = (condition: unknown) =>
  sql`coalesce(sum(${creditEntries.amountPaise}) filter (where ${condition}), 0)`;

const differs = or(
  sql`${creditAccounts.balancePaise} <> ${sumWhere(isAgreed)}`,
  sql`${creditAccounts.waitingPaise} <> ${sumWhere(isWaiting)}`,
  sql`${creditAccounts.waitingAddedPaise} <> ${sumWhere(
    sql`${isWaiting} and ${creditEntries.amountPaise} > 0`,
  )}`,
  sql`${creditAccounts.waitingLines} <> count(*) filter (where ${creditEntries.id} is not null and ${isWaiting})`,
);

/** The ids of the accounts whose sums are wrong. Each city is one statement, so that lines written meanwhile don't count. */
export async function listWrongAccounts(db: Db): Promise<number[]> {
  const wrong: number[] = [];
  for (const cityId of await listCityIds(db)) {
    const rows = await db
      .select({ id: creditAccounts.id })
      .from(creditAccounts)
      .leftJoin(creditEntries, eqId(creditEntries.accountId, creditAccounts.id))
      .leftJoin(creditAnswers, eqId(creditAnswers.entryId, creditEntries.id))
      .where(eq(creditAccounts.cityId, cityId))
      .groupBy(creditAccounts.cityId, creditAccounts.id)
      .having(differs);
    wrong.push(...rows.map(({ id }) => id));
  }
  return wrong;
}

/** The ids of the orders whose refunds on credit aren't in the book. Each city is one statement, as above. */
export async function listWrongRefunds(db: Db): Promise<number[]> {
  const wrong: number[] = [];
  for (const cityId of await listCityIds(db)) {
    const lines = db
      .select({ orderId: creditEntries.orderId, paise: sql`sum(${creditEntries.amountPaise})`.as('paise') })
      .from(creditEntries)
      .where(and(eq(creditEntries.cityId, cityId), eq(creditEntries.kind, 'refund')))
      .groupBy(creditEntries.orderId)
      .as('lines');
    const rows = await db
      .select({ orderId: refunds.orderId })
      .from(refunds)
      .leftJoin(lines, eq(lines.orderId, refunds.orderId))
      .where(and(eq(refunds.cityId, cityId), eq(refunds.way, 'credit')))
      .groupBy(refunds.orderId, lines.paise)
      .having(sql`sum(${refunds.amountPaise}) <> -coalesce(${lines.paise}, 0)`);
    wrong.push(...rows.map(({ orderId }) => orderId));
  }
  return wrong;
}
