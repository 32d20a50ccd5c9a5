// Reads from a real streaming replica: people always see their own writes, and nothing fails when the replica lags or
// dies.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Call, type Pair, signIn, startPair, until } from './primary-and-replica.ts';

const reading = 'reading from the replica';
const away = 'the replica is away or over a second behind: reading from the primary';

let pair: Pair;
let customer: Call;
let retailer: Call;
beforeAll(async () => {
  pair = await startPair({ isSynchronous: false });
  customer = await signIn(pair.haat, '+919000000001');
  retailer = await signIn(pair.haat, '+919000000002');
  await until(isUsed);
});
afterAll(() => pair?.close());

const isUsed = (): boolean => pair.replicaLines().at(-1) === reading;
const isAway = (): boolean => pair.replicaLines().at(-1) === away;

/** The log has one line for each change. */
function expectChangesOnly(): void {
  const lines = pair.replicaLines();
  for (const [at, line] of lines.entries()) expect(line).not.toBe(lines[at + 1]);
}

const pauseReplay = () => pair.ask(pair.replicaUrl, 'select pg_wal_replay_pause()');
const resumeReplay = () => pair.ask(pair.replicaUrl, 'select pg_wal_replay_resume()');
const nameTypes = (name: string) =>
  pair.ask(
    pair.primaryUrl,
    `update shop_types set name = '${name}' where id = (select min(id) from shop_types)`,
  );

async function typeNames(): Promise<string[]> {
  const { status, body } = await customer('GET', '/shops/shop-types/?limit=100');
  expect(status).toBe(200);
  return body.results.map(({ name }: { name: string }) => name);
}

const statementsOnReplica = () =>
  pair.ask(
    pair.replicaUrl,
    "select 1 from pg_stat_activity where application_name = 'haat' and query like '%shop_types%'",
  );

it('reads lists of the market from the replica [SCALE-8]', async () => {
  await until(async () => {
    await typeNames();
    return (await statementsOnReplica()).length > 0;
  });
});

it('shows a person their own change at once [SCALE-8]', async () => {
  const { body } = await retailer('GET', '/shops/products-retailer/?limit=1');
  const [{ id }] = body.results;
  await pauseReplay();
  for (const price of [31, 32, 33]) {
    expect((await retailer('PATCH', `/shops/products-retailer/${id}/`, { price })).status).toBe(200);
    for (let again = 0; again < 5; again += 1) {
      expect((await retailer('GET', `/shops/products/${id}/`)).body.price).toBe(price);
    }
  }
  await resumeReplay();
});

it('reads from the primary while the replica is over a second behind, and then from the replica [SCALE-9]', async () => {
  await until(isUsed);
  await pauseReplay();
  await nameTypes('Late shops');
  await until(isAway);
  expect(await typeNames()).toContain('Late shops');
  await resumeReplay();
  await until(isUsed);
  expectChangesOnly();
  expect(await typeNames()).toContain('Late shops');
});

it('fails no request when the replica dies and comes back [SCALE-9]', async () => {
  const statuses = new Map<number, number>();
  let isOver = false;
  const readOn = async (): Promise<void> => {
    while (!isOver) {
      const { status } = await customer('GET', '/shops/shop-types/');
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const readers = Array.from({ length: 8 }, readOn);
  await until(() => (statuses.get(200) ?? 0) > 100);
  await pair.killReplica();
  await until(isAway);
  const soFar = statuses.get(200) ?? 0;
  await until(() => (statuses.get(200) ?? 0) > soFar + 100);
  await pair.startReplica();
  await until(isUsed);
  isOver = true;
  await Promise.all(readers);
  expect([...statuses.keys()]).toEqual([200]);
  expectChangesOnly();
});
