// Counts calls by sender, each for a minute from the sender's first call. Each process counts for itself.

const minuteMs = 60_000;

interface Minute {
  used: number;
  readonly end: number;
}

export interface Counted {
  /** In this minute, this call included. */
  readonly used: number;
  readonly msLeft: number;
}

export class MinuteCounter {
  readonly #minutes = new Map<string, Minute>();
  #forgetAt = 0;

  add(sender: string, now = performance.now()): Counted {
    this.#forget(now);
    let minute = this.#minutes.get(sender);
    if (!minute || minute.end <= now) {
      minute = { used: 0, end: now + minuteMs };
      this.#minutes.set(sender, minute);
    }
    minute.used += 1;
    return { used: minute.used, msLeft: minute.end - now };
  }

  /** Once a minute, so that the senders of long ago take no memory. */
  #forget(now: number): void {
    if (now < this.#forgetAt) return;
    this.#forgetAt = now + minuteMs;
    for (const [sender, { end }] of this.#minutes) if (end <= now) this.#minutes.delete(sender);
  }
}

/** Counts a call. Gives the milliseconds until the sender may call again, or 0 when this call is within the limit. */
export type CountCall = (sender: string) => number;

export function limitPerMinute(most: number): CountCall {
  const counter = new MinuteCounter();
  return (sender) => {
    const { used, msLeft } = counter.add(sender);
    return used > most ? msLeft : 0;
  };
}
