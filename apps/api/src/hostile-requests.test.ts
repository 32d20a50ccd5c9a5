// Requests with broken, odd and hostile values, generated from the OpenAPI document that the server publishes.
import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { attack } from './testing/hostile/attack.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const requests = Number(process.env.HAAT_X ?? 2000);
const seed = Number(process.env.HAAT_SEED ?? randomInt(2 ** 32));

it(`answers ${requests} of them as documented, and changes nothing when it refuses [FAULT-9]`, async () => {
  const t0 = process.cpuUsage();
  const { faults, byStatus, slowestMs, slow } = await attack(t, { requests, seed });
  console.log(seed, JSON.stringify(byStatus), slowestMs, slow, process.cpuUsage(t0));
  expect(faults).toEqual([]);
}, 600_000);
