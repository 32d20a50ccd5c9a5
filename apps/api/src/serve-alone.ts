// The only process of a server.
import type { Config } from './config.ts';
import type { OpenData } from './open-data.ts';
import type { Ready } from './platform/processes/messages.ts';
import { oneProcess } from './platform/processes/processes.ts';
import type { ProcessParts } from './run-process.ts';
import { serveApp } from './serve-app.ts';

export function serveAlone(
  config: Config,
  { url, connections }: OpenData,
  parts: ProcessParts,
  stack: AsyncDisposableStack,
): Promise<Ready | undefined> {
  const serving = { config, databaseUrl: url, connections, processes: oneProcess, loadsDemo: config.demo };
  return serveApp(serving, parts, stack);
}
