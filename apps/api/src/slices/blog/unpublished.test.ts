// What customers see of drafts and of articles with a later publication time.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeArticle } from '../../testing/articles.ts';
import type { Client } from '../../testing/client.ts';
import { makeOperatorClient } from '../../testing/operators.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const hourMs = 60 * 60 * 1000;
const lists = ['', '?is_pinned=1', '?search=harvest', '?is_pinned=true&search=harvest'];

let t: TestApp;
let customer: Client;
let published: number;
beforeAll(async () => {
  t = await createTestApp();
  customer = await t.signIn();
  published = await makeArticle(t, { title: 'Harvest', isPinned: true });
});
afterAll(() => t.close());

async function expectOnly(ids: readonly number[]): Promise<void> {
  for (const query of lists) {
    const { body } = await customer.get(`/blog/articles/${query}`);
    expect(body.results.map(({ id }: { id: number }) => id).sort()).toEqual([...ids].sort());
    expect(body.count).toBe(ids.length);
  }
}

const viewsOf = async (articleId: number): Promise<number> => {
  const { rows } = await t.database.pool.query(
    'select count(*)::int as count from article_views where article_id = $1',
    [articleId],
  );
  return rows[0].count;
};

describe('a draft', () => {
  it('is in no list, count or search, and not found; reading it counts nothing [DESK-31]', async () => {
    const draft = await makeArticle(t, { title: 'Harvest songs', isPinned: true, publishedAt: null });
    await expectOnly([published]);
    const answer = await customer.get(`/blog/articles/${draft}/`);
    expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
    expect(await viewsOf(draft)).toBe(0);
  });

  it('appears when the operator publishes it, and goes when it is a draft again [DESK-31]', async () => {
    const operator = await makeOperatorClient(t);
    const draft = await makeArticle(t, { title: 'Harvest feast', isPinned: true, publishedAt: null });
    const path = `/operator/articles/${draft}/`;
    const at = '2026-11-21T10:00:00+05:30';
    expect((await operator.patch(path, { published_at: at, version: 1 })).body).toMatchObject({
      status: 'published',
      published_at: at,
    });
    await expectOnly([published, draft]);
    expect((await customer.get(`/blog/articles/${draft}/`)).body).toMatchObject({ id: draft, views: 1 });
    const again = await operator.patch(path, { published_at: null, version: 2 });
    expect(again.body).toMatchObject({ status: 'draft', published_at: null, views: 1 });
    await expectOnly([published]);
    expect((await customer.get(`/blog/articles/${draft}/`)).status).toBe(404);
  });
});

describe('an article that is published later', () => {
  it('appears at its time by itself [DESK-31]', async () => {
    const publishedAt = new Date(t.clock.now().getTime() + hourMs);
    const later = await makeArticle(t, { title: 'Harvest dance', isPinned: true, publishedAt });
    t.clock.advance(hourMs - 1);
    await expectOnly([published]);
    expect((await customer.get(`/blog/articles/${later}/`)).status).toBe(404);
    expect(await viewsOf(later)).toBe(0);
    t.clock.advance(1);
    await expectOnly([published, later]);
    expect((await customer.get(`/blog/articles/${later}/`)).body).toMatchObject({ views: 1 });
  });
});
