// Records the statements that this process sends to PostgreSQL, with their parameters.
import { Client } from 'pg';

export interface SentStatement {
  readonly text: string;
  readonly values: readonly unknown[];
  /** Prepared under a name: PostgreSQL may then plan it without its parameters. */
  readonly isNamed: boolean;
}

type Query = (this: Client, config: string | Config, values?: unknown) => unknown;
interface Config {
  readonly text: string;
  readonly name?: string;
  readonly values?: unknown[];
}

/** Runs `work` and returns the statements that were sent meanwhile, by anybody. */
export async function recordStatements(work: () => Promise<void>): Promise<SentStatement[]> {
  const sent: SentStatement[] = [];
  const query = Client.prototype.query as Query; // one of pg's overloads
  const recording: Query = function (config, ...rest) {
    const {
      text,
      name,
      values = rest[0],
    } = typeof config === 'string' ? { text: config } : (config as Config);
    sent.push({ text, values: Array.isArray(values) ? values : [], isNamed: name !== undefined });
    return query.call(this, config, ...rest);
  };
  Client.prototype.query = recording as Client['query']; // the same overloads
  try {
    await work();
  } finally {
    Client.prototype.query = query as Client['query'];
  }
  return sent;
}
