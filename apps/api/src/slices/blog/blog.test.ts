import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeArticle, makeCategory } from '../../testing/articles.ts';
import type { Client } from '../../testing/client.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createBanner } from './index.ts';

let t: TestApp;
let reader: Client;
beforeAll(async () => {
  t = await createTestApp();
  reader = await t.signIn();
});
afterAll(() => t.close());

const titles = (body: { results: { title: string }[] }) => body.results.map(({ title }) => title);

describe('the list of articles', () => {
  let paddy: number;
  let fish: number;
  beforeAll(async () => {
    const farming = await makeCategory(t, 'Farming');
    const cafe = await makeCategory(t, 'Café life');
    paddy = await makeArticle(t, { title: 'Paddy is sown', categoryId: farming, isPinned: true });
    fish = await makeArticle(t, {
      title: 'Fish from the lake',
      body: '<p>Karimeen at 100% freshness</p><p>Straße &amp; crème, 4G on hill 2</p>',
      categoryId: cafe,
    });
    for (let at = 0; at < 10; at += 1) await makeArticle(t, { title: `News ${at}`, categoryId: farming });
  });

  it('has all fields except the body, ten per page [BLOG-8, BLOG-9]', async () => {
    const answer = await reader.get('/blog/articles/');
    expect(answer.status).toBe(200);
    expect(answer.body.count).toBe(12);
    expect(answer.body.results).toHaveLength(10);
    expect(answer.body.results[0]).toEqual({
      id: paddy,
      title: 'Paddy is sown',
      cover: null,
      category: { id: expect.any(Number), name: 'Farming', cover: null },
      read_time: 1,
      is_pinned: true,
      views: 0,
    });
    const next = await reader.get('/blog/articles/?limit=10&offset=10');
    expect(next.body.results).toHaveLength(2);
    expect(titles(next.body)).not.toContain(titles(answer.body)[0]);
  });

  it.each([
    ['is_pinned=1', ['Paddy is sown']],
    ['is_pinned=true', ['Paddy is sown']],
    ['is_pinned=1&search=fish', []],
    ['is_pinned=0&search=lake', ['Fish from the lake']],
    ['search=PADDY', ['Paddy is sown']],
    ['search=add', ['Paddy is sown']],
    ['search=karimeen', ['Fish from the lake']],
    ['search=lake%20karimeen', ['Fish from the lake']],
    ['search=4g', ['Fish from the lake']],
    ['search=h2o', []],
    ['search=hi', ['Fish from the lake']],
    ['search=ll', []],
    ['search=cafe', ['Fish from the lake']],
    ['search=CAF%C3%89%20LIFE', ['Fish from the lake']],
    ['search=creme%20strasse', ['Fish from the lake']],
    ['search=100%25', ['Fish from the lake']],
    ['search=%25', []],
    ['search=_', []],
    ['search=%5C', []],
    ['search=amp', []],
    ['search=paddy%20karimeen', []],
  ])('%s gives %j [BLOG-8, API-13]', async (query, expected) => {
    const answer = await reader.get(`/blog/articles/?${query}`);
    expect(answer.status).toBe(200);
    expect(titles(answer.body).filter((title) => !title.startsWith('News'))).toEqual(expected);
    expect(answer.body.count).toBe(answer.body.results.length);
  });

  it.each([['search='], ['search=%20%20'], ['']])('ignores the empty search of %j', async (query) => {
    expect((await reader.get(`/blog/articles/?${query}`)).body.count).toBe(12);
  });

  it('names the allowed values of is_pinned', async () => {
    const { body } = await reader.get('/blog/articles/?is_pinned=maybe');
    expect(body.errors).toEqual({ is_pinned: ['Use one of: 1, 0, true, false.'] });
  });

  it.each([['is_pinned=maybe'], [`search=${'x'.repeat(2001)}`], ['limit=101'], ['search=%00']])(
    'refuses %.20s [API-13]',
    async (query) => {
      expect((await reader.get(`/blog/articles/?${query}`)).status).toBe(400);
    },
  );

  it('counts the first ten words of a search [SEARCH-6]', async () => {
    const ten = ['fish', 'from', 'the', 'lake', 'f', 'fr', 'fro', 'l', 'la', 'lak'];
    const count = async (search: string[]) =>
      (await reader.get(`/blog/articles/?search=${search.join('%20')}`)).body.count;
    expect(await count(ten)).toBe(1);
    expect(await count([...ten, 'nonsense'])).toBe(1);
    expect(await count(['nonsense', ...ten])).toBe(0);
  });

  it('sorts by views, also in search results [BLOG-5]', async () => {
    await reader.get(`/blog/articles/${fish}/`);
    expect(titles((await reader.get('/blog/articles/')).body)[0]).toBe('Fish from the lake');
    expect(titles((await reader.get('/blog/articles/?search=s')).body)[0]).toBe('Fish from the lake');
  });
});

describe('one article', () => {
  let article: number;
  beforeEach(async () => {
    article = await makeArticle(t, { title: 'A well', body: '<p>Water</p>' });
  });

  const viewsOf = async (by = reader) => (await by.get(`/blog/articles/${article}/`)).body.views;

  it('has its body, and counts a view per person and day [BLOG-9]', async () => {
    const answer = await reader.get(`/blog/articles/${article}/`);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ id: article, title: 'A well', body: '<p>Water</p>', views: 1 });
    expect(await viewsOf()).toBe(1);
    expect(await viewsOf(await t.signIn())).toBe(2);
    t.clock.set('2026-11-21T18:29:59Z'); // a second to midnight in Kerala
    expect(await viewsOf()).toBe(2);
    t.clock.set('2026-11-21T18:30:00Z');
    expect(await viewsOf()).toBe(3);
  });

  it('counts a hundred simultaneous readers once each [BLOG-10]', async () => {
    const readers = await Promise.all(Array.from({ length: 25 }, () => t.signIn()));
    const reading = [...readers, ...readers, ...readers, ...readers];
    const answers = await Promise.all(reading.map((each) => each.get(`/blog/articles/${article}/`)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const list = await reader.get('/blog/articles/?search=well');
    const row = list.body.results.find(({ id }: { id: number }) => id === article);
    expect(row.views).toBe(25);
    expect(await viewsOf(readers[0])).toBe(25);
  });

  it('is not counted by HEAD', async () => {
    await reader.send('HEAD', `/blog/articles/${article}/`, '', {});
    expect(await viewsOf()).toBe(1);
  });

  it.each([['999999'], ['0'], ['x'], ['-1'], ['1e3']])('%s is not there: 404 [API-7]', async (id) => {
    const answer = await reader.get(`/blog/articles/${id}/`);
    expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
  });

  it('that is removed is not found and not counted', async () => {
    await t.database.pool.query('update articles set deleted_at = now() where id = $1', [article]);
    expect((await reader.get(`/blog/articles/${article}/`)).status).toBe(404);
    const { rows } = await t.database.pool.query('select * from article_views where article_id = $1', [
      article,
    ]);
    expect(rows).toEqual([]);
  });
});

describe('banners and categories', () => {
  it('sorts banners by position [BLOG-13]', async () => {
    for (const [title, position] of [
      ['Second', 2],
      ['First', 1],
    ] as const) {
      const banner = { title, link: '/shops', imageId: null, position };
      await t.database.inTx((tx) => createBanner(tx, null, banner));
    }
    const answer = await reader.get('/blog/banners/');
    expect(answer.status).toBe(200);
    expect(answer.body.count).toBe(2);
    expect(titles(answer.body)).toEqual(['First', 'Second']);
    expect(answer.body.results[0]).toEqual({
      id: expect.any(Number),
      title: 'First',
      cover: null,
      link: '/shops',
    });
  });

  it('lists all categories by name [BLOG-14]', async () => {
    for (let at = 0; at < 12; at += 1) await makeCategory(t, `Category ${at}`);
    const answer = await reader.get('/blog/categories/');
    expect(answer.status).toBe(200);
    expect(answer.body.results).toHaveLength(answer.body.count);
    const names = answer.body.results.map(({ name }: { name: string }) => name);
    expect(names.length).toBeGreaterThan(12);
    expect(names).toContain('Farming');
    expect(answer.body.results[0]).toEqual({ id: expect.any(Number), name: names[0], cover: null });
    expect((await reader.get('/blog/categories/?limit=1')).body.results).toHaveLength(1);
  });
});

describe('who may', () => {
  it.each([['articles/'], ['articles/1/'], ['banners/'], ['categories/']])(
    '%s: 401 without a token [WHO-4]',
    async (path) => {
      const answer = await t.nobody.get(`/blog/${path}`);
      expect([answer.status, answer.body.code]).toEqual([401, 'auth.required']);
    },
  );
});
