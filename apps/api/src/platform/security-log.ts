// The security log: one line for each refusal and each change of roles. Numbers and addresses are hashed with a key of this
// installation, so nobody can find a number by hashing all numbers.
import { createHmac } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from './database.ts';
import { readInstallationSecret } from './installation-secret.ts';

interface SecurityFacts {
  readonly number?: string | null | undefined;
  readonly address?: string | undefined;
  /** No phone numbers, names, codes or tokens. */
  readonly [fact: string]: unknown;
}

export interface SecurityLog {
  /** `event` is a stable name for searching the log, such as `sign_in.failed` or `user.block`. */
  tell(event: string, facts: SecurityFacts, log?: FastifyBaseLogger): Promise<void>;
}

/** With `log` false nothing is hashed or written. */
export function makeSecurityLog(db: Db, log: FastifyBaseLogger | false): SecurityLog {
  if (!log) return { tell: async () => undefined };
  let key: Promise<string> | undefined;
  const tell: SecurityLog['tell'] = async (event, { number, address, ...facts }, to = log) => {
    try {
      key ??= readInstallationSecret(db, 'security_log');
      const hash = hasher(await key);
      to.warn({ security: event, number: hash(number), address: hash(address), ...facts }, 'security');
    } catch (error) {
      key = undefined;
      // Write the line anyway, and let the request continue.
      to.warn({ security: event, ...facts, err: error }, 'security');
    }
  };
  return { tell };
}

const hasher =
  (key: string) =>
  (value: string | null | undefined): string | undefined =>
    value ? createHmac('sha256', key).update(value).digest('hex').slice(0, 16) : undefined;
