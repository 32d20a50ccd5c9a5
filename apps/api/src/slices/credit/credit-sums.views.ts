// Whether the sums kept with the accounts are those of their lines.

import { eq, or, sql } from 'drizzle-orm';
import { eqId } from '../../platform/city-id.ts';
import type { Db } from '../../platform/database.ts';
import { listCityIds } from '../accounts/index.ts';
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
