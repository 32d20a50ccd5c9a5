import type { Health } from './health.ts';

/** What can be asked about a process. */
export interface Watched {
  /** As Prometheus reads them. */
  readonly metrics: () => Promise<string>;
  readonly health: () => Promise<Health>;
}
