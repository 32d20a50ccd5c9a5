import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeArticle, makeCategory } from '../../testing/articles.ts';
import type { Client } from '../../testing/client.ts';
import { actionsOn, auditOf, makeOperatorClient } from '../../testing/operators.ts';
import { makeOperatorImage } from '../../testing/pictures.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let t: TestApp;
let operator: Client;
let category: number;
beforeAll(async () => {
  t = await createTestApp();
  operator = await makeOperatorClient(t);
  category = await makeCategory(t, 'Farming');
});
afterAll(() => t.close());

const path = '/operator/articles/';

describe('writing an article', () => {
  it('makes a draft, sanitised, and the audit notes it [DESK-30, BLOG-12]', async () => {
    const picture = await makeOperatorImage(operator);
    const answer = await operator.post(path, {
      title: 'Paddy\nis sown',
      body: '<h1>Rain</h1><p onclick="x()">Well</p><script>alert(1)</script><img src="https://spy.example/x.gif">',
      category,
      cover: picture.id,
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: expect.any(Number),
      title: 'Paddy is sown',
      body: '<h2>Rain</h2><p>Well</p>',
      cover: picture.cover,
      category: { id: category, name: 'Farming', cover: null },
      is_pinned: false,
      status: 'draft',
      published_at: null,
      read_time: 1,
      views: 0,
      created_at: '2026-11-21T10:00:00+05:30',
      version: 1,
    });
    const [row] = await auditOf(operator, 'article', answer.body.id);
    expect(row).toMatchObject({
      action: 'article.create',
      source: 'desk',
      actor: { id: operator.userId },
      before: {},
      after: { title: 'Paddy is sown', category, is_pinned: false },
    });
  });

  it('removes pictures from the text that are not stored [DESK-107]', async () => {
    const { cover } = await makeOperatorImage(operator);
    const unknown = `/media/${'0'.repeat(32)}-m.webp`;
    const images = [cover, unknown, '/media/x.webp', `${cover}/../x`].map((src) => `<img src="${src}">`);
    const answer = await operator.post(path, { title: 'Well', body: `<p>A</p>${images.join('')}`, category });
    expect(answer.body.body).toBe(`<p>A</p><img src="${cover}" alt="" />`);
    const at = `${path}${answer.body.id}/`;
    const changed = await operator.patch(at, { body: `<p>B</p><img src="${unknown}">`, version: 1 });
    expect(changed.body.body).toBe('<p>B</p>');
  });

  it.each<[field: string, wrong: object]>([
    ['title', { title: '' }],
    ['title', { title: 'x'.repeat(121) }],
    ['body', { body: ' ' }],
    ['body', { body: 'x'.repeat(100_001) }],
    ['category', { category: 999_999 }],
    ['category', { category: 'Farming' }],
    ['cover', { cover: 999_999 }],
    ['cover', { cover: `/media/${'0'.repeat(32)}-m.webp` }],
    ['cover', { cover: 'https://spy.example/x.gif' }],
    ['published_at', { published_at: 'tomorrow' }],
    ['published_at', { published_at: '2026-11-21T25:00:00+05:30' }],
    ['is_pinned', { is_pinned: 'yes' }],
  ])('refuses a wrong %s', async (field, wrong) => {
    const answer = await operator.post(path, { title: 'A', body: '<p>B</p>', category, ...wrong });
    expect([answer.status, answer.body.code]).toEqual([400, 'input.invalid']);
    expect(Object.keys(answer.body.errors)).toEqual([field]);
  });

  it('writes one article for a repeat with the same Idempotency-Key', async () => {
    const key = { 'idempotency-key': 'article' };
    const article = { title: 'Once', body: '<p>B</p>', category };
    const first = await operator.post(path, article, key);
    const again = await operator.post(path, article, key);
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(again.body).toEqual(first.body);
  });
});

describe('changing an article', () => {
  let id: number;
  beforeEach(async () => {
    id = await makeArticle(t, { title: 'A well', body: '<p>Water</p>', categoryId: category });
  });
  const patch = (changes: object) => operator.patch(`${path}${id}/`, changes);

  it('keeps omitted fields, and increases the version [DESK-3, DESK-30]', async () => {
    const { body: before } = await operator.get(`${path}${id}/`);
    const answer = await patch({ is_pinned: true, version: 1 });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ ...before, is_pinned: true, version: 2 });
    expect((await operator.get(`${path}${id}/`)).body).toEqual(answer.body);
    const [row] = await auditOf(operator, 'article', id);
    expect(row).toMatchObject({
      action: 'article.update',
      before: { is_pinned: false },
      after: { is_pinned: true },
    });
  });

  it('changes text, category, cover and search [DESK-30]', async () => {
    const [picture, other] = [await makeOperatorImage(operator), await makeCategory(t)];
    const body = `<p>${'Rain '.repeat(500)}</p><script>x()</script>`;
    const answer = await patch({ title: 'Rain', body, category: other, cover: picture.id, version: 1 });
    expect(answer.body).toMatchObject({ title: 'Rain', cover: picture.cover, category: { id: other } });
    expect(answer.body).toMatchObject({ body: `<p>${'Rain '.repeat(500)}</p>`, read_time: 3 });
    const ids = async (word: string) =>
      (await operator.get(`${path}?search=${word}`)).body.results.map((row: { id: number }) => row.id);
    expect(await ids('rain')).toContain(id);
    expect(await ids('water')).not.toContain(id);
    expect((await patch({ cover: picture.cover, version: 2 })).body.version).toBe(2);
    expect((await patch({ cover: null, version: 2 })).body).toMatchObject({ cover: null, version: 3 });
  });

  it('makes no new version and no audit row when nothing changes [DESK-3]', async () => {
    const answer = await patch({ title: 'A well', body: '<p>Water</p>', category, version: 1 });
    expect([answer.status, answer.body.version]).toEqual([200, 1]);
    expect(await actionsOn(operator, 'article', id)).toEqual(['article.create']);
  });

  it('refuses an older version, and one without a version [DESK-3]', async () => {
    expect((await patch({ title: 'B', version: 1 })).status).toBe(200);
    const stale = await patch({ title: 'C', version: 1 });
    expect([stale.status, stale.body.code]).toEqual([409, 'edit.stale']);
    const without = await patch({ title: 'C' });
    expect([without.status, Object.keys(without.body.errors)]).toEqual([400, ['version']]);
    expect((await operator.get(`${path}${id}/`)).body.title).toBe('B');
  });

  it('lets one of two simultaneous operators win [DESK-3]', async () => {
    const answers = await Promise.all(['B', 'C'].map((title) => patch({ title, version: 1 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it.each([['999999'], ['x']])('%s is not there: 404', async (unknown) => {
    expect((await operator.get(`${path}${unknown}/`)).status).toBe(404);
    expect((await operator.patch(`${path}${unknown}/`, { title: 'B', version: 1 })).status).toBe(404);
    expect((await operator.delete(`${path}${unknown}/`)).status).toBe(404);
  });

  it('deletes it for everybody [DESK-30]', async () => {
    await operator.get(`/blog/articles/${id}/`);
    expect((await operator.delete(`${path}${id}/`)).status).toBe(204);
    for (const one of [`${path}${id}/`, `/blog/articles/${id}/`]) {
      expect((await operator.get(one)).status).toBe(404);
    }
    expect((await operator.delete(`${path}${id}/`)).status).toBe(404);
    const [row] = await auditOf(operator, 'article', id);
    expect(row).toMatchObject({ action: 'article.delete', before: { title: 'A well' }, after: {} });
  });
});

describe('the list of articles', () => {
  it('shows all, drafts and then the newest first, and filters by status, category, pin and words [DESK-30]', async () => {
    const categoryId = await makeCategory(t, 'Fishing');
    const day = 24 * 60 * 60 * 1000;
    const inDays = (days: number) => new Date(t.clock.now().getTime() + days * day);
    const draft = await makeArticle(t, { title: 'Nets', categoryId, publishedAt: null });
    const scheduled = await makeArticle(t, { title: 'Boats', categoryId, publishedAt: inDays(1) });
    const published = await makeArticle(t, { title: 'Lake', categoryId, isPinned: true });
    const list = async (query: string) => {
      const { body } = await operator.get(`${path}?category=${categoryId}${query}`);
      expect(body.count).toBe(body.results.length);
      for (const row of body.results) expect(row).not.toHaveProperty('body');
      return body.results.map(({ id, status }: { id: number; status: string }) => [id, status]);
    };
    const rows = [
      [draft, 'draft'],
      [scheduled, 'scheduled'],
      [published, 'published'],
    ];
    expect(await list('')).toEqual(rows);
    for (const [id, status] of rows) expect(await list(`&status=${status}`)).toEqual([[id, status]]);
    expect(await list('&is_pinned=1')).toEqual([rows[2]]);
    expect(await list('&is_pinned=0')).toEqual(rows.slice(0, 2));
    expect(await list('&search=fishing%20boat')).toEqual([rows[1]]);
    expect((await operator.get(`${path}?status=open`)).status).toBe(400);
  });
});
