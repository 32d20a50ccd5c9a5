import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeArticle, makeCategory } from '../../testing/articles.ts';
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

describe('categories', () => {
  const path = '/operator/categories/';

  it('are added, changed and deleted, each noted in the audit [DESK-32]', async () => {
    const picture = await makeOperatorImage(operator);
    const made = await operator.post(path, { name: 'Health', cover: picture.id });
    expect([made.status, made.body]).toEqual([
      201,
      { id: expect.any(Number), name: 'Health', cover: picture.cover, article_count: 0, version: 1 },
    ]);
    const { id } = made.body;
    const changed = await operator.patch(`${path}${id}/`, { cover: null, version: 1 });
    expect(changed.body).toEqual({ ...made.body, cover: null, version: 2 });
    expect((await operator.get(`${path}${id}/`)).body).toEqual(changed.body);
    expect((await operator.delete(`${path}${id}/`)).status).toBe(204);
    expect((await operator.get(`${path}${id}/`)).status).toBe(404);
    expect((await operator.delete(`${path}${id}/`)).status).toBe(404);
    expect(await actionsOn(operator, 'category', id)).toEqual([
      'category.delete',
      'category.update',
      'category.create',
    ]);
  });

  it('are listed by name with the number of their articles, and searched [DESK-32]', async () => {
    const [second, first] = [await makeCategory(t, 'Zari work'), await makeCategory(t, 'weaving')];
    await makeArticle(t, { categoryId: first });
    await makeArticle(t, { categoryId: first, publishedAt: null });
    const { body } = await operator.get(path);
    const rows = body.results.map((row: { id: number; article_count: number }) => [
      row.id,
      row.article_count,
    ]);
    expect(rows.slice(-2)).toEqual([
      [first, 2],
      [second, 0],
    ]);
    const found = await operator.get(`${path}?search=zar`);
    expect([found.body.count, found.body.results[0].id]).toEqual([1, second]);
  });

  it('keep their name when it is taken, compared as people read it [DESK-32, TEXT-40]', async () => {
    const [id] = [await makeCategory(t, 'Dance'), await makeCategory(t, 'Folk music')];
    for (const answer of [
      await operator.post(path, { name: 'Folk music' }),
      await operator.post(path, { name: 'Folk\u00a0 Music' }),
      await operator.patch(`${path}${id}/`, { name: 'FOLK MUSIC', version: 1 }),
    ]) {
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ['name']]);
    }
    expect((await operator.get(`${path}${id}/`)).body).toMatchObject({ name: 'Dance', version: 1 });
  });

  it('have their new name in the search for articles [DESK-32]', async () => {
    const id = await makeCategory(t, 'Sport');
    await makeArticle(t, { title: 'Boat race', categoryId: id });
    expect((await operator.patch(`${path}${id}/`, { name: 'Games & play', version: 1 })).status).toBe(200);
    const count = async (search: string) =>
      (await operator.get(`/blog/articles/?search=${search}`)).body.count;
    expect(await Promise.all(['games', 'boat', 'sport'].map(count))).toEqual([1, 1, 0]);
  });

  it('can be deleted only when no article is in them [DESK-32]', async () => {
    const id = await makeCategory(t, 'Temple');
    const articleId = await makeArticle(t, { categoryId: id, publishedAt: null });
    const refused = await operator.delete(`${path}${id}/`);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      code: 'record.in_use',
      detail: '1 article is in this category. Move or delete it first.',
    });
    await makeArticle(t, { categoryId: id });
    const { detail } = (await operator.delete(`${path}${id}/`)).body;
    expect(detail).toBe('2 articles are in this category. Move or delete them first.');
    await t.database.pool.query('delete from articles where category_id = $1 and id <> $2', [id, articleId]);
    await operator.delete(`/operator/articles/${articleId}/`);
    expect((await operator.delete(`${path}${id}/`)).status).toBe(204);
  });

  it('are deleted or get an article, when both are tried at once [DESK-32]', async () => {
    for (let round = 0; round < 8; round += 1) {
      const id = await makeCategory(t);
      const write = () => operator.post('/operator/articles/', { title: 'A', body: 'B', category: id });
      const remove = () => operator.delete(`${path}${id}/`);
      const both = round % 2 === 0 ? [remove(), write()] : [write(), remove()];
      const statuses = (await Promise.all(both))
        .map(({ status }) => status)
        .sort((one, other) => one - other);
      expect(['201,409', '204,400']).toContain(statuses.join());
    }
  });

  it('are refused with bad input or an old version [DESK-3]', async () => {
    const id = await makeCategory(t);
    expect((await operator.post(path, { name: '' })).status).toBe(400);
    expect((await operator.post(path, { name: 'x'.repeat(101) })).status).toBe(400);
    expect((await operator.patch(`${path}${id}/`, { name: 'A' })).status).toBe(400);
    const stale = await operator.patch(`${path}${id}/`, { name: 'A', version: 0 });
    expect([stale.status, stale.body.code]).toEqual([409, 'edit.stale']);
    expect((await operator.patch(`${path}999999/`, { name: 'A', version: 1 })).status).toBe(404);
  });
});
