// What slices give to the job queue, and get from it.
import type { JobData } from './claim-jobs.ts';
import type { Tx } from './database.ts';

/** A job that isn't over runs again after this time. */
export type JobEnd = 'over' | { readonly againInSeconds: number };

export interface JobRun {
  /** 1 for the first. */
  readonly attempt: number;
  /** Aborted when the server stops. */
  readonly signal: AbortSignal;
  /** Call it after each request to the host. Jobs of a host that didn't answer in time are postponed. */
  noteHost(isSilent: boolean): void;
}

export interface JobKind<Data extends JobData> {
  readonly name: string;
  /** How many run at once in one process. */
  readonly atOnce: number;
  /** It is never given up. */
  readonly isEndless?: true;
  /** It may run again after a crash, so doing it twice must be harmless. */
  readonly run: (data: Data, job: JobRun) => Promise<JobEnd>;
}

export interface JobTime {
  readonly startAfter: Date;
}

/** A job at a known place in its queue. */
interface PlacedJob<Data extends JobData> extends JobTime {
  /** A UUID. */
  readonly id: string;
  readonly data: Data;
}

export interface JobQueue<Data extends JobData> {
  /** Adds jobs to the transaction. */
  add(tx: Tx, jobs: readonly Data[], when?: JobTime): Promise<void>;
  /** Adds a job instead of the one with this id, if there is one. */
  place(tx: Tx, job: PlacedJob<Data>): Promise<void>;
  /** Removes the job with this id, if there is one. */
  remove(tx: Tx, id: string): Promise<void>;
}
