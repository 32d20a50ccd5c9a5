// Slow jobs of people and hosts.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { type JobQueue, type JobRun, Jobs } from './jobs.ts';

interface Call {
  readonly userId: number;
  readonly host: string;
}

let t: TestApp;
let servers: Jobs[];
let queue: JobQueue<Call> | undefined;
/** In the order of their start. */
let started: Call[];
let open: { call: Call; end: () => void }[];
/** Whether calls of this host hang. */
let holds: (host: string) => boolean;
let silentHost: string | undefined;

beforeAll(async () => {
  t = await createTestApp();
});
beforeEach(() => {
  [started, open, servers] = [[], [], []];
  holds = () => false;
  silentHost = undefined;
  [queue] = addServer();
});
afterEach(async () => {
  holds = () => false;
  for (const { end } of open) end();
  for (const one of servers) await one.stop();
  await t.database.pool.query('delete from jobs');
});
afterAll(() => t.close());

function addServer(names = ['calls']): JobQueue<Call>[] {
  const jobs = new Jobs({ database: t.database });
  servers.push(jobs);
  return names.map((name) => jobs.queue<Call>({ name, atOnce: 30, run }));
}

async function run({ userId, host }: Call, { noteHost }: JobRun) {
  const call = { userId, host };
  started.push(call);
  if (holds(host)) await new Promise<void>((end) => open.push({ call, end: () => end() }));
  noteHost(host === silentHost);
  return 'over' as const;
}

const add = (...calls: Call[]) => t.database.inTx(async (tx) => queue?.add(tx, calls));

const callsOf = (userId: number, count: number, hostOf: (at: number) => string): Call[] =>
  Array.from({ length: count }, (_, at) => ({ userId, host: hostOf(at) }));

const startedOf = (userId: number): number => started.filter((call) => call.userId === userId).length;

const [slow, stranger] = [1, 2];

describe('while nobody answers', () => {
  it('one person has two jobs, and a stranger gets theirs [PUSH-19]', async () => {
    holds = (host) => host.startsWith('silent');
    await add(...callsOf(slow, 60, (at) => `silent-${at}`));
    await add({ userId: stranger, host: 'quick' });
    for (const one of servers) one.start();
    await vi.waitFor(() => expect(startedOf(stranger)).toBe(1), { timeout: 20_000 });
    expect(startedOf(slow)).toBe(2);
  });

  it('several servers together keep to two jobs of a person and two of a host [PUSH-19]', async () => {
    holds = () => true;
    addServer();
    await add(...callsOf(slow, 20, (at) => `silent-${at}`));
    for (let userId = 10; userId < 30; userId += 1) await add({ userId, host: 'one' });
    const running = Promise.all(servers.map((one) => one.runDue()));
    await vi.waitFor(() => expect(open).toHaveLength(4), { timeout: 20_000 });
    holds = () => false;
    for (const { end } of open) end();
    const counts = await running;
    expect(counts.reduce((sum, count) => sum + count)).toBe(40);
    expect(started).toHaveLength(40);
  });

  it('two kinds of jobs together keep to two of a person and two of a host [PUSH-19]', async () => {
    holds = () => true;
    const [phones, browsers] = addServer(['phones', 'browsers']);
    await t.database.inTx(async (tx) => {
      for (const kind of [phones, browsers]) {
        await kind?.add(tx, [
          ...callsOf(slow, 3, (at) => `silent-${at}`),
          ...callsOf(stranger, 1, () => 'quick'),
        ]);
      }
    });
    const running = servers.at(-1)?.runDue();
    await vi.waitFor(() => expect(open).toHaveLength(4), { timeout: 20_000 });
    expect([startedOf(slow), startedOf(stranger)]).toEqual([2, 2]);
    holds = () => false;
    for (const { end } of open) end();
    expect(await running).toBe(8);
  });

  it('pauses its host, and no other [PUSH-20]', async () => {
    silentHost = 'silent';
    await add({ userId: slow, host: 'silent' });
    const [first] = servers;
    await first?.runDue();
    await add({ userId: stranger, host: 'silent' }, { userId: stranger, host: 'quick' });
    expect(await first?.runDue()).toBe(1);
    expect(started.slice(1)).toEqual([{ userId: stranger, host: 'quick' }]);
    // It answers again.
    silentHost = undefined;
    expect(await first?.runDue({ early: true })).toBe(1);
    await add({ userId: stranger, host: 'silent' });
    expect(await first?.runDue()).toBe(1);
  });
});

describe('a job of a server that was killed', () => {
  /** Leaves two jobs of the host that started this long ago. */
  async function leaveTwo(seconds: number): Promise<void> {
    await add({ userId: 10, host: 'one' }, { userId: 11, host: 'one' });
    await t.database.pool.query(
      `update jobs set is_running = true, stepped_at = now() - make_interval(secs => $1)`,
      [seconds],
    );
  }

  it.each([
    { seconds: 29, all: 0, ofStranger: 0 },
    // The two run again.
    { seconds: 31, all: 3, ofStranger: 1 },
  ])(
    'holds up its host for 30 s: $ofStranger runs after $seconds s [PUSH-81]',
    async ({ seconds, all, ofStranger }) => {
      await leaveTwo(seconds);
      await add({ userId: stranger, host: 'one' });
      expect(await servers[0]?.runDue()).toBe(all);
      expect(startedOf(stranger)).toBe(ofStranger);
    },
  );
});
