// Hosts that didn't answer in time. Their jobs wait, so that they don't take places from the jobs of other hosts.

const firstPauseMs = 10_000;
const longestPauseMs = 600_000;
/** A host is forgotten this long after its pause. */
const forgetAfterMs = 3_600_000;

interface Silence {
  readonly times: number;
  /** In the time of `performance.now()`. */
  readonly until: number;
}

export class SilentHosts {
  readonly #silences = new Map<string, Silence>();

  /** Each pause is twice as long as the one before, until the host answers. */
  note(host: string, isSilent: boolean): void {
    if (!isSilent) {
      this.#silences.delete(host);
      return;
    }
    const now = performance.now();
    const before = this.#silences.get(host);
    // Jobs that were sent together fail together. Count them once.
    if (before && before.until > now) return;
    const times = (before?.times ?? 0) + 1;
    const pauseMs = Math.min(firstPauseMs * 2 ** (times - 1), longestPauseMs);
    this.#silences.set(host, { times, until: now + pauseMs });
  }

  /** The hosts that are paused now. */
  paused(): string[] {
    const now = performance.now();
    for (const [host, { until }] of this.#silences) {
      if (until + forgetAfterMs < now) this.#silences.delete(host);
    }
    return [...this.#silences].filter(([, { until }]) => until > now).map(([host]) => host);
  }
}
