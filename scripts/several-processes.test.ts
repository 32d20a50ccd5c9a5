// npm start with WEB_CONCURRENCY=4.

import { findEmbeddedPostgres } from '@haat/embedded-postgres';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePeople } from '../bench/parts/make-people.mjs';
import { familyOf, kill, type Listed, survivors } from './processes/process-family.ts';
import { codesSentTo, freePort, isOpen, newPlace, type Place } from './processes/start-haat.ts';
import { type Running, startProcess, until } from './processes/start-process.ts';
import { openRequest, untilClosed } from './testing/open-request.ts';

const PROCESSES = 4;
const RETAILER = '+919000000002';

describe('a Haat of four processes', () => {
  let place: Place;
  let npm: Running;
  let people: string[];
  let metricsPort: number;
  let retailer: string;

  beforeAll(async () => {
    place = await newPlace();
    metricsPort = await freePort();
    const settings = {
      HAAT_DEMO: 'on',
      WEB_CONCURRENCY: `${PROCESSES}`,
      METRICS_PORT: `${metricsPort}`,
    };
    npm = startProcess('npm', ['start'], { env: { ...place.env, ...settings } });
    await until(npm, () => isOpen(npm));
    people = await makePeople(databaseUrl(), 41);
    retailer = await signIn(RETAILER);
  });

  afterAll(() => {
    kill(familyOf(npm.pid));
    place.remove();
  });

  const databaseUrl = (): string => findEmbeddedPostgres(place.dataDir)?.url ?? '';
  /** All but the first one, which starts them. */
  const workers = (): Listed[] =>
    familyOf(npm.pid)
      .filter(({ command }) => /\/apps\/api\/src\/main\.ts$/.test(command))
      .slice(-PROCESSES);

  /** Each call uses its own connection, and the processes take connections in turns. */
  async function call(path: string, token: string, init: RequestInit = {}) {
    const headers = { authorization: `Token ${token}`, connection: 'close', ...init.headers };
    const answer = await fetch(`http://127.0.0.1:${place.port}/api${path}`, { ...init, headers });
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) };
  }

  const post = (path: string, token: string, body: object) =>
    call(path, token, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  async function signIn(number: string): Promise<string> {
    await post('/users/login/', '', { number });
    await until(npm, () => codesSentTo(number, npm.stdout()).length > 0);
    const otp = codesSentTo(number, npm.stdout()).at(-1);
    return (await post('/users/login/verify/', '', { number, otp })).body.token;
  }

  async function query(text: string): Promise<unknown> {
    const client = new Client({ connectionString: databaseUrl() });
    await client.connect();
    try {
      const { rows } = await client.query({ text, rowMode: 'array' });
      return rows[0]?.[0];
    } finally {
      await client.end();
    }
  }

  const times = (text: string): number => npm.stdout().split(text).length - 1;
  const tokenOf = (at: number): string => people[at] ?? '';
  const statuses = async (calls: Promise<{ status: number }>[]): Promise<number[]> =>
    (await Promise.all(calls)).map(({ status }) => status);

  it('prints its messages once [RUN-20]', () => {
    expect(workers()).toHaveLength(PROCESSES);
    for (const line of [
      'is open: ',
      'Loading the demo village',
      'Lakshmi Menon, customer',
      'Push to browsers',
    ]) {
      expect(times(line), line).toBe(1);
    }
  });

  it('prints each sign-in code as one whole line [RUN-8, RUN-20]', async () => {
    const numbers = Array.from({ length: 12 }, (_, at) => `+9198765432${10 + at}`);
    await Promise.all(numbers.map(signIn));
    for (const number of numbers)
      expect(npm.stdout()).toMatch(new RegExp(`^OTP for \\${number}: \\d{6}$`, 'm'));
  });

  it('counts each view of an article [BLOG-10, RUN-20]', async () => {
    const [article] = (await call('/blog/articles/?limit=1', retailer)).body.results;
    const read = (token: string) => call(`/blog/articles/${article.id}/`, token);
    expect(new Set(await statuses(people.slice(1).map(read)))).toEqual(new Set([200]));
    const counted = `select views::int from articles where id = ${article.id}`;
    while ((await query(counted)) !== article.views + people.length - 1) await query('select pg_sleep(0.05)');
    expect(await query('select count(*)::int from uncounted_views')).toBe(0);
  });

  it('keeps its connections below the limit of PostgreSQL [RUN-20]', async () => {
    await Promise.all(people.slice(3).map((token) => call('/users/notifications/', token)));
    const open = await query(`select count(*)::int from pg_stat_activity where application_name = 'haat'`);
    expect(open).toBeLessThanOrEqual(40);
    expect(open).toBeGreaterThanOrEqual(2 * PROCESSES);
  });

  it('starts a process again that was killed, while the others answer [RUN-21]', async () => {
    const [first] = workers();
    if (!first) throw new Error('no process runs');
    process.kill(first.pid, 'SIGKILL');
    await until(npm, () => times('will be started again') === 1);
    expect((await call('/users/details/', retailer)).status).toBe(200);
    await until(npm, () => times('"msg":"listening"') === PROCESSES + 1);
    expect(workers()).toHaveLength(PROCESSES);
    expect(workers().some(({ pid }) => pid === first.pid)).toBe(false);
    const asked = Array.from({ length: 2 * PROCESSES }, () => call('/users/details/', retailer));
    expect(new Set(await statuses(asked))).toEqual(new Set([200]));
  });

  it('tells the metrics of each process at a port of its own [WATCH-8]', async () => {
    const count = async (index: number): Promise<number> => {
      const text = await (await fetch(`http://127.0.0.1:${metricsPort + index}/metrics`)).text();
      const line =
        /^haat_http_requests_total\{method="GET",route="\/api\/users\/cities\/",status="200"\} (\d+)$/m;
      return Number(line.exec(text)?.[1] ?? 0);
    };
    const countAll = async (): Promise<number> =>
      (await Promise.all(Array.from({ length: PROCESSES }, (_, index) => count(index)))).reduce(
        (a, b) => a + b,
      );
    const before = await countAll();
    const calls = Array.from({ length: 4 * PROCESSES }, () => call('/users/cities/', tokenOf(40)));
    expect(new Set(await statuses(calls))).toEqual(new Set([200]));
    expect(await countAll()).toBe(before + 4 * PROCESSES);
    const ready = await fetch(`http://127.0.0.1:${metricsPort + 1}/readyz`);
    expect(await ready.json()).toMatchObject({ status: 'ready' });
  });

  it('logs a change of powers once [RUN-20]', async () => {
    const made = startProcess('npm', ['run', '--silent', 'haat', '--', 'make-operator', RETAILER], {
      env: place.env,
    });
    await made.ended;
    await until(npm, () => times('"user.make_operator"') > 0);
  });

  it('answers pending requests and ends everything on SIGTERM [RUN-13, RUN-20, WATCH-3]', async () => {
    const get = (path: string) =>
      fetch(`http://127.0.0.1:${place.port}${path}`, { headers: { connection: 'close' } });
    // As a load balancer has asked every process.
    await Promise.all(Array.from({ length: 2 * PROCESSES }, () => get('/readyz')));
    const request = await openRequest(place.port, '/api/users/login/', '{"number":"12"}');
    const family = familyOf(npm.pid);
    process.kill(npm.pid, 'SIGTERM');
    await expect.poll(async () => (await get('/readyz')).status, { interval: 20 }).toBe(503);
    expect((await get('/api/users/details/')).status).toBe(401);
    await untilClosed(place.port);
    request.sendBody();
    expect(await request.answer).toMatch(/^HTTP\/1\.1 400 /);
    expect((await npm.ended).code).toBe(0);
    expect(survivors(family)).toEqual([]);
    expect(times('"user.make_operator"')).toBe(1);
  });
});
