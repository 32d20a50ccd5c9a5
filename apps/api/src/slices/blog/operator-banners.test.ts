import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { actionsOn, makeOperatorClient } from '../../testing/operators.ts';
import { makeOperatorImage } from '../../testing/pictures.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let t: TestApp;
let operator: Client;
beforeAll(async () => {
  t = await createTestApp();
  operator = await makeOperatorClient(t);
});
afterAll(() => t.close());

describe('banners', () => {
  const path = '/operator/banners/';
  const add = async (banner: object) => (await operator.post(path, { link: '/shops', ...banner })).body;

  it('are added last, moved, changed and deleted, each noted in the audit [DESK-33]', async () => {
    const picture = await makeOperatorImage(operator);
    const [first, second] = [await add({ title: 'Onam', cover: picture.id }), await add({ title: 'Vishu' })];
    const { id, version, position, ...rest } = first;
    expect(rest).toEqual({ title: 'Onam', cover: picture.cover, link: '/shops' });
    expect(second).toMatchObject({ cover: null, position: position + 1, version });
    const titles = async () =>
      (await operator.get('/blog/banners/')).body.results.map(({ title }: { title: string }) => title);
    expect(await titles()).toEqual(['Onam', 'Vishu']);
    const moved = await operator.patch(`${path}${id}/`, { position: second.position + 1, version });
    expect(moved.body).toEqual({ ...first, position: second.position + 1, version: 2 });
    expect(await titles()).toEqual(['Vishu', 'Onam']);
    const { results } = (await operator.get(path)).body;
    expect(results.map((row: { id: number }) => row.id)).toEqual([second.id, id]);
    expect((await operator.delete(`${path}${id}/`)).status).toBe(204);
    expect(await titles()).toEqual(['Vishu']);
    expect(await actionsOn(operator, 'banner', id)).toEqual([
      'banner.delete',
      'banner.update',
      'banner.create',
    ]);
  });

  it('are searched by title [DESK-33]', async () => {
    const { id } = await add({ title: 'Temple festival' });
    const { body } = await operator.get(`${path}?search=festival`);
    expect([body.count, body.results[0].id]).toEqual([1, id]);
    expect((await operator.get(`${path}${id}/`)).body.title).toBe('Temple festival');
  });

  it.each([
    'javascript:alert(1)',
    'javascript://x/%0aalert(1)',
    '//spy.example/',
    '/\\spy.example',
    'shops',
    'ftp://x.example/',
    'https://',
    '/a b',
    '',
  ])('refuse the link %j [DESK-33]', async (link) => {
    const answer = await operator.post(path, { title: 'A', link });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ['link']]);
  });

  it.each(['/', '/blogs/12', 'https://example.in/a?b=c', 'http://example.in'])(
    'accept the link %j',
    async (link) => {
      expect(await add({ title: 'A', link })).toMatchObject({ link });
    },
  );

  it('are refused with an old version, or when they are not there [DESK-3]', async () => {
    const { id } = await add({ title: 'A' });
    const stale = await operator.patch(`${path}${id}/`, { title: 'B', version: 7 });
    expect([stale.status, stale.body.code]).toEqual([409, 'edit.stale']);
    expect((await operator.patch(`${path}${id}/`, { title: 'B' })).status).toBe(400);
    expect((await operator.patch(`${path}999999/`, { title: 'B', version: 1 })).status).toBe(404);
    expect((await operator.delete(`${path}999999/`)).status).toBe(404);
    expect((await operator.patch(`${path}${id}/`, { title: 'A', version: 1 })).body.version).toBe(1);
    expect(await actionsOn(operator, 'banner', id)).toEqual(['banner.create']);
  });
});
