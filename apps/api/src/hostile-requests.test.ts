// Requests with broken, odd and hostile values, generated from the OpenAPI document that the server publishes.
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { attack } from './testing/hostile/attack.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

/** `npm test` sends the same few each time, `npm run test:long` a million. A failure's `#` counts them from 0. */
const requests = Number(process.env.HAAT_FAULT_REQUESTS ?? 5_000);
const seed = Number(process.env.HAAT_FAULT_SEED ?? 1);
/** Only the script measures time. */
const isTimed = process.env.HAAT_FAULT_REQUESTS !== undefined;

// The triggers that watch the rows would be needed on each node.
it.runIf(inject('workerUrls').length === 0)(
  `${requests} requests of seed ${seed} are answered as documented, and refusals change nothing [FAULT-9]`,
  { timeout: 24 * 60 * 60 * 1_000 },
  async () => {
    const { faults, byStatus, slow, slowestMs } = await attack(t, {
      requests,
      seed,
      ...(isTimed && { onVillage: (sent) => console.log(`${sent} of ${requests} requests`) }),
    });
    if (isTimed)
      console.log(
        `answers by status: ${JSON.stringify(byStatus)}; the slowest took ${Math.round(slowestMs)} ms`,
      );
    expect(faults).toEqual([]);
    if (isTimed) expect(slow).toEqual([]);
  },
);
