// The process: environment → config → database → app → listen → close on signal.
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { importDemoVillage } from './demo-village.ts';
import { openServerData } from './open-data.ts';
import { systemClock } from './platform/clock.ts';
import { startDailySweep } from './platform/daily-sweep.ts';
import { openDatabase } from './platform/database.ts';
import { Events } from './platform/events.ts';
import { makeFiles } from './platform/files.ts';
import { createLog } from './platform/log.ts';
import { returnMemory } from './platform/return-memory.ts';
import { makeSms } from './platform/sms.ts';
import { Sweeps } from './platform/sweeps.ts';
import { sentenceOf } from './sentence-of.ts';
import { pushWithoutKeys, settingsInVain } from './settings-without-effect.ts';
import { orShutdown, type Shutdown, watchForShutdown } from './shutdown.ts';
import { homeTimeZone } from './slices/accounts/index.ts';
import { checkStart, listenError } from './start-checks.ts';
import { isDemoVillage, welcome } from './welcome.ts';

const WEB_DIRECTORY = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Plus PostgreSQL's stop time this stays below the ten seconds that a shutdown may take. */
const ANSWER_LIMIT_MS = 4_000;
const POOL_LIMIT_MS = 500;
const SWEEP_LIMIT_MS = 500;

const { values: args } = parseArgs({
  options: { check: { type: 'boolean', default: false }, launchers: { type: 'string', default: '' } },
});
const log = createLog();

async function serve(config: Config, ending: Shutdown): Promise<void> {
  await using stack = new AsyncDisposableStack();
  const launchers = args.launchers.split(',').filter(Boolean).map(Number);
  const data = await openServerData(config, { launchers, signal: ending.signal }, stack);
  data.lost?.then(() => failUnlessEnding(ending, 'PostgreSQL stopped unexpectedly'));
  const clock = systemClock;
  const events = new Events();
  const onIdleError = (error: Error) => log.warn({ err: error }, 'an idle database connection failed');
  const database = openDatabase({ url: data.url, clock, events, onIdleError });
  stack.defer(() => within(POOL_LIMIT_MS, database.close()));
  const outside = { files: makeFiles(config.media), sms: makeSms(config.sms), log };
  const sweeps = new Sweeps();
  const parts = { config, database, events, clock, sweeps, ...outside };
  const app = await buildApp({ ...parts, webDirectory: WEB_DIRECTORY });
  stack.defer(() => closeApp(app));
  const say = (line: string) => process.stdout.write(`${line}\n`);
  // The package takes memory, so a later start doesn't load it.
  if (config.demo && !(await isDemoVillage(database.db))) {
    const { loadDemo } = await importDemoVillage();
    await orShutdown(ending, loadDemo({ database, files: outside.files, now: clock.now(), say }));
  }
  if (ending.signal.aborted) return;
  await listen(app, config);
  const daily = startDailySweep({ database, clock, sweeps, log, timeZone: homeTimeZone });
  stack.defer(() => within(SWEEP_LIMIT_MS, daily.stop()));
  process.stdout.write(welcome(config, config.demo && (await isDemoVillage(database.db))));
  if (config.unsafe) log.warn('HAAT_UNSAFE is on: never use this on a public address');
  for (const line of pushWithoutKeys(config)) log.info(line);
  for (const line of settingsInVain(config)) log.warn(line);
  // Loading the modules and the demo leaves up to 100 MB of garbage.
  returnMemory();
  await ending.asked;
}

async function listen(app: FastifyInstance, config: Config): Promise<void> {
  try {
    await app.listen({ host: config.host, port: config.port, listenTextResolver: () => 'listening' });
  } catch (error) {
    throw listenError(error, config) ?? error;
  }
}

/** Finishes running requests and drops those that take too long. */
async function closeApp(app: FastifyInstance): Promise<void> {
  const closed = app.close();
  // Otherwise a connection answered meanwhile would stay open for its client's next request.
  const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
  await within(ANSWER_LIMIT_MS, closed);
  clearInterval(sweep);
  app.server.closeAllConnections();
  await within(POOL_LIMIT_MS, closed);
}

async function within(limitMs: number, work: Promise<unknown>): Promise<void> {
  await Promise.race([work, pause(limitMs, undefined, { ref: false })]);
}

function failUnlessEnding(ending: Shutdown, reason: string, error?: unknown): void {
  if (ending.signal.aborted) return;
  log.fatal({ err: error }, reason);
  ending.fail();
}

function tell(error: unknown): void {
  const sentence = sentenceOf(error);
  if (sentence !== undefined) process.stderr.write(`${sentence}\n`);
  else log.fatal({ err: error }, 'Haat could not start');
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const ending = watchForShutdown();
  process.on('uncaughtException', (error) => failUnlessEnding(ending, 'uncaught exception', error));
  try {
    const config = readConfig();
    await orShutdown(ending, checkStart(config));
    if (!args.check) await serve(config, ending);
    else if (config.demo) await importDemoVillage();
  } catch (error) {
    // Work aborted by the shutdown reports nothing.
    if (!ending.signal.aborted || error instanceof ConfigError) tell(error);
  }
}

await main();
// Aborted work may still hold a timer or a connection.
process.exit();
