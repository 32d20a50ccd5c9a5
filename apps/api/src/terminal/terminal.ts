// Types of the terminal's commands, and how they read arguments.
import type { ErrorCode } from '@haat/contract/errors';
import type { Config } from '../config.ts';
import { AppError } from '../platform/app-error.ts';
import type { Database, Db, Tx } from '../platform/database.ts';
import type { Files } from '../platform/files.ts';
import { StartError } from '../platform/start-error.ts';
import type { Sweeps } from '../platform/sweeps.ts';
import { findUserByNumber } from '../slices/accounts/index.ts';

interface Terminal {
  readonly database: Database;
  readonly files: Files;
  readonly sweeps: Sweeps;
}

/** Does its work and returns one sentence on what was done. Throws `StartError` with a sentence to refuse. */
export type Work = (terminal: Terminal) => Promise<string>;

export interface Command {
  readonly usage: string;
  readonly does: string;
  /** Runs before any database is opened. Returns undefined or throws `StartError` when the arguments don't match `usage`. */
  readonly read: (words: string) => Work | undefined;
}

/** By the command's name. */
export type Commands = Readonly<Record<string, Command>>;

/** Commands without arguments that need neither settings nor database, by name. */
export type Answers = Readonly<Record<string, { usage: string; does: string; make: () => string }>>;

/** Opens what it needs by itself, and returns one sentence on what was done. */
export type OwnWork = (config: Config) => Promise<string>;

/** Commands that open the database in their own way, by name. `read` is as in `Command`. */
export type OwnCommands = Readonly<
  Record<string, { usage: string; does: string; read: (words: readonly string[]) => OwnWork | undefined }>
>;

export const inOneTx =
  (work: (tx: Tx, db: Db) => Promise<string>): Work =>
  ({ database }) =>
    database.inTx((tx) => work(tx, database.db));

/** `+91` and ten digits with any spacing, and the remaining arguments. */
export function readNumber(words: string): { number: string; rest: string } {
  const [, digits, rest] = /^\+91\s*((?:\d\s*){9}\d)(?:\s+(.*))?$/.exec(words) ?? [];
  if (digits === undefined) {
    throw new StartError('A phone number is +91 and ten digits, such as +919000000003.');
  }
  if (!/^[6-9]/.test(digits)) throw new StartError('After +91, a mobile number begins with 6, 7, 8 or 9.');
  return { number: `+91${digits.replaceAll(/\s/g, '')}`, rest: rest?.trim() ?? '' };
}

/** A command whose only argument is a phone number. */
export const numberOnly =
  (work: (tx: Tx, number: string) => Promise<string>): Command['read'] =>
  (words) => {
    const { number, rest } = readNumber(words);
    return rest === '' ? inOneTx((tx) => work(tx, number)) : undefined;
  };

/** A mistyped number must not look successful. */
export async function requireUserId(tx: Tx, number: string): Promise<number> {
  const user = await findUserByNumber(tx, number);
  if (user === undefined) throw new StartError(`Nobody has the number ${number}.`);
  return user.id;
}

/** A refusal with this code becomes the sentence, because the terminal has its own words for what to do next. */
export async function refusedWith<T>(code: ErrorCode, sentence: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof AppError && error.code === code) throw new StartError(sentence);
    throw error;
  }
}
