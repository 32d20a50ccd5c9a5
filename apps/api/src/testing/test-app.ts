// A whole app on its own database, with a clock, an SMS outbox and files that tests can read. It serves pages as a built
// Haat does, because their routes must not change the answers of the API.
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import { type Database, openDatabase } from '../platform/database.ts';
import { Events } from '../platform/events.ts';
import type { Files } from '../platform/files.ts';
import { Jobs } from '../platform/jobs.ts';
import { makePushServices } from '../platform/push/push-services.ts';
import type { CodeSms, TextSms } from '../platform/sms-text.ts';
import { Sweeps } from '../platform/sweeps.ts';
import { type Client, makeClient } from './client.ts';
import { keptChildWork } from './kept-child-work.ts';
import { copyTestDatabase, createTestDatabase, type TestDatabase } from './template-database.ts';

export class TestClock {
  #now = new Date('2026-11-21T04:30:00Z'); // 10:00 in Kerala
  now(): Date {
    return new Date(this.#now);
  }
  set(iso: string): void {
    this.#now = new Date(iso);
  }
  advance(ms: number): void {
    this.#now = new Date(this.#now.getTime() + ms);
  }
}

/** Sent codes by number, and texts. `fail` makes the next sending fail. */
export class SmsOutbox {
  readonly codes = new Map<string, string>();
  readonly sent: string[] = [];
  fail = false;
  readonly repeats: string[] = [];
  readonly languages: (string | undefined)[] = [];
  /** Other texts, as the console prints them. */
  readonly texts: string[] = [];
  sendText = async ({ number, text }: TextSms): Promise<void> => {
    if (this.fail) throw new Error('the provider does not answer');
    this.texts.push(`SMS to ${number}: ${text}`);
  };
  sendOneTimeCode = async ({ number, code, isRepeat, language }: CodeSms): Promise<void> => {
    if (this.fail) throw new Error('the provider does not answer');
    if (isRepeat) this.repeats.push(number);
    this.codes.set(number, code);
    this.sent.push(number);
    this.languages.push(language);
  };
}

export interface MemoryFiles extends Files {
  readonly names: () => string[];
  /** How many more files fit. */
  room: number;
}

/** `first` are the files that exist from the beginning. */
export function memoryFiles(now: () => Date, first: readonly string[] = []): MemoryFiles {
  const stored = { bytes: new Uint8Array(), storedAt: now() };
  const kept = new Map<string, { readonly bytes: Uint8Array; readonly storedAt: Date }>(
    first.map((name) => [name, stored]),
  );
  return {
    room: Number.POSITIVE_INFINITY,
    async put(name, bytes) {
      if (this.room <= 0)
        throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
      this.room -= 1;
      kept.set(name, { bytes, storedAt: now() });
    },
    get: async (name) => kept.get(name)?.bytes,
    list: async function* () {
      for (const [name, { storedAt }] of kept) yield { name, storedAt };
    },
    remove: async (name) => {
      kept.delete(name);
    },
    names: () => [...kept.keys()],
  };
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly config: Config;
  readonly database: Database;
  readonly events: Events;
  readonly clock: TestClock;
  readonly sms: SmsOutbox;
  readonly files: MemoryFiles;
  readonly sweeps: Sweeps;
  /** `runDue` runs those that were added. */
  readonly jobs: Jobs;
  /** Somebody without a token. */
  readonly nobody: Client;
  /** Signs in through the API with a new number or the given one. */
  signIn(number?: string): Promise<Client>;
  close(): Promise<void>;
  /** Closes the app and keeps its database, so that other tests can start with it. */
  closeToCopy(): Promise<Beginning>;
}

/** The state of a new app. Its files are empty. */
export interface Beginning {
  readonly database: TestDatabase;
  readonly files: readonly string[];
}

/** Tests can be slow on a busy machine. */
const timeouts = { statement: 60_000, lock: 60_000, idleInTransaction: 60_000 };

const builtPages = {
  webDirectory: fileURLToPath(new URL('built-web', import.meta.url)),
  operatorDirectory: fileURLToPath(new URL('built-operator', import.meta.url)),
};

/** As few as the races need, because each connection plans all statements anew. */
const connections = { reading: 4, writing: 10 };

let nextNumber = 9_100_000_000;

export const freshNumber = (): string => {
  nextNumber += 1;
  return `+91${nextNumber}`;
};

/** The limits are wide unless a test sets them. */
const testConfig = (url: string, env: Record<string, string>): Config =>
  readConfig({
    DATABASE_URL: url,
    OTP_LIMIT_PER_NUMBER: '100000',
    OTP_LIMIT_PER_IP: '100000',
    RATE_LIMIT_PER_MINUTE: '1000000',
    SMS_PER_HOUR: '1000000',
    OPEN_ORDERS_PER_PERSON: '1000000',
    ORDERS_PER_HOUR: '1000000',
    TELLS_PER_HOUR: '1000000',
    SUPPORT_REQUESTS_PER_DAY: '1000000',
    ...env,
  });

async function signInTo(app: FastifyInstance, sms: SmsOutbox, number: string): Promise<Client> {
  const nobody = makeClient(app, undefined, number);
  await nobody.post('/users/login/', { number });
  const answer = await nobody.post('/users/login/verify/', { number, otp: sms.codes.get(number) });
  if (answer.status !== 200) throw new Error(`sign-in of ${number}: ${JSON.stringify(answer.body)}`);
  return makeClient(app, String(answer.body.token), number, Number(answer.body.user.id));
}

/** Fails a call that tells another person of something, although its endpoint doesn't say so (NOTE-21). */
const requireTells: Parameters<Events['on']>[1] = async ({ call }) => {
  if (call && !call.spec.tells) throw new Error(`${call.spec.method} ${call.spec.path} has no \`tells\``);
};

/** `env` are settings as in docs/operations.md. */
export async function createTestApp(
  env: Record<string, string> = {},
  beginning?: Beginning,
): Promise<TestApp> {
  const testDatabase = await (beginning ? copyTestDatabase(beginning.database) : createTestDatabase());
  const clock = new TestClock();
  const sms = new SmsOutbox();
  const files = memoryFiles(() => clock.now(), beginning?.files);
  const events = new Events();
  events.on('people.notified', requireTells);
  const config = testConfig(testDatabase.url, env);
  const database = openDatabase({ url: testDatabase.url, clock, events, connections, timeouts });
  const sweeps = new Sweeps();
  const jobs = new Jobs({ database });
  const push = makePushServices(config, clock, env.FCM_URL);
  const parts = { config, database, events, clock, files, sms, jobs, sweeps };
  const app = await buildApp({ ...parts, makeChildWork: keptChildWork, push, log: false, ...builtPages });
  await app.ready();
  const signIn = (number = freshNumber()): Promise<Client> => signInTo(app, sms, number);
  const closeToCopy = async (): Promise<Beginning> => {
    await app.close();
    await jobs.stop();
    await database.close();
    return { database: testDatabase, files: files.names() };
  };
  return {
    ...parts,
    app,
    nobody: makeClient(app, undefined, ''),
    signIn,
    closeToCopy,
    close: async () => {
      await closeToCopy();
      await testDatabase.drop();
    },
  };
}
