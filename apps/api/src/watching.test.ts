// Health, metrics and request ids of a whole app, and what deploy/ uses of the metrics.
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildApp } from './app.ts';
import { type Disk, DiskSpace, watchDisks } from './platform/disk-space.ts';
import { Events } from './platform/events.ts';
import { hasMemory, Readiness } from './platform/health/health.ts';
import { openWatchServer } from './platform/health/watch-server.ts';
import { measureBackups } from './platform/meters/backup-meters.ts';
import { measureDatabase } from './platform/meters/database-meters.ts';
import { measureDisks } from './platform/meters/disk-meters.ts';
import { countPushes, smsCounter } from './platform/meters/outcome-meters.ts';
import { makePrometheusMeters } from './platform/meters/prometheus.ts';
import { makeVapidKeys } from './platform/push/vapid-keys.ts';
import { release } from './platform/release.ts';
import { markShopSetUp, setShopVerified } from './slices/accounts/index.ts';
import { anyWrite } from './testing/any-write.ts';
import { makeClient } from './testing/client.ts';
import { makeOperatorClient } from './testing/operators.ts';
import { makePicture, uploadPicture } from './testing/pictures.ts';
import { makeWebm, uploadFile } from './testing/sounds.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

const gigabyte = 1024 ** 3;
const roomy: Disk = { id: 1, freeBytes: 50 * gigabyte, sizeBytes: 100 * gigabyte };

let t: TestApp;
let app: FastifyInstance;
let readiness: Readiness;
let disk = roomy;
const lines: string[] = [];
const meters = makePrometheusMeters({ readsShared: true, onFailure: () => undefined });
const disks = new DiskSpace({ data: '/data', pictures: '/pictures' }, async () => disk);

beforeAll(async () => {
  const { publicKey, privateKey } = makeVapidKeys();
  t = await createTestApp({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey });
  const { config, database, clock, files, sms, jobs } = t;
  readiness = new Readiness(database);
  measureDatabase(database, meters);
  measureDisks(disks, meters);
  measureBackups(database, clock, meters);
  const log = pino({}, { write: (line: string) => lines.push(line) });
  const parts = { config, database, events: new Events(), clock, files, sms, jobs, log };
  app = await buildApp({ ...parts, meters, readiness, disks });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await t.close();
});

const printed = async () => meters.print();

describe('health', () => {
  it('/healthz and /readyz answer anybody, and are never cached [WATCH-1, WATCH-2]', async () => {
    const alive = await app.inject('/healthz');
    expect([alive.statusCode, alive.headers['cache-control']]).toEqual([200, 'no-store']);
    const ready = await app.inject('/readyz');
    expect([ready.statusCode, ready.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(ready.json()).toEqual({
      status: 'ready',
      ...release(),
      checks: { database: 'ok', migrations: 'ok', memory: 'ok' },
    });
    const posted = await app.inject({ method: 'POST', url: '/readyz' });
    expect([posted.statusCode, posted.headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it('/readyz names a missing migration [WATCH-2]', async () => {
    const { rows } = await t.database.pool.query(
      'delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations) returning *',
    );
    const answer = await new Readiness(t.database).look();
    const [{ hash, created_at }] = rows;
    await t.database.pool.query(
      'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
      [hash, created_at],
    );
    expect(answer).toMatchObject({
      status: 'unavailable',
      checks: { database: 'ok', migrations: 'failed', memory: 'ok' },
    });
  });

  it('/readyz is 503 without a database, and when memory is short [WATCH-2]', async () => {
    const query = async () => Promise.reject(new Error('gone'));
    const pools = { reading: { query } } as unknown as TestApp['database']['pools']; // it only calls `query`
    expect((await new Readiness({ pools }).look()).checks).toMatchObject({ database: 'failed' });
    const fine = { availableBytes: gigabyte, heapBytes: 1, heapLimitBytes: 100 };
    expect(hasMemory(fine)).toBe(true);
    expect(hasMemory({ ...fine, availableBytes: 1024 })).toBe(false);
    expect(hasMemory({ ...fine, heapBytes: 96 })).toBe(false);
    const short = new Readiness(t.database, () => ({ ...fine, availableBytes: 1024 }));
    expect(await short.look()).toMatchObject({ status: 'unavailable', checks: { memory: 'failed' } });
  });

  it('a stopping server says so, and still answers others [WATCH-3]', async () => {
    const stopping = new Readiness(t.database);
    expect(stopping.wasAsked).toBe(false);
    stopping.stop();
    expect((await stopping.look()).status).toBe('stopping');
    expect(stopping.wasAsked).toBe(true);
  });
});

describe('the server at METRICS_PORT', () => {
  it('is starting at first, then answers metrics and health [WATCH-4]', async () => {
    await using server = await openWatchServer({ host: '127.0.0.1', port: 39_471 });
    const get = (path: string) => fetch(`http://127.0.0.1:39471${path}`);
    const early = await get('/readyz');
    expect([early.status, early.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await early.json()).toMatchObject({ status: 'starting' });
    expect((await get('/healthz')).status).toBe(200);
    server.watch({ metrics: meters.print, health: () => readiness.look() });
    expect((await get('/readyz')).status).toBe(200);
    const metrics = await get('/metrics');
    expect(metrics.headers.get('content-type')).toContain('text/plain');
    expect(await metrics.text()).toContain('haat_database_up 1');
    expect((await get('/etc')).status).toBe(404);
    await expect(openWatchServer({ host: '127.0.0.1', port: 39_471 })).rejects.toThrow(/METRICS_PORT 39471/);
  });
});

describe('metrics', () => {
  it('count requests by the pattern of their route, never by their path [WATCH-5]', async () => {
    const id = 987_654_321;
    await app.inject(`/api/shops/${id}/`);
    await app.inject(`/no/${id}/such/page`);
    const text = await printed();
    expect(text).toMatch(
      /haat_http_requests_total\{method="GET",route="\/api\/shops\/:id\/",status="401"\} 1\n/,
    );
    expect(text).toMatch(/haat_http_requests_total\{method="GET",route="none",status="404"\} 1\n/);
    expect(text).toContain(
      'haat_http_request_duration_seconds_bucket{le="0.1",method="GET",route="/api/shops/:id/"}',
    );
    expect(text).not.toContain(String(id));
  });

  it('have orders by state, connections, jobs, disks and the last backup [WATCH-6]', async () => {
    const hourAgo = new Date(t.clock.now().getTime() - 3_600_000);
    expect(await printed()).not.toMatch(/^haat_backup_age_seconds /m);
    const row = 'insert into backups (started_at, file, is_scheduled, bytes) values ($1, $2, false, 7)';
    await t.database.pool.query(row, [hourAgo, '/backup']);
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 16_000);
    expect(await printed()).toMatch(/^haat_backup_age_seconds 3600$/m);
    vi.restoreAllMocks();
    const text = await printed();
    expect(text).toContain('haat_orders_active{status="INITIATED"} 0');
    expect(text).toContain('haat_orders_ended{status="COMPLETED"} 0');
    expect(text).toContain('haat_jobs{state="again"} 0');
    expect(text).toContain('haat_database_connections_max{pool="reading"} 4');
    expect(text).toContain(`haat_disk_free_bytes{disk="pictures"} ${roomy.freeBytes}`);
    expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds [\d.]+/);
    expect(text).toMatch(/process_resident_memory_bytes \d+/);
  });

  it('read the database at most every 15 seconds, and go on without it [WATCH-7]', async () => {
    let reads = 0;
    let isGone = true;
    const own = makePrometheusMeters({ readsShared: true, onFailure: () => undefined });
    const read = async () => {
      reads += 1;
      if (isGone) throw new Error('gone');
      return 7;
    };
    own.gauge({ name: 'haat_test', help: 'A test.', read });
    const text = async () => own.print();
    expect(await text()).not.toMatch(/^haat_test /m);
    isGone = false;
    expect(await text()).toMatch(/^haat_test 7$/m);
    expect(await text()).toMatch(/^haat_test 7$/m);
    expect(reads).toBe(2);
  });

  it('count what became of push messages and SMS [WATCH-6]', async () => {
    const toBrowser = async () => ({ end: 'gone' }) as const;
    await (countPushes({ toBrowser }, meters).toBrowser as () => Promise<unknown>)();
    smsCounter(meters)('msg91', 'failed');
    const text = await printed();
    expect(text).toContain('haat_push_messages_total{kind="browser",outcome="gone"} 1');
    expect(text).toContain('haat_sms_total{provider="msg91",outcome="failed"} 1');
  });
});

describe('deploy/', () => {
  const fileOf = (name: string) => readFileSync(new URL(`../../../deploy/${name}`, import.meta.url), 'utf8');
  const alerts = [...fileOf('alerts.yml').matchAll(/^ +expr: (.+)$/gm)].map(([, expr = '']) => expr);
  const { panels } = JSON.parse(fileOf('grafana-dashboard.json'));
  const drawn: string[] = panels.flatMap(({ targets }: { targets: { expr: string }[] }) =>
    targets.map(({ expr }) => expr),
  );
  const namesIn = (expr: string): string[] =>
    expr.replace(/\{[^}]*\}/g, '').match(/\b(haat|nodejs|process)_\w+/g) ?? [];

  it('uses only metrics and labels that /metrics prints [WATCH-9]', async () => {
    const text = await printed();
    const names = new Set([...text.matchAll(/^(\w+)[{ ]/gm)].map(([, name]) => name));
    const used = [...alerts, ...drawn];
    expect(used.length).toBeGreaterThan(30);
    const missing = new Set(used.flatMap(namesIn).filter((name) => !names.has(name)));
    expect([...missing]).toEqual([]);
    const labels = new Set([...text.matchAll(/[{,](\w+)="/g)].map(([, label]) => label));
    const asked = used.flatMap((expr) => [
      ...[...expr.matchAll(/by \(([^)]+)\)/g)].flatMap(([, list = '']) => list.split(', ')),
      ...[...expr.matchAll(/[{,](\w+)=~?"/g)].map(([, label]) => label),
    ]);
    expect(asked.length).toBeGreaterThan(10);
    for (const label of asked) expect(labels).toContain(label);
  });
});

describe('the id of a request', () => {
  const refuse = (headers = {}) => app.inject({ url: '/api/users/details/', headers });

  it('is in header and document of a refusal [WATCH-11]', async () => {
    const answer = await refuse();
    expect(answer.json().request_id).toMatch(/^[\w-]{36}$/);
    expect(answer.headers['x-request-id']).toBe(answer.json().request_id);
  });

  it('is the client’s own if it is sane [WATCH-10]', async () => {
    const own = 'proxy:7f.3-b_1';
    expect((await refuse({ 'x-request-id': own })).json().request_id).toBe(own);
    for (const bad of ['', 'two words', 'x'.repeat(65), '"}\n{"level":"fatal'])
      expect((await refuse({ 'x-request-id': bad })).json().request_id).toMatch(/^[\w-]{36}$/);
    const fine = await app.inject({ url: '/healthz', headers: { 'x-request-id': own } });
    expect(fine.headers['x-request-id']).toBe(own);
    expect((await app.inject('/healthz')).headers).not.toHaveProperty('x-request-id');
  });

  it('is not in documents that must be alike, but in their header [WATCH-11]', async () => {
    const absent = await app.inject('/api/nothing/');
    expect(absent.json()).not.toHaveProperty('request_id');
    expect(absent.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
  });

  it('is in the lines of the log [WATCH-10]', async () => {
    app.log.info('a line of no request');
    const { headers } = await app.inject({
      method: 'POST',
      url: '/api/users/login/verify/',
      payload: { number: '+919000000055', otp: '123456' },
    });
    const line = lines.map((one) => JSON.parse(one)).find(({ security }) => security === 'sign_in.failed');
    expect(line.request_id).toBe(headers['x-request-id']);
  });
});

describe('a disk that gets full', () => {
  const low = { ...roomy, freeBytes: 9 * gigabyte };

  it('needs an operator, counted once for each disk [WATCH-13]', async () => {
    const operator = makeClient(app, (await makeOperatorClient(t)).token, '');
    const needs = async () => (await operator.get('/operator/today/')).body.needs.disks_low;
    expect(await needs()).toBe(0);
    disk = low;
    expect(await needs()).toBe(1);
    disk = { ...roomy, sizeBytes: 3 * gigabyte, freeBytes: 1.9 * gigabyte };
    expect(await needs()).toBe(1);
    disk = roomy;
    expect(await needs()).toBe(0);
  });

  it('is one line of the log at each change [WATCH-13]', async () => {
    const told: string[] = [];
    const tell = (_: unknown, line?: string) => void told.push(line ?? '');
    const pictures = new DiskSpace({ pictures: '/pictures' }, async () => disk);
    const watch = watchDisks(pictures, { info: tell, warn: tell } as never); // it only tells facts and a line
    for (const now of [roomy, low, low, roomy, roomy]) {
      disk = now;
      await watch.look();
    }
    watch.stop();
    expect(told).toEqual(['the disk is nearly full', 'the disk has enough space again']);
  });

  it('takes no new pictures below 200 MB, and says so in three languages [WATCH-15]', async () => {
    const retailer = await t.signIn();
    await t.database.inTx(async (tx) => {
      await markShopSetUp(tx, retailer.userId);
      await setShopVerified(tx, retailer.userId, true);
    });
    const client = makeClient(app, retailer.token, '');
    const upload = async () => uploadPicture(client, { file: await makePicture() });
    disk = { ...low, freeBytes: 199 * 1024 ** 2 };
    const refused = await upload();
    expect([refused.status, refused.body.code]).toEqual([507, 'image.no_room']);
    expect(refused.headers['retry-after']).toBe('120');
    expect(refused.body.detail).toBe(
      'There is no room for new pictures now. Go on without a picture, or try again later.',
    );
    const operator = makeClient(app, (await makeOperatorClient(t)).token, '');
    const atDesk = await uploadPicture(operator, { file: await makePicture() }, '/operator/images/');
    expect([atDesk.status, atDesk.body.code]).toEqual([507, 'image.no_room']);
    const sound = await uploadFile(client, makeWebm());
    expect([sound.status, sound.body.code]).toEqual([507, 'image.no_room']);
    await client.patch('/users/preferences/', { language: 'ml' });
    expect((await upload()).body.detail).toContain('ചിത്രങ്ങൾക്ക് ഇടമില്ല');
    await client.patch('/users/preferences/', { language: 'hi' });
    expect((await upload()).body.detail).toContain('जगह नहीं');
    // Everything else goes on.
    expect((await client.post(anyWrite.path, anyWrite.bodyOf('Rice'))).status).toBe(201);
    disk = { ...low, freeBytes: 200 * 1024 ** 2 };
    expect((await upload()).status).toBe(201);
    disk = roomy;
  });
});
