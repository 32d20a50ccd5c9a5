// The security log: a line for each refusal and each change of power. Numbers and addresses are hashed with a key of this
// installation: without it nobody can find a number by hashing all there are.
import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from './database.ts';
import { installationSecrets } from './secrets.tables.ts';

export interface SecurityFacts {
  readonly number?: string | null | undefined;
  readonly address?: string | undefined;
  /** Neither numbers nor names, codes or tokens. */
  readonly [fact: string]: unknown;
}

export interface SecurityLog {
  /** `event` is stable, for those who search the log: `sign_in.failed`, `user.block`. */
  tell(event: string, facts: SecurityFacts, log?: FastifyBaseLogger): Promise<void>;
}

/** `log` false: nobody reads it, and nothing is hashed. */
export function makeSecurityLog(db: Db, log: FastifyBaseLogger | false): SecurityLog {
  if (!log) return { tell: async () => undefined };
  let key: Promise<string> | undefined;
  const tell: SecurityLog['tell'] = async (event, { number, address, ...facts }, to = log) => {
    try {
      key ??= readKey(db);
      const hash = hasher(await key);
      to.warn({ security: event, number: hash(number), address: hash(address), ...facts }, 'security');
    } catch (error) {
      key = undefined;
      // The line is written all the same, and the request that it tells of goes on.
      to.warn({ security: event, ...facts, err: error }, 'security');
    }
  };
  return { tell };
}

const hasher =
  (key: string) =>
  (value: string | null | undefined): string | undefined =>
    value ? createHmac('sha256', key).update(value).digest('hex').slice(0, 16) : undefined;

async function readKey(db: Db): Promise<string> {
  const [row] = await db
    .select()
    .from(installationSecrets)
    .where(eq(installationSecrets.name, 'security_log'));
  if (!row) throw new Error('installation_secrets has no key for the security log');
  return row.value;
}
