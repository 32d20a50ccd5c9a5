// Looks for work every second, and at once when there may be some.

const everyMs = 1_000;

export class Polling {
  readonly #look: () => Promise<void>;
  #state: 'off' | 'waiting' | 'looking' | 'looking, then again' = 'off';
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();

  /** `look` must not reject. */
  constructor(look: () => Promise<void>) {
    this.#look = look;
  }

  start(): void {
    this.#state = 'waiting';
    this.pollNow();
  }

  /** Does nothing before `start` and after `stop`. */
  pollNow(): void {
    if (this.#state === 'looking') this.#state = 'looking, then again';
    if (this.#state !== 'waiting') return;
    clearTimeout(this.#timer);
    this.#state = 'looking';
    this.#running = this.#look().then(() => this.#wait());
  }

  #wait(): void {
    if (this.#state === 'off') return;
    const isWanted = this.#state === 'looking, then again';
    this.#state = 'waiting';
    if (isWanted) this.pollNow();
    else this.#timer = setTimeout(() => this.pollNow(), everyMs).unref();
  }

  /** Resolves when no look is running. */
  async stop(): Promise<void> {
    this.#state = 'off';
    clearTimeout(this.#timer);
    await this.#running;
  }
}
