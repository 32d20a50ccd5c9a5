// Counts calls by sender, each for a minute from the sender's first call.

const minuteMs = 60_000;

interface Minute {
  used: number;
  readonly end: number;
}

export interface Counted {
  /** In this minute, the calls just added included. */
  readonly used: number;
  readonly msLeft: number;
}

export class MinuteCounter {
  readonly #minutes = new Map<string, Minute>();
  #forgetAt = 0;

  add(sender: string, calls = 1, now = performance.now()): Counted {
    this.#forget(now);
    let minute = this.#minutes.get(sender);
    if (!minute || minute.end <= now) {
      minute = { used: 0, end: now + minuteMs };
      this.#minutes.set(sender, minute);
    }
    minute.used += calls;
    return { used: minute.used, msLeft: minute.end - now };
  }

  /** Once a minute, so that the senders of long ago take no memory. */
  #forget(now: number): void {
    if (now < this.#forgetAt) return;
    this.#forgetAt = now + minuteMs;
    for (const [sender, { end }] of this.#minutes) if (end <= now) this.#minutes.delete(sender);
  }
}
