// The clock of a running server jumps an hour ahead and back, while people buy. PostgreSQL's clock stays.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { codesSentTo, newPlace } from '../processes/start-haat.ts';
import type { Buyers } from './buyers.ts';
import { faultSizes } from './fault-sizes.ts';
import { type Market, openMarket } from './market.ts';

const { jumps } = faultSizes();
const hourMs = 60 * 60_000;
const orders = 8;

let market: Market;
let buyers: Buyers;
let moveClock: (aheadMs: number) => void;
beforeAll(async () => {
  const place = await newPlace();
  const file = join(place.folder, 'ahead');
  moveClock = (aheadMs) => writeFileSync(file, String(aheadMs));
  moveClock(0);
  const preload = join(import.meta.dirname, 'shifted-clock.mjs');
  const settings = { CLOCK_AHEAD_FILE: file, NODE_OPTIONS: `--import ${preload}` };
  market = await openMarket({ place, settings });
  buyers = market.buyers;
});
afterAll(() => market.close());

/** Of the first customer. */
const number = '+916000000001';

async function signIn(): Promise<number> {
  const send = (path: string, body: object) =>
    fetch(`${market.url}/api/users/${path}/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const sent = () => codesSentTo(number, market.npm.stdout());
  const before = sent().length;
  expect((await send('login', { number })).status).toBe(200);
  await expect.poll(() => sent().length).toBeGreaterThan(before);
  return (await send('login/verify', { number, otp: sent().at(-1) })).status;
}

it(`people buy and sign in all the time, ${jumps} times [FAULT-13]`, async () => {
  for (let jump = 0; jump < jumps; jump += 1) {
    for (const aheadMs of [hourMs, 0]) {
      await buyers.more(orders);
      moveClock(aheadMs);
      await buyers.more(orders);
      expect(await signIn()).toBe(200);
    }
  }
  expect(market.npm.stdout()).not.toContain('"level":"error"');
});

it('every answered order is there once, with its stock and money [FAULT-13]', async () => {
  await buyers.stop();
  await market.expectAllThere();
  const ahead = await market.query("select 1 from orders where created_at > now() + interval '30 minutes'");
  expect(ahead.length).toBeGreaterThanOrEqual(jumps * orders);
});
