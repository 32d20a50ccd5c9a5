// Support contacts that operators save, and where people see them.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { Events } from '../../platform/events.ts';
import type { Client } from '../../testing/client.ts';
import { auditOf, makeOperatorClient } from '../../testing/operators.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const path = '/operator/support-contacts/';
const village = { phone: '+91 487 200 0000', email: 'help@village.example' };

let t: TestApp;
let operator: Client;
afterEach(() => t.close());

async function open(settings: Record<string, string> = {}): Promise<void> {
  t = await createTestApp(settings);
  operator = await makeOperatorClient(t);
}

const save = (changes: object) => operator.patch(path, changes);
const isSupportDone = async () => {
  const { body } = await operator.get('/operator/setup/');
  return body.steps.find(({ key }: { key: string }) => key === 'support').is_done;
};

describe('the support contacts', () => {
  it('are empty at first, and are saved one by one [DESK-80]', async () => {
    await open();
    expect((await operator.get(path)).body).toEqual({ id: 1, phone: null, email: null, version: 1 });
    const first = await save({ phone: village.phone, version: 1 });
    expect([first.status, first.body]).toEqual([
      200,
      { id: 1, phone: village.phone, email: null, version: 2 },
    ]);
    expect(await isSupportDone()).toBe(false);
    await save({ email: village.email, version: 2 });
    expect((await operator.get(path)).body).toEqual({ id: 1, ...village, version: 3 });
    expect(await isSupportDone()).toBe(true);
  });

  it('are those of the environment until an operator saves others [DESK-80]', async () => {
    const set = { SUPPORT_PHONE: '1800 425 0000', SUPPORT_EMAIL: 'desk@village.example' };
    await open(set);
    expect((await operator.get(path)).body).toMatchObject({
      phone: set.SUPPORT_PHONE,
      email: set.SUPPORT_EMAIL,
    });
    await save({ phone: village.phone, version: 1 });
    expect((await operator.get(path)).body).toMatchObject({
      phone: village.phone,
      email: set.SUPPORT_EMAIL,
    });
  });

  it('are noted in the audit, and a repetition changes nothing [DESK-80]', async () => {
    await open();
    await save({ ...village, version: 1 });
    expect((await save({ ...village, version: 2 })).body.version).toBe(2);
    expect(await auditOf(operator, 'support_contacts', 1)).toMatchObject([
      {
        action: 'support_contacts.update',
        actor: { id: operator.userId },
        before: { phone: null, email: null },
        after: village,
      },
    ]);
  });

  it('are refused with an older version, or without one [DESK-80, DESK-3]', async () => {
    await open();
    const both = await Promise.all([
      save({ phone: village.phone, version: 1 }),
      save({ phone: '1800 425 0000', version: 1 }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const unversioned = await save(village);
    expect([unversioned.status, Object.keys(unversioned.body.errors)]).toEqual([400, ['version']]);
  });

  it.each([
    ['phone', 'call me'],
    ['phone', '+'],
    ['phone', '1'.repeat(30)],
    ['phone', ''],
    ['phone', null],
    ['email', 'nobody'],
    ['email', `${'x'.repeat(250)}@x.in`],
  ])('refuses the %s %j [DESK-80]', async (field, value) => {
    await open();
    const { status, body } = await save({ [field]: value, version: 1 });
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
  });
});

describe('the page of the app', () => {
  let folder: string;
  let processes: FastifyInstance[];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'haat-contacts-'));
    await writeFile(join(folder, 'index.html'), '__HAAT_CONFIG__');
  });
  afterAll(() => rm(folder, { recursive: true }));
  beforeEach(async () => {
    await open();
    const { config, database, clock, files, sms } = t;
    const parts = { config, database, clock, files, sms, log: false, webDirectory: folder } as const;
    processes = await Promise.all([1, 2].map(() => buildApp({ ...parts, events: new Events() })));
  });
  afterEach(() => Promise.all(processes.map((app) => app.close())));

  const shown = () =>
    Promise.all(
      processes.map(async (app) => {
        const { supportPhone, supportEmail } = (await app.inject('/support')).json();
        return [supportPhone, supportEmail];
      }),
    );

  it('has what was saved, in each process at once [DESK-81]', async () => {
    expect(await shown()).toEqual([1, 2].map(() => ['', '']));
    await save({ phone: village.phone, version: 1 });
    expect(await shown()).toEqual([1, 2].map(() => [village.phone, '']));
    await save({ ...village, version: 2 });
    expect(await shown()).toEqual([1, 2].map(() => [village.phone, village.email]));
  });

  it('is served with the last known contacts while the database fails [DESK-81]', async () => {
    await save({ ...village, version: 1 });
    await shown();
    await t.database.pool.query('alter table support_contacts rename to elsewhere');
    expect(await shown()).toEqual([1, 2].map(() => [village.phone, village.email]));
  });
});
