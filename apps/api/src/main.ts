// The process: environment → config → database → app → listen → close on signal. With WEB_CONCURRENCY above 1, it
// supervises the processes that answer requests.
import { parseArgs } from 'node:util';
import { type Config, readConfig } from './config.ts';
import { importDemoVillage } from './demo-village.ts';
import { openServerData } from './open-data.ts';
import { release } from './platform/release.ts';
import { returnMemory } from './platform/return-memory.ts';
import { type ProcessParts, runProcess } from './run-process.ts';
import { pushWithoutKeys, settingsInVain, wrongPushKeys } from './settings-without-effect.ts';
import { orShutdown } from './shutdown.ts';
import { checkStart } from './start-checks.ts';
import { welcome } from './welcome.ts';

const { values: args } = parseArgs({
  options: { check: { type: 'boolean', default: false }, launchers: { type: 'string', default: '' } },
});

async function serve(config: Config, parts: ProcessParts): Promise<void> {
  const { log, ending, fail } = parts;
  await using stack = new AsyncDisposableStack();
  const { version, commit } = release();
  log.info({ version, commit }, 'starting');
  const launchers = args.launchers.split(',').filter(Boolean).map(Number);
  const data = await openServerData(config, { launchers, signal: ending.signal }, stack);
  data.lost?.then(() => fail('PostgreSQL stopped unexpectedly'));
  // Imported late: the supervisor doesn't need the app, and the app's process not the supervisor.
  const start =
    config.webConcurrency > 1
      ? (await import('./supervise.ts')).supervise
      : (await import('./serve-alone.ts')).serveAlone;
  const open = await start(config, data, parts, stack);
  if (!open) return;
  process.stdout.write(welcome(config, open));
  if (config.unsafe) log.warn('HAAT_UNSAFE is on: never use this on a public address');
  for (const line of pushWithoutKeys(config)) log.info(line);
  for (const line of [...settingsInVain(config), ...wrongPushKeys(config)]) log.warn(line);
  // Loading the modules and the demo leaves up to 100 MB of garbage.
  returnMemory();
  await ending.asked;
}

await runProcess(async (parts) => {
  const config = readConfig();
  await orShutdown(parts.ending, checkStart(config));
  if (!args.check) await serve(config, parts);
  else if (config.demo) await importDemoVillage();
});
