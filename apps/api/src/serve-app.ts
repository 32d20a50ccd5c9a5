// One process that answers requests: database → API → demo → pages → listen → jobs.
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { type AppParts, buildApi, servePages } from './app.ts';
import { type ScheduledBackupsParts, startScheduledBackups } from './backup/scheduled-backups.ts';
import type { Config } from './config.ts';
import { importDemoVillage } from './demo-village.ts';
import { drainBeforeClose } from './drain.ts';
import { isDemoVillage } from './is-demo-village.ts';
import { systemClock } from './platform/clock.ts';
import { type DailySweepParts, startDailySweep } from './platform/daily-sweep.ts';
import { type Connections, type Database, type DatabaseOptions, openDatabase } from './platform/database.ts';
import { findPrimary, splitHosts, watchPrimary } from './platform/database-hosts.ts';
import { Events } from './platform/events.ts';
import { makeFiles } from './platform/files.ts';
import type { Readiness } from './platform/health/health.ts';
import type { WatchServer } from './platform/health/watch-server.ts';
import { Jobs } from './platform/jobs.ts';
import { countPushes, smsCounter } from './platform/meters/outcome-meters.ts';
import { makePushServices } from './platform/push/push-services.ts';
import { makeSms } from './platform/sms.ts';
import { Sweeps } from './platform/sweeps.ts';
import { type ProcessParts, within } from './run-process.ts';
import { orShutdown } from './shutdown.ts';
import { hasOperator, homeTimeZone } from './slices/accounts/index.ts';
import { checkSocket, listenError } from './start-checks.ts';
import { openWatching } from './watch-process.ts';

const BUILDS = {
  webDirectory: fileURLToPath(new URL('../../web/dist', import.meta.url)),
  operatorDirectory: fileURLToPath(new URL('../../operator/dist', import.meta.url)),
};

/** Together with PostgreSQL's stop time, these stay below the ten seconds that a shutdown may take. */
const ANSWER_LIMIT_MS = 4_000;
/** Part of it. A load balancer that asks every second sees twice that the server stops. */
const GRACE_MS = 2_000;
const POOL_LIMIT_MS = 500;
const SWEEP_LIMIT_MS = 500;
const JOBS_LIMIT_MS = 500;

export interface Serving {
  readonly config: Config;
  readonly databaseUrl: string;
  readonly connections: Connections;
  /** True in one process of a server only. It sweeps and supervises jobs. */
  readonly runsJobs: boolean;
  readonly loadsDemo: boolean;
  /** Without it, nothing is measured. */
  readonly watchServer: WatchServer | undefined;
}

/** What the terminal says about an open server. */
export interface Ready {
  readonly hasDemo: boolean;
  readonly hasOperator: boolean;
}

/** Answers requests until `stack` is disposed of. Resolves when it listens, unless the process ends first. */
export async function serveApp(
  serving: Serving,
  { log, ending, webBuilt }: Pick<ProcessParts, 'log' | 'ending' | 'webBuilt'>,
  stack: AsyncDisposableStack,
): Promise<Ready | undefined> {
  const { config, runsJobs } = serving;
  const clock = systemClock;
  const events = new Events();
  const database = await openForServing(serving, { clock, events, log }, stack);
  const watching = await openWatching({ serving, database, log }, stack);
  const { meters } = watching.parts;
  const push = countPushes(makePushServices(config, clock), meters);
  const sms = makeSms(config.sms, { onFallback: warnOfSms(log), onOutcome: smsCounter(meters) });
  const outside = { files: makeFiles(config.media), sms, push, log };
  const sweeps = new Sweeps();
  const jobs = new Jobs({ database, log });
  const parts = { config, database, events, clock, sweeps, jobs, runsJobs, ...watching.parts, ...outside };
  const app = await buildApi(parts);
  drainBeforeClose(app);
  stack.defer(() => within(JOBS_LIMIT_MS, jobs.stop()));
  stack.defer(() => closeApp(app, watching.parts.readiness));
  if (serving.loadsDemo) await orShutdown(ending, loadDemoOnce(parts));
  await orShutdown(ending, Promise.resolve(webBuilt));
  await servePages(app, { ...parts, ...BUILDS });
  if (ending.signal.aborted) return undefined;
  await listen(app, config);
  await watching.begin();
  if (runsJobs) {
    await jobs.start();
    const timed = startTimedWork(serving, { database, clock, sweeps, log, files: outside.files });
    stack.defer(() => within(SWEEP_LIMIT_MS, timed.stop()));
  }
  const hasDemo = config.demo && (await isDemoVillage(database.db));
  return { hasDemo, hasOperator: await hasOperator(database.db) };
}

async function loadDemoOnce({ database, files, clock }: DemoParts): Promise<void> {
  // The package takes memory, so a later start doesn't load it.
  if (await isDemoVillage(database.db)) return;
  const { loadDemo } = await importDemoVillage();
  const say = (line: string) => process.stdout.write(`${line}\n`);
  await loadDemo({ database, files, now: clock.now(), say });
}

const warnOfSms = (log: ProcessParts['log']) => (error: unknown) =>
  log.warn({ err: error }, 'an SMS provider failed; trying the other one');

type DemoParts = Pick<AppParts, 'database' | 'files' | 'clock'>;

type TimedParts = Omit<DailySweepParts, 'timeZone'> & Pick<ScheduledBackupsParts, 'files' | 'log'>;

/** In one process of a server. */
function startTimedWork({ databaseUrl }: Serving, parts: TimedParts): { stop(): Promise<unknown> } {
  const daily = startDailySweep({ ...parts, timeZone: homeTimeZone });
  const findUrl = async () => (await findPrimary(splitHosts(databaseUrl))) ?? databaseUrl;
  const backups = startScheduledBackups({ ...parts, findUrl });
  return { stop: () => Promise.all([daily.stop(), backups.stop()]) };
}

/** Also moves to another primary when the present one doesn't accept writes any more. */
async function openForServing(
  { databaseUrl, connections }: Serving,
  { log, ...parts }: Pick<DatabaseOptions, 'clock' | 'events'> & Pick<ProcessParts, 'log'>,
  stack: AsyncDisposableStack,
): Promise<Database> {
  const urls = splitHosts(databaseUrl);
  const [first = databaseUrl] = urls;
  const url = (await findPrimary(urls)) ?? first;
  const database = openDatabase({
    ...parts,
    url,
    connections,
    // The error itself holds the whole connection.
    onIdleError: ({ message }) => log.warn({ reason: message }, 'an idle database connection failed'),
  });
  stack.defer(() => within(POOL_LIMIT_MS, database.close()));
  const moveTo = (primary: string): void => {
    log.warn({ host: new URL(primary).host }, 'another host accepts writes now: moving to it');
    database.moveTo(primary);
  };
  const watch = watchPrimary({ urls, current: url, moveTo });
  stack.defer(() => watch.stop());
  return database;
}

async function listen(app: FastifyInstance, config: Config): Promise<void> {
  const { host, port, socket } = config;
  // Fastify would open more sockets for 'localhost'.
  const place = socket === undefined ? { host, port } : { fd: socket, host: '127.0.0.1' };
  try {
    await app.listen({ ...place, listenTextResolver: () => 'listening' });
  } catch (error) {
    throw listenError(error, config) ?? error;
  }
  const bound = app.server.address();
  if (socket !== undefined && typeof bound === 'object' && bound) checkSocket(bound.address, config);
}

/**
 * Finishes running requests and drops those that take too long. If somebody asks whether the server is ready, first shows
 * them that it stops, and goes on answering meanwhile.
 */
async function closeApp(app: FastifyInstance, readiness: Readiness): Promise<void> {
  readiness.stop();
  const graceMs = readiness.wasAsked ? GRACE_MS : 0;
  if (graceMs > 0) await pause(graceMs);
  const closed = app.close();
  // Otherwise a connection answered meanwhile would stay open for its client's next request.
  const sweep = setInterval(() => {
    if (!app.server.listening) app.server.closeIdleConnections();
  }, 50);
  await within(ANSWER_LIMIT_MS - graceMs, closed);
  clearInterval(sweep);
  app.server.closeAllConnections();
  await within(POOL_LIMIT_MS, closed);
}
