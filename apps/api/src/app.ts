// Builds the whole server: platform, then slices in order. The process and every test use it.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Tracing } from '@haat/tracing';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { makeChildWork } from './platform/child-work.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/database.ts';
import { DiskSpace } from './platform/disk-space.ts';
import type { Events } from './platform/events.ts';
import type { Files } from './platform/files.ts';
import { Readiness } from './platform/health/health.ts';
import { serveDocs } from './platform/http/docs/docs.ts';
import { serveHealth } from './platform/http/health-routes.ts';
import { sweepKeptAnswers } from './platform/http/idempotency.ts';
import { logRefusals } from './platform/http/log-refusals.ts';
import { serveAppLinks } from './platform/http/pages/app-links.ts';
import { serveOperator } from './platform/http/pages/operator-pages.ts';
import { serveStoredFiles } from './platform/http/pages/stored-files.ts';
import { serveWeb } from './platform/http/pages/web-pages.ts';
import { actorOfRequest } from './platform/http/request-actor.ts';
import { makeRoutes } from './platform/http/routes.ts';
import { answerNotFound, makeServer } from './platform/http/server.ts';
import { Jobs } from './platform/jobs.ts';
import { type Meters, noMeters } from './platform/meters/meters.ts';
import { measureRequests } from './platform/meters/request-meters.ts';
import type { PushServices } from './platform/push/push-services.ts';
import { makeSecurityLog } from './platform/security-log.ts';
import type { Sms } from './platform/sms.ts';
import { Sweeps } from './platform/sweeps.ts';
import { traceRequests } from './platform/tracing.ts';
import { lockActor, makeSessionReader } from './slices/accounts/index.ts';
import { slices } from './slices/index.ts';

interface Builds {
  /** Folder of the web's build. Without it the server only serves the API. */
  readonly webDirectory?: string;
  /** Folder of the operator app's build. Without it there is nothing at `/operator/`. */
  readonly operatorDirectory?: string;
}

export interface AppParts extends Builds {
  readonly config: Config;
  readonly database: Database;
  /** The same events that `database` was opened with. The slices subscribe to them. */
  readonly events: Events;
  readonly clock: Clock;
  readonly files: Files;
  readonly sms: Sms;
  /** Without it, there are no push messages. */
  readonly push?: PushServices;
  /** The slices declare their jobs here. */
  readonly jobs?: Jobs;
  /** The slices add their sweeps here. */
  readonly sweeps?: Sweeps;
  /** Without them, nothing is measured. */
  readonly meters?: Meters;
  /** With an address for traces in the settings. */
  readonly tracing?: Tracing | undefined;
  /** The server's stop is told here, so that `/readyz` says it. */
  readonly readiness?: Readiness;
  /** Without it, no disk is ever low. */
  readonly disks?: DiskSpace;
  /** Whether this process of the server sweeps, supervises jobs and follows the audit. By default it does. */
  readonly runsJobs?: boolean;
  /** Tests keep one child process for many servers. */
  readonly makeChildWork?: typeof makeChildWork;
  /** False: no log, in tests. */
  readonly log: FastifyBaseLogger | false;
}

export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const app = await buildApi(parts);
  await servePages(app, parts);
  return app;
}

/** The server without the apps' pages. Call `servePages` before it listens. */
export async function buildApi(parts: Omit<AppParts, keyof Builds>): Promise<FastifyInstance> {
  const { config, database, clock, log, runsJobs = true } = parts;
  const { meters = noMeters, readiness = new Readiness(database), disks = new DiskSpace({}) } = parts;
  const app = await makeServer(config, log);
  measureRequests(app, meters);
  if (parts.tracing) traceRequests(app, parts.tracing);
  serveDocs(app, config.appName);
  const sessions = makeSessionReader(database, clock, (error) =>
    app.log.warn({ err: error }, 'could not record the use of a session'),
  );
  app.addHook('onClose', () => sessions.settled());
  const security = makeSecurityLog(database.db, log);
  logRefusals(app, { security, actorOf: actorOfRequest });
  const routes = makeRoutes({
    app,
    database,
    clock,
    findActor: sessions.findActor,
    lockActor,
    rateLimitPerMinute: config.rateLimitPerMinute,
    requiresFactor: config.operatorSecondFactor === 'required',
  });
  const { sweeps = new Sweeps(), push = {}, jobs = new Jobs({ database }) } = parts;
  sweeps.add(sweepKeptAnswers);
  const own = { sweeps, push, jobs, security, meters, disks, app, routes, runsJobs };
  for (const { start } of slices) start({ makeChildWork, ...parts, ...own });
  serveHealth(app, readiness);
  serveStoredFiles(app, parts.files);
  serveAppLinks(app, config);
  routes.close();
  return app;
}

export async function servePages(
  app: FastifyInstance,
  { config, database, webDirectory, operatorDirectory }: Pick<AppParts, 'config' | 'database'> & Builds,
): Promise<void> {
  const { savedContacts } = slices.find((slice) => slice.savedContacts) ?? {};
  if (isBuilt(operatorDirectory)) await serveOperator(app, operatorDirectory, config);
  if (isBuilt(webDirectory))
    await serveWeb(app, webDirectory, { config, readContacts: async () => savedContacts?.(database.db) });
  else app.setNotFoundHandler(answerNotFound);
}

const isBuilt = (directory: string | undefined): directory is string =>
  directory !== undefined && existsSync(join(directory, 'index.html'));
