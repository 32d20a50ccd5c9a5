import type { Page } from 'playwright-core';

// The longest time between reading the clock and stopping it on a slow machine.
const marginMs = 4_000;

/** Stops the clock, which then advances only with `page.clock.runFor`. Timers due within seconds have fired. */
export const stopClock = async (page: Page): Promise<void> =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + marginMs);
