// How operators answer requests, and how people are notified.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { auditOf, makeOperatorClient } from '../../testing/operators.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let t: TestApp;
let operator: Client;
let person: Client;
let id: number;
beforeAll(async () => {
  t = await createTestApp();
  operator = await makeOperatorClient(t);
});
beforeEach(async () => {
  person = await t.signIn();
  await person.post('/users/setup/', { first_name: 'Asha', last_name: 'Nair', email: 'asha@example.org' });
  id = (await person.post('/customers/request/', { body: 'Jackfruit chips, please' })).body.id;
});
afterAll(() => t.close());

const path = '/operator/requests/';
const patch = (changes: object) => operator.patch(`${path}${id}/`, changes);
const masked = ({ number }: Client) => `+91******${number.slice(-4)}`;

interface Told {
  readonly body: string;
  readonly link: string;
}
const told = async (): Promise<Told[]> =>
  (await person.get('/users/notifications/')).body.results.map(({ body, link }: Told) => ({ body, link }));

describe('the list of requests', () => {
  it('is oldest first, with masked numbers, and filters by status, person, words, name and number [DESK-34, DESK-4]', async () => {
    const other = (await person.post('/customers/request/', { body: 'Matta rice' })).body.id;
    await patch({ status: 'closed', version: 1 });
    const list = async (query: string) => {
      const { status, body } = await operator.get(`${path}?user=${person.userId}${query}`);
      expect(status).toBe(200);
      expect(body.count).toBe(body.results.length);
      return body.results.map((row: { id: number }) => row.id);
    };
    expect(await list('')).toEqual([id, other]);
    expect(await list('&status=open')).toEqual([other]);
    expect(await list('&status=closed')).toEqual([id]);
    expect(await list('&search=JACKFRUIT%20chip')).toEqual([id]);
    expect(await list('&search=%25')).toEqual([]);
    expect(await list('&search=matta&status=closed')).toEqual([]);
    const found = async (search: string) =>
      (await operator.get(`${path}?search=${encodeURIComponent(search)}&limit=100`)).body.results.map(
        (row: { id: number }) => row.id,
      );
    expect(await found(person.number)).toEqual([id, other]);
    expect(await found(person.number.slice(-4))).toContain(other);
    expect(await found('nair ASH')).toEqual(expect.arrayContaining([id, other]));
    expect(await found('nair jackfruit')).toEqual([]);
    const { body } = await operator.get(`${path}?user=${person.userId}&limit=1`);
    expect([body.count, body.results]).toEqual([
      2,
      [
        {
          id,
          user: { id: person.userId, name: 'Asha Nair', number: masked(person) },
          body: 'Jackfruit chips, please',
          status: 'closed',
          note: '',
          created_at: '2026-11-21T10:00:00+05:30',
          version: 2,
        },
      ],
    ]);
    expect((await operator.get(`${path}?status=new`)).status).toBe(400);
  });
});

describe('one request', () => {
  it('has the whole number, and the audit notes who saw it [DESK-4]', async () => {
    const answer = await operator.get(`${path}${id}/`);
    expect(answer.body).toMatchObject({ id, user: { id: person.userId, number: person.number } });
    const rows = await auditOf(operator, 'user', person.userId);
    expect(rows).toMatchObject([
      { action: 'user.view_number', source: 'desk', actor: { id: operator.userId }, before: {}, after: {} },
    ]);
  });

  it.each([['999999'], ['x']])('%s is not there: 404', async (unknown) => {
    expect((await operator.get(`${path}${unknown}/`)).status).toBe(404);
    expect((await operator.patch(`${path}${unknown}/`, { status: 'closed', version: 1 })).status).toBe(404);
  });

  it.each<[field: string, wrong: object]>([
    ['status', { status: 'done' }],
    ['note', { note: 7 }],
    ['note', { note: 'x'.repeat(2001) }],
    ['version', { version: '1' }],
  ])('refuses a wrong %s', async (field, wrong) => {
    const answer = await patch({ version: 1, ...wrong });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, [field]]);
  });

  it('refuses an older version, and one without a version [DESK-3]', async () => {
    expect((await patch({ note: 'Soon' })).body.errors).toEqual({ version: [expect.any(String)] });
    expect((await patch({ note: 'Soon', version: 1 })).status).toBe(200);
    const stale = await patch({ note: 'Never', version: 1 });
    expect([stale.status, stale.body.code]).toEqual([409, 'edit.stale']);
  });
});

describe('answering', () => {
  it('keeps status and note, notes them in the audit, and notifies the person [DESK-6, DESK-34]', async () => {
    const answer = await patch({ status: 'answered', note: 'From Monday at Amma Vegetables.', version: 1 });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      status: 'answered',
      note: 'From Monday at Amma Vegetables.',
      user: { number: masked(person) },
      version: 2,
    });
    expect(await told()).toEqual([
      { body: 'Your request is answered: From Monday at Amma Vegetables.', link: '/support' },
    ]);
    const [row] = await auditOf(operator, 'request', id);
    expect(row).toMatchObject({
      action: 'request.update',
      before: { status: 'open', note: '' },
      after: { status: 'answered', note: 'From Monday at Amma Vegetables.' },
    });
  });

  it('notifies once of each answer [DESK-6]', async () => {
    await patch({ status: 'answered', note: 'From Monday.', version: 1 });
    await patch({ status: 'answered', note: 'From Monday.', version: 2 });
    await patch({ status: 'closed', version: 2 });
    await patch({ status: 'open', version: 3 });
    await patch({ status: 'answered', version: 4 });
    expect(await told()).toHaveLength(1);
    await patch({ note: 'From Tuesday.', version: 5 });
    await patch({ status: 'closed', note: 'It is sold out.', version: 6 });
    expect((await told()).map(({ body }) => body)).toEqual([
      'Your request is closed: It is sold out.',
      'Your request is answered: From Tuesday.',
      'Your request is answered: From Monday.',
    ]);
  });

  it('notifies once when two operators answer at the same time [DESK-3, DESK-6]', async () => {
    const change = { status: 'answered', note: 'Yes.', version: 1 };
    const answers = await Promise.all([patch(change), patch(change)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await told()).toHaveLength(1);
  });

  it('notifies of an answer without a note [DESK-6]', async () => {
    await patch({ status: 'answered', version: 1 });
    expect(await told()).toEqual([{ body: 'Your request is answered.', link: '/support' }]);
  });

  it("doesn't notify of notes on an open request, nor of closing without one [DESK-6]", async () => {
    await patch({ note: 'Ask Ammini.', version: 1 });
    expect(await told()).toEqual([]);
    await patch({ note: '', status: 'closed', version: 2 });
    expect(await told()).toEqual([]);
  });

  it('shortens a long answer to 300 characters in the notification', async () => {
    await patch({ status: 'answered', note: 'x'.repeat(2000), version: 1 });
    expect((await told())[0]?.body).toMatch(/^.{299}…$/);
  });

  it('shows the person the whole answer, and no note of an open request [SUPPORT-10]', async () => {
    const answer = 'x'.repeat(2000);
    await patch({ status: 'answered', note: answer, version: 1 });
    const other = (await person.post('/customers/request/', { body: 'Matta rice' })).body.id;
    await operator.patch(`${path}${other}/`, { note: 'Ask Ammini.', version: 1 });
    const created_at = '2026-11-21T10:00:00+05:30';
    const requests = [
      { id: other, body: 'Matta rice', status: 'open', created_at, answer: '' },
      { id, body: 'Jackfruit chips, please', status: 'answered', created_at, answer },
    ];
    expect((await person.get('/customers/requests/')).body).toEqual({ count: 2, results: requests });
    expect((await person.get('/users/export/')).body.requests).toEqual(requests);
    const page = await person.get('/customers/requests/?limit=1&offset=1');
    expect(page.body).toEqual({ count: 2, results: requests.slice(1) });
  });

  it('shows requests to nobody else [SUPPORT-10]', async () => {
    const stranger = await t.signIn();
    expect((await stranger.get('/customers/requests/')).body).toEqual({ count: 0, results: [] });
    expect((await t.nobody.get('/customers/requests/')).status).toBe(401);
  });
});
