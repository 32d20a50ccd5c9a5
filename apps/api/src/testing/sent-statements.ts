// Records the statements that this process sends to PostgreSQL, with their parameters.
import { Query } from 'pg';

export interface SentStatement {
  readonly text: string;
  readonly values: readonly unknown[];
  /** Prepared under a name: PostgreSQL may then plan it without its parameters. */
  readonly isNamed: boolean;
}

/** Some of these fields are missing in pg's types. */
interface Sent {
  readonly text: string;
  readonly name?: string;
  readonly values?: readonly unknown[];
}

/** Runs `work` and returns the statements that were sent meanwhile, by anybody. */
export async function recordStatements(work: () => Promise<void>): Promise<SentStatement[]> {
  const sent: SentStatement[] = [];
  const { submit } = Query.prototype;
  Query.prototype.submit = function (this: Query & Sent, connection) {
    sent.push({ text: this.text, values: this.values ?? [], isNamed: this.name !== undefined });
    return submit.call(this, connection);
  };
  try {
    await work();
  } finally {
    Query.prototype.submit = submit;
  }
  return sent;
}
