// What is stored of an article: its cleaned text and its reading time.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeArticle } from '../../testing/articles.ts';
import type { Client } from '../../testing/client.ts';
import { makeOperatorClient } from '../../testing/operators.ts';
import { makePicture, uploadPicture } from '../../testing/pictures.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createArticle, createCategory } from './index.ts';

let t: TestApp;
let reader: Client;
beforeAll(async () => {
  t = await createTestApp();
  reader = await t.signIn();
});
afterAll(() => t.close());

describe('writing an article', () => {
  it('removes everything harmful [BLOG-12]', async () => {
    const operator = await makeOperatorClient(t);
    const { body: picture } = await uploadPicture(
      operator,
      { file: await makePicture() },
      '/operator/images/',
    );
    const id = await makeArticle(t, {
      body: [
        '<h1 onclick="x()">News</h1><script>alert(1)</script><style>p{}</style><p style="color:red">Text</p>',
        '<a href="javascript:x()">a</a><a href="https://example.in/" target="_top">b</a>',
        `<img src="https://spy.example/x.gif"><img src="${picture.cover}" onerror="x()"><iframe src="/x"></iframe>`,
      ].join(''),
    });
    const { body } = (await reader.get(`/blog/articles/${id}/`)).body;
    expect(body).toBe(
      [
        '<h2>News</h2><p>Text</p>',
        '<a rel="noopener noreferrer">a</a><a href="https://example.in/" rel="noopener noreferrer">b</a>',
        `<img src="${picture.cover}" alt="" />`,
      ].join(''),
    );
  });

  it.each([
    ['', 1],
    ['<p>One word</p>', 1],
    [`<p>${'word '.repeat(299)}</p>`, 1],
    [`<p>${'word '.repeat(500)}</p><ul><li>${'word '.repeat(500)}</li></ul>`, 5],
  ])('computes the reading time (%#) [BLOG-6, BLOG-11]', async (body, minutes) => {
    const id = await makeArticle(t, { body });
    expect((await reader.get(`/blog/articles/${id}/`)).body.read_time).toBe(minutes);
  });

  it.each([
    ['more than 10,000 tags', '<'.repeat(10_001), /more than 10000 tags/],
    ['text that is too long once it is safe', '&'.repeat(50_000), /longer than 100000 characters/],
    ['tags that become longer', '<a>'.repeat(9_999), /longer than 100000 characters/],
  ])('refuses %s, and leaves what is stored [BLOG-15]', async (_, body, sentence) => {
    const operator = await makeOperatorClient(t);
    const id = await makeArticle(t, { body: '<p>Text</p>' });
    const path = `/operator/articles/${id}/`;
    const before = (await operator.get(path)).body;
    const { category } = before;
    for (const answer of [
      await operator.post('/operator/articles/', { title: 'Long', category: category.id, body }),
      await operator.patch(path, { version: before.version, body }),
    ]) {
      expect([answer.status, answer.body.errors]).toEqual([400, { body: [expect.stringMatching(sentence)] }]);
    }
    expect((await operator.get(path)).body).toEqual(before);
  });

  it('changes the title of an article whose text was stored before the limit [BLOG-15]', async () => {
    const operator = await makeOperatorClient(t);
    const id = await makeArticle(t, { body: '<p>Text</p>' });
    await t.database.pool.query('update articles set body = $2 where id = $1', [id, '&lt;'.repeat(30_000)]);
    const { status, body } = await operator.patch(`/operator/articles/${id}/`, { version: 1, title: 'New' });
    expect([status, body.title, body.body.length]).toEqual([200, 'New', 120_000]);
  });

  it('needs an existing category', async () => {
    const article = { title: 'x', body: 'x', imageId: null, isPinned: false, publishedAt: null };
    const input = { ...article, categoryId: 999_999 };
    await expect(t.database.inTx((tx) => createArticle(tx, null, input))).rejects.toMatchObject({
      code: 'input.invalid',
    });
  });

  it('refuses a category name that is taken', async () => {
    const category = { name: 'Health', imageId: null };
    await t.database.inTx((tx) => createCategory(tx, null, category));
    await expect(t.database.inTx((tx) => createCategory(tx, null, category))).rejects.toMatchObject({
      code: 'input.invalid',
    });
  });
});
