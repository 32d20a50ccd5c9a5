// The messages between the supervisor and its workers.
import type { ChildWorkOptions } from '../child-work.ts';
import type { Connections } from '../connections.ts';
import type { Health } from '../health/health.ts';
import type { Measured } from '../meters/prometheus.ts';

export type Question =
  | { readonly what: 'count'; readonly name: string; readonly perMinute: number; readonly sender: string }
  | {
      readonly what: 'task';
      readonly program: string;
      readonly options: TaskOptions;
      readonly task: unknown;
    };

/** Without the program's URL, which can't be cloned. */
type TaskOptions = Omit<ChildWorkOptions, 'program'>;

export interface Start {
  readonly databaseUrl: string;
  readonly connections: Connections;
  /** See `Processes`. */
  readonly runsJobs: boolean;
  readonly loadsDemo: boolean;
}

/** What a worker reports when it listens. */
export interface Ready {
  readonly hasDemo: boolean;
  readonly hasOperator: boolean;
}

/** An answer to a look. */
export interface Seen {
  readonly kind: 'seen';
  readonly id: number;
  readonly metrics?: Measured;
  readonly health?: Health;
}

export type FromWorker =
  | { readonly kind: 'ready'; readonly ready: Ready }
  | { readonly kind: 'ask'; readonly id: number; readonly question: Question }
  | Seen
  /** Calls that were let through without asking, by sender. */
  | {
      readonly kind: 'calls';
      readonly name: string;
      readonly perMinute: number;
      readonly calls: ReadonlyMap<string, number>;
    };

export type Look = 'metrics' | 'health';

export type FromSupervisor =
  | { readonly kind: 'look'; readonly id: number; readonly at: Look }
  | { readonly kind: 'start'; readonly start: Start }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: unknown }
  /** For the next `msLeft`, ask before each call of this sender. */
  | { readonly kind: 'ask-first'; readonly name: string; readonly sender: string; readonly msLeft: number };
