// An Idempotency-Key makes a repeat of an unanswered write safe (ONCE-3). The first answer is stored in the write's own
// transaction. A repeat waits for it and gets the same answer.

import { createHash } from 'node:crypto';
import type { EndpointSpec } from '@haat/contract/endpoint';
import { serverLimits } from '@haat/contract/limits';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../actor.ts';
import { invalidInput } from '../app-error.ts';
import type { Db, Tx } from '../database.ts';
import { deleteSome } from '../delete-some.ts';
import { idempotencyKeys } from '../idempotency.tables.ts';
import { preparedOnce } from '../prepared.ts';
import type { SweepStep } from '../sweeps.ts';
import { fieldMessages } from './field.messages.ts';

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
/** Per person. The oldest answers are deleted. */
const keptAtMost = 1000;
const keptBytesAtMost = 4 * 1024 * 1024;

const printable = new RegExp(`^[\\x20-\\x7e]{1,${serverLimits.idempotencyKey}}$`);

/** Of a POST, or of another write that may wait on a phone. Undefined without a key. Throws `input.invalid` for an invalid one. */
export function writeKeyOf(
  { method, mayComeLate }: EndpointSpec,
  request: FastifyRequest,
  actor: Actor,
): WriteKey | undefined {
  const header = request.headers['idempotency-key'];
  if (header === undefined || (method !== 'POST' && !mayComeLate)) return undefined;
  if (typeof header !== 'string' || !printable.test(header)) {
    throw invalidInput({
      'Idempotency-Key': [fieldMessages.printable(serverLimits.idempotencyKey)],
    });
  }
  const path = (request.url.split('?')[0] ?? '').replace(/\/$/, '');
  return { userId: actor.userId, method: request.method, path, key: header };
}

const keyValues = {
  userId: sql.placeholder('userId'),
  method: sql.placeholder('method'),
  path: sql.placeholder('path'),
  key: sql.placeholder('key'),
  createdAt: sql.placeholder('createdAt'),
};

const isKey = and(
  eq(idempotencyKeys.userId, keyValues.userId),
  eq(idempotencyKeys.method, keyValues.method),
  eq(idempotencyKeys.path, keyValues.path),
  eq(idempotencyKeys.key, keyValues.key),
);

const keptAnswer = preparedOnce('kept_answer', (db: Db) => db.select().from(idempotencyKeys).where(isKey));

/** The stored answer of an earlier write with this key, if it is less than a day old. */
export async function findKeptAnswer(db: Db, key: WriteKey, now: Date): Promise<KeptAnswer | undefined> {
  const [row] = await keptAnswer(db, { ...key });
  if (!row || row.status === null || row.createdAt.getTime() < now.getTime() - keptMs) return undefined;
  const body = row.body ?? (row.bodyHash && (await findSameBody(db, key.userId, row.bodyHash)));
  if (row.bodyHash && !body) return undefined;
  // A repeat creates nothing, so 201 becomes 200.
  return { status: row.status === 201 ? 200 : row.status, body: body && JSON.parse(body) };
}

async function findSameBody(db: Db, userId: number, bodyHash: string): Promise<string | null> {
  const [row] = await db
    .select({ body: idempotencyKeys.body })
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.userId, userId),
        eq(idempotencyKeys.bodyHash, bodyHash),
        isNotNull(idempotencyKeys.body),
      ),
    )
    .limit(1);
  return row?.body ?? null;
}

const claim = preparedOnce('claim_key', (tx: Tx) =>
  tx
    .insert(idempotencyKeys)
    .values(keyValues)
    .onConflictDoUpdate({
      target: [idempotencyKeys.userId, idempotencyKeys.method, idempotencyKeys.path, idempotencyKeys.key],
      set: { status: null, body: null, bodyHash: null, createdAt: sql`excluded.created_at` },
      setWhere: sql`${idempotencyKeys.createdAt} < excluded.created_at - make_interval(secs => ${sql.raw(String(keptMs / 1000))})`,
    })
    .returning({ one: sql`1` }),
);

/**
 * Takes the key for this transaction and waits while another one holds it. False when the other one has answered, less than
 * a day ago.
 */
export async function claimKey(tx: Tx, key: WriteKey): Promise<boolean> {
  return (await claim(tx, { ...key, createdAt: tx.now })).length > 0;
}

const forgottenAnswer = preparedOnce('forget_answer', (tx: Tx) => tx.delete(idempotencyKeys).where(isKey));

/** A repeat is a new write. */
export async function forgetAnswer(tx: Tx, key: WriteKey): Promise<void> {
  await forgottenAnswer(tx, { ...key });
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

const keep = preparedOnce('keep_answer', (tx: Tx) =>
  tx
    .update(idempotencyKeys)
    .set({
      status: sql`${sql.placeholder('status')}`,
      body: sql`${sql.placeholder('body')}`,
      bodyHash: sql`${sql.placeholder('bodyHash')}`,
    })
    .where(isKey),
);

const columnsOfKey = sql`method, path, key`;
const thisKey = sql`(${keyValues.method}::text, ${keyValues.path}::text, ${keyValues.key}::text)`;
const ofPerson = sql`user_id = ${keyValues.userId}`;

/**
 * Equal bodies are stored once, with the newest answer, because it stays the longest. Skips rows that a simultaneous
 * call is changing.
 */
const dropSameBodies = preparedOnce('drop_same_bodies', (tx: Tx) =>
  tx
    .update(idempotencyKeys)
    .set({ body: null })
    .where(
      sql`${ofPerson} and (${columnsOfKey}) in (
        select ${columnsOfKey} from idempotency_keys
        where ${ofPerson} and body_hash = ${sql.placeholder('bodyHash')} and body is not null
          and created_at <= ${sql.placeholder('now')}::timestamptz and (${columnsOfKey}) <> ${thisKey}
        for update skip locked)`,
    ),
);

/** Among answers of the same instant, those with a body stay longer, because others may refer to it. */
const dropOldest = preparedOnce('drop_oldest_answers', (tx: Tx) =>
  tx.delete(idempotencyKeys).where(
    sql`${ofPerson} and (${columnsOfKey}) in (
        select ${columnsOfKey} from idempotency_keys
        where ${ofPerson} and (${columnsOfKey}) in (
          select ${columnsOfKey} from (
            select ${columnsOfKey}, row_number() over newest as place,
              sum(octet_length(path) + octet_length(key) + coalesce(octet_length(body), 0)) over newest as bytes
            from idempotency_keys where ${ofPerson}
            window newest as (order by (${columnsOfKey}) = ${thisKey} desc, created_at desc, body is null, ${columnsOfKey})
          ) as kept
          where place > ${sql.raw(String(keptAtMost))} or bytes > ${sql.raw(String(keptBytesAtMost))})
        for update skip locked)`,
  ),
);

export async function keepAnswer(tx: Tx, key: WriteKey, answer: KeptAnswer): Promise<void> {
  const body = answer.body === undefined ? null : JSON.stringify(answer.body);
  const bodyHash = body && hashOf(body);
  await keep(tx, { ...key, status: answer.status, body, bodyHash });
  if (bodyHash) await dropSameBodies(tx, { ...key, bodyHash, now: tx.now.toISOString() });
  await dropOldest(tx, { ...key });
}

function hashOf(body: string): string | null {
  const hash = createHash('sha256').update(body).digest('base64url');
  return body.length > hash.length ? hash : null;
}
