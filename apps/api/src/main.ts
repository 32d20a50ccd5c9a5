// The process: environment → config → database → app → listen → close on signal. With WEB_CONCURRENCY above 1, it
// supervises the processes that answer requests.
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { type Config, readConfig } from './config.ts';
import { importDemoVillage } from './demo-village.ts';
import { openServerData } from './open-data.ts';
import { release } from './platform/release.ts';
import { pushWithoutKeys, wrongPushKeys } from './push-keys.ts';
import { type ProcessParts, runProcess } from './run-process.ts';
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
  const server = await openWatchServer(config, stack);
  const launchers = args.launchers.split(',').filter(Boolean).map(Number);
  const onCrash = (sentence: string) => log.error(sentence);
  const data = await openServerData(config, { launchers, signal: ending.signal, onCrash }, stack);
  // Imported late: the supervisor doesn't need the app, and the app's process not the supervisor.
  const start =
    config.webConcurrency > 1
      ? (await import('./supervise.ts')).supervise
      : (await import('./serve-alone.ts')).serveAlone;
  const open = await start(config, data, { ...parts, webBuilt }, stack, server);
  if (!open) return;
  process.stdout.write(welcome(config, open));
  if (config.unsafe) log.warn('HAAT_UNSAFE is on: never use this on a public address');
  for (const line of pushWithoutKeys(config)) log.info(line);
  for (const line of wrongPushKeys(config)) log.warn(line);
  await ending.asked;
}

/** Loaded only with METRICS_PORT. Opened first and closed last, so that it also tells about a start and a stop. */
async function openWatchServer(config: Config, stack: AsyncDisposableStack) {
  const { metricsPort: port, metricsHost: host } = config;
  if (port === undefined) return undefined;
  const watching = await import('./platform/health/watch-server.ts');
  return stack.use(await watching.openWatchServer({ host, port }));
}

await runProcess(async (parts) => {
  const config = readConfig();
  await orShutdown(parts.ending, checkStart(config));
  if (webBuilt) process.send?.('the settings are right');
  if (!args.check) await serve(config, parts);
  else if (config.demo) await importDemoVillage();
});
