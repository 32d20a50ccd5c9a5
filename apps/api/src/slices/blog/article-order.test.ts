// The order of articles while some views aren't counted yet.
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

/** 40 articles with few different numbers of views. A fifth of them have uncounted views. */
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

describe('the newest articles that aren’t pinned [BLOG-16]', () => {
  it('come first on each page, without drafts and those of a later day', async () => {
    const hours = (count: number) => new Date(t.clock.now().getTime() + count * 3_600_000);
    const dated: [string, Date | null, boolean][] = [
      ['newest', hours(-1), false],
      ['older', hours(-2), false],
      ['pinned', hours(-1), true],
      ['draft', null, false],
      ['tomorrow', hours(24), false],
    ];
    await t.database.pool.query('update articles set published_at = $1', [hours(-24)]);
    for (const [title, publishedAt, isPinned] of dated)
      await makeArticle(t, { title, publishedAt, isPinned });
    const titles = async (query: string): Promise<string[]> => {
      const { body } = await reader.get(`/blog/articles/?is_pinned=0&order=newest&limit=1${query}`);
      expect(body.count).toBe(all.filter(({ is_pinned }) => !is_pinned).length + 2);
      return body.results.map(({ title }: { title: string }) => title);
    };
    expect([await titles(''), await titles('&offset=1')]).toEqual([['newest'], ['older']]);
    const found = await reader.get('/blog/articles/?order=newest&search=newest');
    expect(found.body.results).toMatchObject([{ title: 'newest' }]);
    const wrong = await reader.get('/blog/articles/?order=oldest');
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([400, ['order']]);
    for (const [title] of dated) {
      await t.database.pool.query('update articles set deleted_at = now() where title = $1', [title]);
    }
  });
});

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
