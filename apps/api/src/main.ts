// The process: environment → config → database → app → listen → close on signal. With WEB_CONCURRENCY above 1, it starts
// others that answer requests.
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { type Config, readConfig, type Share } from './config.ts';
import { importDemoVillage } from './demo-village.ts';
import { openServerData } from './open-data.ts';
import { connectionsOf } from './platform/connections.ts';
import type { WatchServer } from './platform/health/watch-server.ts';
import { release } from './platform/release.ts';
import { pushWithoutKeys, wrongPushKeys } from './push-keys.ts';
import { type ProcessParts, runProcess } from './run-process.ts';
import type { Ready } from './serve-app.ts';
import { startProcesses } from './several-processes.ts';
import { orShutdown } from './shutdown.ts';
import { checkStart } from './start-checks.ts';
import { welcome } from './welcome.ts';

const { values: args } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    launchers: { type: 'string', default: '' },
    'web-follows': { type: 'boolean', default: false },
  },
});
/** With `--web-follows`, the launcher waits until the settings are right, builds the apps, and then sends a message. */
const webBuilt = args['web-follows'] ? once(process, 'message') : undefined;

async function serve(config: Config, parts: ProcessParts): Promise<void> {
  const { log, ending } = parts;
  await using stack = new AsyncDisposableStack();
  const { version, commit } = release();
  log.info({ version, commit }, 'starting');
  const isAlone = config.webConcurrency === 1;
  const watchServer = isAlone ? await openWatchServer(config, stack) : undefined;
  const launchers = args.launchers.split(',').filter(Boolean).map(Number);
  const onCrash = (sentence: string) => log.error(sentence);
  const databaseUrl = await openServerData(config, { launchers, signal: ending.signal, onCrash }, stack);
  const share = { index: 0, databaseUrl, loadsDemo: config.demo };
  const withWeb = { ...parts, webBuilt };
  const open = isAlone
    ? await serveShare(config, share, { ...withWeb, watchServer }, stack)
    : await startProcesses(config, databaseUrl, withWeb, stack);
  if (!open) return;
  process.stdout.write(welcome(config, open));
  if (config.unsafe) log.warn('HAAT_UNSAFE is on: never use this on a public address');
  for (const line of pushWithoutKeys(config)) log.info(line);
  for (const line of wrongPushKeys(config)) log.warn(line);
  await ending.asked;
}

/** One of several processes. */
async function serveOneOf(config: Config, share: Share, parts: ProcessParts): Promise<void> {
  await using stack = new AsyncDisposableStack();
  // It listens by a message from the first process. Without this it would end while it waits for that.
  process.channel?.ref();
  const watchServer = await openWatchServer(config, stack, share.index);
  const open = await serveShare(config, share, { ...parts, watchServer }, stack);
  if (!open) return;
  process.send?.(open);
  await parts.ending.asked;
}

/** The app is imported late, because the process that starts several needs none. */
async function serveShare(
  config: Config,
  { index, ...share }: Share,
  { watchServer, ...parts }: ProcessParts & { readonly watchServer: WatchServer | undefined },
  stack: AsyncDisposableStack,
): Promise<Ready | undefined> {
  const { serveApp } = await import('./serve-app.ts');
  const connections = connectionsOf(config.webConcurrency);
  return serveApp({ config, ...share, connections, runsJobs: index === 0, watchServer }, parts, stack);
}

/** Loaded only with METRICS_PORT. Opened first and closed last, so that it also tells about a start and a stop. */
async function openWatchServer(config: Config, stack: AsyncDisposableStack, index = 0) {
  const { metricsPort, metricsHost: host } = config;
  if (metricsPort === undefined) return undefined;
  const watching = await import('./platform/health/watch-server.ts');
  return stack.use(await watching.openWatchServer({ host, port: metricsPort + index }));
}

await runProcess(async (parts) => {
  const config = readConfig();
  if (config.share) return serveOneOf(config, config.share, parts);
  await orShutdown(parts.ending, checkStart(config));
  if (webBuilt) process.send?.('the settings are right');
  if (!args.check) await serve(config, parts);
  else if (config.demo) await importDemoVillage();
});
