// Kills the server, its PostgreSQL, and both, while people buy. Afterwards compares the database with the answers.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { familyOf, kill, type Listed } from '../processes/process-family.ts';
import { faultSizes } from './fault-sizes.ts';
import { type Market, openMarket } from './market.ts';

const { kills, processes } = faultSizes();
const ordersBetweenKills = 8;

const isServer = ({ command }: Listed): boolean => /main\.ts|worker\.ts/.test(command);
const isPostgres = ({ command }: Listed): boolean => /postgres/.test(command.split(' ')[0] ?? '');

describe.each(processes)('a Haat of %d process(es) that is killed while people buy', (count) => {
  let market: Market;
  beforeAll(async () => {
    market = await openMarket({ settings: { WEB_CONCURRENCY: String(count) } });
  });
  afterAll(() => market.close());

  /** What a `kill -9` ends. The launcher stays. */
  const victims: Readonly<Record<string, (one: Listed) => boolean>> = {
    'the server': isServer,
    PostgreSQL: isPostgres,
    both: (one) => isServer(one) || isPostgres(one),
  };

  it.each(Object.entries(victims))(
    `comes back by itself after kill -9 of %s, ${kills} times [FAULT-1]`,
    async (_, isVictim) => {
      for (let round = 0; round < kills; round += 1) {
        await market.buyers.more(ordersBetweenKills);
        const killed = familyOf(market.npm.pid).filter(isVictim);
        expect(killed.length).toBeGreaterThan(0);
        kill(killed);
        await market.buyers.more(ordersBetweenKills);
      }
    },
  );

  it('has every answered order once, and the stock and the money of these orders [FAULT-2]', async () => {
    await market.buyers.stop();
    expect(market.buyers.journal.length).toBeGreaterThan(kills * 6 * ordersBetweenKills);
    await market.expectAllThere();
  });

  it('gives each repeat the first answer [FAULT-2]', async () => {
    for (const { buyer, key, orderId } of market.buyers.journal.slice(-50)) {
      const again = await market.buyers.call(buyer.token, '/customers/checkout/', {}, key);
      expect([again.status, again.body.id]).toEqual([200, orderId]);
    }
  });
});
