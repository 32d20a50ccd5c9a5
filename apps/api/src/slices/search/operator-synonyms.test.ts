// The operator's synonyms: /operator/synonyms/.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { auditOf, makeOperatorClient } from '../../testing/operators.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let t: TestApp;
let operator: Client;
beforeAll(async () => {
  t = await createTestApp();
  operator = await makeOperatorClient(t);
});
afterAll(() => t.close());

const path = '/operator/synonyms/';
const add = (names: unknown) => operator.post(path, { names });
const list = async (query = '') => (await operator.get(`${path}${query}`)).body;

describe('synonyms [SAYS-12]', () => {
  it('are added, without repeats and as they were written', async () => {
    const answer = await add(['Salt', ' uppu ', 'SALT', 'नमक']);
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({ id: expect.any(Number), names: ['Salt', 'uppu', 'नमक'], version: 1 });
    expect((await operator.get(`${path}${answer.body.id}/`)).body).toEqual(answer.body);
    const [row] = await auditOf(operator, 'synonym', answer.body.id);
    expect(row).toMatchObject({ action: 'synonym.create', after: { names: ['Salt', 'uppu', 'नमक'] } });
  });

  it.each<[names: unknown, sentence: RegExp]>([
    [undefined, /./],
    [[], /./],
    [['sugar'], /at least two/],
    [['sugar', 'Sugar', ' sügar '], /at least two/],
    [['sugar', '***'], /letters or digits/],
    [['sugar', 'a b c d e'], /at most 4/],
    [['sugar', '?????'], /Save it as CSV UTF-8/],
    [['sugar', 'à¤šà¥€à¤¨à¥€'], /Save it as CSV UTF-8/],
    [['sugar', 'x'.repeat(41)], /at most 40/],
    [Array.from({ length: 21 }, (_, at) => `name ${at}`), /at most 20/],
    [['sugar', 7], /text/],
  ])('%j are refused', async (names, sentence) => {
    const answer = await add(names);
    expect([answer.status, answer.body.code]).toEqual([400, 'input.invalid']);
    expect(Object.values(answer.body.errors).flat().join(' ')).toMatch(sentence);
  });

  it('are changed from the version that was read', async () => {
    const { id } = (await add(['milk', 'paal'])).body;
    const change = (names: string[], version: number) => operator.patch(`${path}${id}/`, { names, version });
    expect((await change(['milk', 'paal', 'doodh'], 1)).body).toMatchObject({ version: 2 });
    expect((await change(['milk', 'dudh'], 1)).body.code).toBe('edit.stale');
    expect((await change(['milk', 'Milk'], 2)).body.code).toBe('input.invalid');
    expect((await operator.patch(`${path}${id}/`, { version: 2 })).body).toMatchObject({ version: 2 });
    expect((await operator.patch(`${path}999999/`, { version: 1 })).status).toBe(404);
    const [row] = await auditOf(operator, 'synonym', id);
    expect(row).toMatchObject({ action: 'synonym.update', before: { names: ['milk', 'paal'] } });
  });

  it('are deleted', async () => {
    const { id } = (await add(['tea', 'chaya'])).body;
    expect((await operator.delete(`${path}${id}/`)).status).toBe(204);
    expect((await operator.delete(`${path}${id}/`)).status).toBe(404);
    expect((await operator.get(`${path}${id}/`)).status).toBe(404);
    const [row] = await auditOf(operator, 'synonym', id);
    expect(row).toMatchObject({ action: 'synonym.delete', before: { names: ['tea', 'chaya'] } });
  });

  it('are listed by the first name, and found by any', async () => {
    await add(['Zedoary', 'manja koova']);
    await add(['apple', 'seb', 'ആപ്പിൾ']);
    const names = (await list()).results.map((row: { names: string[] }) => row.names[0]);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' })));
    for (const search of ['seb', 'ആപ്പിൾ', 'APP']) {
      expect((await list(`?search=${encodeURIComponent(search)}`)).results).toMatchObject([
        { names: ['apple', 'seb', 'ആപ്പിൾ'] },
      ]);
    }
    expect(await list('?search=koova&limit=1')).toMatchObject({ count: 1 });
  });
});

describe('an import', () => {
  const send = (...rows: string[][]) =>
    operator.post(`${path}import/`, { rows: rows.map((names) => ({ names })) });

  it('leaves out goods of which two names are known [SAYS-13]', async () => {
    await add(['ginger', 'inji', 'adrak']);
    const rows = [
      ['garlic', 'lehsun'],
      ['GINGER', 'Inji', 'ഇഞ്ചി'],
      ['ginger biscuit', 'inji biscuit'],
      ['lehsun', 'garlic'],
    ];
    expect((await send(...rows)).body).toEqual({ added: 2 });
    expect((await send(...rows)).body).toEqual({ added: 0 });
    expect((await list('?search=lehsun')).count).toBe(1);
    const { id } = (await list('?search=lehsun')).results[0];
    expect(await auditOf(operator, 'synonym', id)).toMatchObject([{ action: 'synonym.create' }]);
  });

  it('refuses names that lost their letters [SAYS-13, DESK-190]', async () => {
    const rows = [{ names: ['turmeric', 'manjal'] }, { names: ['garlic', 'lehsun', '??????'] }];
    const answer = await operator.post(`${path}import/`, { rows });
    expect([answer.status, answer.body.errors.names]).toEqual([
      400,
      ['Letters in “??????” are lost. Save it as CSV UTF-8, and copy it again.'],
    ]);
    expect((await list('?search=manjal')).count).toBe(0);
  });

  it('writes nothing when one row is wrong [SAYS-13]', async () => {
    expect((await send(['onion', 'savala'], ['potato'])).body.code).toBe('input.invalid');
    expect((await list('?search=savala')).count).toBe(0);
    expect((await send()).body).toEqual({ added: 0 });
  });
});
