import type { Page } from 'playwright-core';

// What may pass between asking for the time and stopping it, on the slowest machine.
const marginMs = 4_000;

/** From now on time goes by only with `page.clock.runFor`; a timer that was due within seconds has fired. */
export const stopClock = async (page: Page): Promise<void> =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + marginMs);
