// One of several processes that answer requests. The supervisor tells it what to start.
import { readConfig } from './config.ts';
import { findSupervisor } from './platform/processes/in-worker.ts';
import { runProcess } from './run-process.ts';
import { serveApp } from './serve-app.ts';
import { orShutdown } from './shutdown.ts';

await runProcess(async (parts) => {
  const supervisor = findSupervisor();
  const { runsJobs, ...start } = await orShutdown(parts.ending, supervisor.start);
  await using stack = new AsyncDisposableStack();
  const config = readConfig();
  const onWatched = config.metricsPort === undefined ? undefined : supervisor.watch;
  const serving = { config, processes: supervisor.processes(runsJobs), onWatched, ...start };
  const open = await serveApp(serving, parts, stack);
  if (!open) return;
  supervisor.tellReady(open);
  await parts.ending.asked;
});
