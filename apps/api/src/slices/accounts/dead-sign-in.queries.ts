import { lt, lte, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../../platform/database.ts';
import { codeLimits, loginCodes } from './account.tables.ts';
import { codeDayMs } from './code-rules.ts';
import { knownForMs } from './known-address.queries.ts';
import { knownAddresses, sentCodes, wrongGuesses } from './sign-in.tables.ts';

/**
 * Deletes codes, guesses, counts and known addresses that nothing looks at any more, at most `atMost` of each. Answers
 * how many were deleted; 0: none are left.
 */
export async function deleteDeadSignInRows(tx: Tx, atMost: number): Promise<number> {
  const before = (ms: number) => new Date(tx.now.getTime() - ms);
  const dead: [PgTable, SQL][] = [
    [sentCodes, lte(sentCodes.sentAt, before(codeDayMs))],
    [wrongGuesses, lte(wrongGuesses.guessedAt, before(codeDayMs))],
    [knownAddresses, lte(knownAddresses.signedInAt, before(knownForMs))],
    [codeLimits, lte(codeLimits.expire, tx.now.getTime())],
    [loginCodes, lt(loginCodes.expiresAt, tx.now)],
  ];
  let deleted = 0;
  for (const [table, isDead] of dead) {
    const { rowCount } = await tx.execute(
      sql`delete from ${table} where ${isDead} and ctid = any(array(select ctid from ${table} where ${isDead} limit ${atMost}))`,
    );
    deleted += rowCount ?? 0;
  }
  return deleted;
}
