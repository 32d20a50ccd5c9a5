// What watches a process that answers requests: health, metrics, traces and free space.
import type { AppParts } from './app.ts';
import type { Config } from './config.ts';
import { systemClock } from './platform/clock.ts';
import type { Database } from './platform/database.ts';
import { DiskSpace, foldersOf, watchDisks } from './platform/disk-space.ts';
import { Readiness } from './platform/health/health.ts';
import type { WatchServer } from './platform/health/watch-server.ts';
import { measureBackups } from './platform/meters/backup-meters.ts';
import { measureDatabase } from './platform/meters/database-meters.ts';
import { measureDisks } from './platform/meters/disk-meters.ts';
import { noMeters } from './platform/meters/meters.ts';
import type { PrometheusMeters } from './platform/meters/prometheus.ts';
import { openTracing } from './platform/tracing.ts';
import { type ProcessParts, within } from './run-process.ts';

const TRACES_LIMIT_MS = 300;

interface Source {
  readonly serving: {
    readonly config: Config;
    readonly runsJobs: boolean;
    /** Without it, nothing is measured. */
    readonly watchServer: WatchServer | undefined;
  };
  readonly database: Database;
  readonly log: ProcessParts['log'];
}

type WatchParts = Required<Pick<AppParts, 'readiness' | 'meters' | 'disks'>> & Pick<AppParts, 'tracing'>;

interface Watching {
  readonly parts: WatchParts;
  /** The server listens. */
  begin(): Promise<void>;
}

export async function openWatching(source: Source, stack: AsyncDisposableStack): Promise<Watching> {
  const { serving, database, log } = source;
  const { config, runsJobs, watchServer } = serving;
  const tracing = config.traceEndpoint === undefined ? undefined : await openTracing();
  if (tracing) stack.defer(() => within(TRACES_LIMIT_MS, tracing.stop()));
  const readiness = new Readiness(database);
  const measured = await openMeters(source);
  const meters = measured ?? noMeters;
  const disks = new DiskSpace(foldersOf(config));
  measureDatabase(database, meters);
  measureDisks(disks, meters);
  measureBackups(database, systemClock, meters);
  return {
    parts: { readiness, meters, disks, tracing },
    begin: async () => {
      if (measured) watchServer?.watch({ metrics: measured.print, health: () => readiness.look() });
      if (!runsJobs) return;
      const watch = watchDisks(disks, log);
      stack.defer(watch.stop);
      await watch.look();
    },
  };
}

/** With the metrics of the process, if somebody can ask for them. */
async function openMeters({
  serving: { watchServer, runsJobs },
  log,
}: Source): Promise<PrometheusMeters | undefined> {
  if (!watchServer) return undefined;
  const { makePrometheusMeters } = await import('./platform/meters/prometheus.ts');
  return makePrometheusMeters({
    readsShared: runsJobs,
    onFailure: (name, error) => log.warn({ err: error, metric: name }, 'a metric could not be read'),
  });
}
