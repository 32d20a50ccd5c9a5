import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let t: TestApp;
let person: Client;
beforeAll(async () => {
  t = await createTestApp();
  person = await t.signIn();
});
afterAll(() => t.close());

describe('asking for a product or a feature', () => {
  it('stores the request as written [SUPPORT-7]', async () => {
    const answer = await person.post('/customers/request/', { body: '  Jackfruit chips,\nplease — ചക്ക  ' });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: expect.any(Number),
      body: 'Jackfruit chips,\nplease — ചക്ക',
      status: 'open',
      created_at: '2026-11-21T10:00:00+05:30',
    });
    const { rows } = await t.database.pool.query('select user_id, body, status from customer_requests');
    expect(rows).toEqual([{ user_id: String(person.userId), body: answer.body.body, status: 'open' }]);
  });

  it.each([[{}], [{ body: '' }], [{ body: ' \n ' }], [{ body: 7 }], [{ body: 'x'.repeat(2001) }]])(
    'refuses %j',
    async (body) => {
      const answer = await person.post('/customers/request/', body);
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ code: 'input.invalid', errors: { body: [expect.any(String)] } });
    },
  );

  it('accepts 2,000 characters [LIMIT-1]', async () => {
    const answer = await person.post('/customers/request/', { body: 'x'.repeat(2000) });
    expect(answer.status).toBe(201);
  });

  it('needs a token', async () => {
    expect((await t.nobody.post('/customers/request/', { body: 'Rice' })).status).toBe(401);
  });
});
