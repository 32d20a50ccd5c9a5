// The only process of a server.
import type { Config } from './config.ts';
import type { OpenData } from './open-data.ts';
import type { WatchServer } from './platform/health/watch-server.ts';
import type { Watched } from './platform/health/watched.ts';
import type { Measured } from './platform/meters/prometheus.ts';
import type { Ready } from './platform/processes/messages.ts';
import { oneProcess } from './platform/processes/processes.ts';
import type { ProcessParts } from './run-process.ts';
import { serveApp } from './serve-app.ts';

export function serveAlone(
  config: Config,
  { url, connections }: OpenData,
  parts: ProcessParts,
  stack: AsyncDisposableStack,
  server: WatchServer | undefined,
): Promise<Ready | undefined> {
  const onWatched =
    server &&
    (({ metrics, health }: Watched<Measured>) =>
      server.watch({ metrics: async () => server.print(await metrics()), health }));
  const place = { config, databaseUrl: url, connections };
  const serving = { ...place, processes: oneProcess, loadsDemo: config.demo, onWatched };
  return serveApp(serving, parts, stack);
}
