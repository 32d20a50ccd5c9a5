import type { Health } from './health.ts';

/** What can be asked about a server, or about one of its processes. */
export interface Watched<Metrics> {
  readonly metrics: () => Promise<Metrics>;
  readonly health: () => Promise<Health>;
}
