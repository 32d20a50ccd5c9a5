// What every slice gets when the server starts.
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { makeChildWork } from './child-work.ts';
import type { Clock } from './clock.ts';
import type { Database } from './database.ts';
import type { DiskSpace } from './disk-space.ts';
import type { Events } from './events.ts';
import type { Files } from './files.ts';
import type { Routes } from './http/routes.ts';
import type { Jobs } from './jobs.ts';
import type { Meters } from './meters/meters.ts';
import type { PushServices } from './push/push-services.ts';
import type { SecurityLog } from './security-log.ts';
import type { Sms } from './sms.ts';
import type { Sweeps } from './sweeps.ts';

export interface SliceContext {
  readonly config: Config;
  readonly app: FastifyInstance;
  readonly routes: Routes;
  readonly database: Database;
  readonly clock: Clock;
  readonly events: Events;
  readonly files: Files;
  readonly sms: Sms;
  readonly push: PushServices;
  readonly jobs: Jobs;
  readonly sweeps: Sweeps;
  readonly security: SecurityLog;
  /** True in one process of a server only. It sweeps, supervises jobs and follows the audit. */
  readonly runsJobs: boolean;
  /** Makes the child process that decodes pictures. */
  readonly makeChildWork: typeof makeChildWork;
  readonly meters: Meters;
  readonly disks: DiskSpace;
}

/** A slice registers its routes, subscribers and sweeps. */
export type Slice = (context: SliceContext) => void;
