// The order of articles while views wait to be counted.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeArticle, makeCategory } from '../../testing/articles.ts';
import type { Client } from '../../testing/client.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

interface Article {
  readonly id: number;
  readonly views: number;
  readonly is_pinned: boolean;
}

let t: TestApp;
let reader: Client;
let all: Article[];

/** 40 articles with few different numbers of views. A fifth of them have views that wait. */
beforeAll(async () => {
  t = await createTestApp();
  reader = await t.signIn();
  const categoryId = await makeCategory(t, 'News');
  all = [];
  for (let at = 0; at < 40; at += 1) {
    const isPinned = at % 4 === 0;
    const id = await makeArticle(t, { title: `Article ${at}`, categoryId, isPinned });
    const [counted, waiting] = [(at * 7) % 5, at % 5 === 0 ? (at % 3) + 1 : 0];
    await t.database.pool.query('update articles set views = $1 where id = $2', [counted, id]);
    await t.database.pool.query(
      'insert into uncounted_views (article_id) select $1 from generate_series(1, $2::int)',
      [id, waiting],
    );
    all.push({ id, views: counted + waiting, is_pinned: isPinned });
  }
  all.sort((one, other) => other.views - one.views || one.id - other.id);
});
afterAll(() => t.close());

describe('articles are sorted by all views, counted and waiting [BLOG-8, BLOG-10]', () => {
  it.each(['', '&search=article', '&is_pinned=1', '&is_pinned=0', '&is_pinned=0&search=article'])(
    'on each page of %j',
    async (filter) => {
      const pinned = /is_pinned=(.)/.exec(filter)?.[1];
      const expected = all.filter(({ is_pinned }) => pinned === undefined || is_pinned === (pinned === '1'));
      for (let offset = 0; offset <= 45; offset += 9) {
        const { body } = await reader.get(`/blog/articles/?limit=9&offset=${offset}${filter}`);
        expect(body.count).toBe(expected.length);
        const shown = body.results.map(({ id, views, is_pinned }: Article) => ({ id, views, is_pinned }));
        expect(shown).toEqual(expected.slice(offset, offset + 9));
      }
    },
  );
});
