// An Idempotency-Key makes a repeat of an unanswered write safe (ONCE-3). The first answer is stored in the write's own
// transaction. A repeat waits for it and gets the same answer.

import { limits } from '@haat/contract/limits';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../actor.ts';
import { invalidInput } from '../app-error.ts';
import type { Db, Tx } from '../database.ts';
import { deleteSome } from '../delete-some.ts';
import { idempotencyKeys } from '../idempotency.tables.ts';
import type { SweepStep } from '../sweeps.ts';

export interface WriteKey {
  readonly userId: number;
  readonly method: string;
  readonly path: string;
  readonly key: string;
}

export interface KeptAnswer {
  readonly status: number;
  readonly body: unknown;
}

const keptMs = 24 * 60 * 60 * 1000;
const printable = new RegExp(`^[\\x20-\\x7e]{1,${limits.idempotencyKey}}$`);

/** The key of this POST, or undefined without one. Throws `input.invalid` for an invalid key. */
export function writeKeyOf(request: FastifyRequest, actor: Actor): WriteKey | undefined {
  const header = request.headers['idempotency-key'];
  if (header === undefined || request.method !== 'POST') return undefined;
  if (typeof header !== 'string' || !printable.test(header)) {
    throw invalidInput({
      'Idempotency-Key': [`Send 1 to ${limits.idempotencyKey} printable characters.`],
    });
  }
  const path = (request.url.split('?')[0] ?? '').replace(/\/$/, '');
  return { userId: actor.userId, method: request.method, path, key: header };
}

const isKey = ({ userId, method, path, key }: WriteKey) =>
  and(
    eq(idempotencyKeys.userId, userId),
    eq(idempotencyKeys.method, method),
    eq(idempotencyKeys.path, path),
    eq(idempotencyKeys.key, key),
  );

/** The stored answer of an earlier write with this key, if it is less than a day old. */
export async function findKeptAnswer(db: Db, key: WriteKey, now: Date): Promise<KeptAnswer | undefined> {
  const [row] = await db.select().from(idempotencyKeys).where(isKey(key));
  if (!row || row.status === null || row.createdAt.getTime() < now.getTime() - keptMs) return undefined;
  // A repeat creates nothing, so 201 becomes 200.
  return { status: row.status === 201 ? 200 : row.status, body: row.body && JSON.parse(row.body) };
}

/**
 * Takes the key for this transaction and waits while another one holds it. False when the other one has answered. Deletes
 * the person's old keys.
 */
export async function claimKey(tx: Tx, key: WriteKey): Promise<boolean> {
  const isOld = lt(idempotencyKeys.createdAt, new Date(tx.now.getTime() - keptMs));
  await tx.delete(idempotencyKeys).where(and(eq(idempotencyKeys.userId, key.userId), isOld));
  const rows = await tx
    .insert(idempotencyKeys)
    .values({ ...key, createdAt: tx.now })
    .onConflictDoNothing()
    .returning({ one: sql`1` });
  return rows.length > 0;
}

export const sweepKeptAnswers: SweepStep = {
  what: 'answers stored for repeated requests, older than a day',
  removeSome: (inTx, atMost) =>
    inTx((tx) => {
      const limit = new Date(tx.now.getTime() - keptMs).toISOString();
      return deleteSome(
        tx,
        idempotencyKeys,
        sql`${idempotencyKeys.createdAt} < ${limit}::timestamptz`,
        atMost,
      );
    }),
};

/** Deletes the person's stored answers, because they contain personal data. */
export async function forgetAnswersOf(tx: Tx, userId: number): Promise<void> {
  await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.userId, userId));
}

export async function keepAnswer(tx: Tx, key: WriteKey, answer: KeptAnswer): Promise<void> {
  await tx
    .update(idempotencyKeys)
    .set({ status: answer.status, body: answer.body === undefined ? null : JSON.stringify(answer.body) })
    .where(isKey(key));
}
