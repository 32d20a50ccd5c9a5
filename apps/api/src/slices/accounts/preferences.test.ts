import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let t: TestApp;
let person: Client;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const set = async (body: unknown) => (await person.patch('/users/preferences/', body)).body.preferences;
const stored = async () => (await person.get('/users/details/')).body.preferences;

describe('preferences', () => {
  beforeAll(async () => {
    person = await t.signIn();
  });

  it('are empty before they are set [SAYS-2]', async () => {
    expect(await stored()).toEqual({});
    expect(await set({})).toEqual({});
  });

  it('keep what was set, one by one [SAYS-1, SAYS-2]', async () => {
    expect(await set({ language: 'ml' })).toEqual({ language: 'ml' });
    expect(await set({ sound: false })).toEqual({ language: 'ml', sound: false });
    expect(await set({ data_saver: true, language: 'hi' })).toEqual({
      language: 'hi',
      sound: false,
      data_saver: true,
    });
    expect(await set({ data_saver: false, unknown: 1 })).toEqual({
      language: 'hi',
      sound: false,
      data_saver: false,
    });
  });

  it('answer the whole user [SAYS-1]', async () => {
    const answer = await person.patch('/users/preferences/', { sound: true });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual((await person.get('/users/details/')).body);
  });

  it.each([
    ['language', 'fr'],
    ['language', ''],
    ['language', null],
    ['data_saver', 'true'],
    ['data_saver', null],
    ['sound', 1],
  ])('refuse %s %j, and nothing changes', async (field, value) => {
    const before = await stored();
    const answer = await person.patch('/users/preferences/', {
      sound: false,
      language: 'en',
      [field]: value,
    });
    expect([answer.status, answer.body.code]).toEqual([400, 'input.invalid']);
    expect(Object.keys(answer.body.errors)).toEqual([field]);
    expect(await stored()).toEqual(before);
  });

  it('belong to one person', async () => {
    const other = await t.signIn();
    await set({ language: 'ml' });
    expect((await other.get('/users/details/')).body.preferences).toEqual({});
    expect((await t.nobody.patch('/users/preferences/', { language: 'ml' })).status).toBe(401);
  });

  it('are part of the exported data', async () => {
    await set({ language: 'hi' });
    expect((await person.get('/users/export/')).body.user.preferences).toEqual(await stored());
  });
});
