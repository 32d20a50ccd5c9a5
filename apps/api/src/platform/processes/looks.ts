// What the supervisor can see in its workers: their metrics and their health.
import { setTimeout as pause } from 'node:timers/promises';
import { type Health, starting } from '../health/health.ts';
import type { Watched } from '../health/watched.ts';
import { addMeasured, type Measured, printMetrics } from '../meters/prometheus.ts';
import type { WorkerChannel } from './in-supervisor.ts';
import type { Look, Seen } from './messages.ts';

/** A worker that takes longer is left out. Reading one number takes at most two seconds. */
const limitMs = 4_000;

export class Looks implements Watched<string> {
  readonly #workers: () => readonly WorkerChannel[];
  readonly #waiting = new Map<number, (seen: Seen) => void>();
  readonly #last = new Map<WorkerChannel, Measured>();
  /** The counts of workers that have ended, so that no counter falls. */
  #ended: Promise<Measured> = Promise.resolve([]);
  #asked = 0;

  constructor(workers: () => readonly WorkerChannel[]) {
    this.#workers = workers;
  }

  /** A worker has answered. */
  take(seen: Seen, from: WorkerChannel): void {
    if (seen.metrics) this.#last.set(from, seen.metrics);
    this.#waiting.get(seen.id)?.(seen);
  }

  /** A worker has ended. */
  forget(worker: WorkerChannel): void {
    const counts = this.#last
      .get(worker)
      ?.filter(({ type }) => ['counter', 'histogram'].includes(String(type)));
    this.#last.delete(worker);
    if (counts) this.#ended = this.#ended.then((before) => addMeasured([before, counts]));
  }

  metrics = async (): Promise<string> => {
    const seen = await this.#look('metrics');
    const ofRunning = seen.flatMap(({ metrics }) => (metrics ? [metrics] : []));
    return printMetrics([...ofRunning, await this.#ended]);
  };

  /** Ready when one of them is: the others get no connections before they listen. */
  health = async (): Promise<Health> => {
    const seen = (await this.#look('health')).flatMap(({ health }) => health ?? []);
    return seen.find(({ status }) => status === 'ready') ?? seen[0] ?? starting();
  };

  async #look(at: Look): Promise<Seen[]> {
    const limit = pause(limitMs, undefined, { ref: false });
    const answers = await Promise.all(this.#workers().map((worker) => this.#lookAt(worker, at, limit)));
    return answers.flatMap((seen) => seen ?? []);
  }

  async #lookAt(worker: WorkerChannel, at: Look, limit: Promise<undefined>): Promise<Seen | undefined> {
    this.#asked += 1;
    const id = this.#asked;
    const answer = new Promise<Seen>((resolve) => this.#waiting.set(id, resolve));
    worker.send({ kind: 'look', id, at });
    try {
      return await Promise.race([answer, limit]);
    } finally {
      this.#waiting.delete(id);
    }
  }
}
