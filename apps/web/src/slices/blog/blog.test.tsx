import * as blog from '@haat/contract/blog';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi, type RecordedCall, refuse } from '../../testing/fake-api.ts';
import { openApp } from '../../testing/open-app.tsx';

afterEach(() => void vi.useRealTimers());

const recipes = { id: 2, name: 'Recipes', cover: '/media/pot-m.webp' };

const article = (id: number, title = `Article ${id}`) => ({
  id,
  title,
  cover: '/media/a-m.webp',
  category: recipes,
  read_time: 4,
  is_pinned: id === 1,
  views: 100 - id,
});

const listOf = <Item,>(results: Item[]) => ({ count: results.length, results });

/** Twenty-three articles. A search finds only the first. */
function articles({ query }: RecordedCall) {
  if (query.is_pinned === '1') return listOf([article(1, 'Mango pickle')]);
  if (query.search) return query.search === 'nothing' ? listOf([]) : listOf([article(1, 'Mango pickle')]);
  const offset = Number(query.offset);
  const ids = Array.from({ length: 23 }, (_, index) => index + 1).slice(offset, offset + Number(query.limit));
  return { count: 23, results: ids.map((id) => article(id)) };
}

const paper = () =>
  fakeApi()
    .on(
      blog.listBanners,
      listOf([
        { id: 1, title: 'Onam market', cover: null, link: '/blogs/1' },
        { id: 2, title: 'The weather', cover: null, link: 'https://weather.example/' },
      ]),
    )
    .on(blog.listCategories, listOf([recipes]))
    .on(blog.listArticles, articles)
    .on(blog.getArticle, ({ params }) => ({
      ...article(Number(params.id), 'Mango pickle'),
      body: '<p>Cut the <b>mangoes</b>.</p><p><a href="/support">Ask us</a></p>',
    }));

test('home shows banners, pinned posts and categories as named links [BLOG-1, BLOG-3]', async () => {
  openApp('/blogs', { api: paper() });
  expect(await screen.findByRole('link', { name: 'Onam market' })).toHaveAttribute('href', '/blogs/1');
  expect(screen.getByRole('link', { name: 'The weather' })).toHaveAttribute('target', '_blank');
  const pinned = within(screen.getByRole('region', { name: 'Pinned' }));
  expect(pinned.getByRole('link', { name: 'Mango pickle' })).toHaveAttribute('href', '/blogs/1');
  expect(pinned.getByText('Recipes · 4 min read')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Recipes' })).toBeVisible();
});

test('home lists the latest articles below the categories, newest first [BLOG-16]', async () => {
  const latest = [article(31, 'Bus at six'), article(30, 'Water cut')];
  const api = paper().on(blog.listArticles, ({ query }) =>
    query.is_pinned === '0' ? listOf(latest) : listOf([article(1, 'Mango pickle')]),
  );
  openApp('/blogs', { api });
  const list = within(await screen.findByRole('list', { name: 'Latest' }));
  const links = list.getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Bus at six', 'Water cut']);
  expect(links[0]).toHaveAttribute('href', '/blogs/31');
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['Pinned', 'Categories', 'Latest']);
  const query = api.asked(blog.listArticles).find((call) => call.query.is_pinned === '0')?.query;
  expect(query).toEqual({ is_pinned: '0', order: 'newest', limit: '10' });
});

test('home shows an article that isn’t pinned when there is nothing else [BLOG-16]', async () => {
  const api = paper()
    .on(blog.listBanners, listOf([]))
    .on(blog.listCategories, listOf([]))
    .on(blog.listArticles, ({ query }) => listOf(query.is_pinned === '0' ? [article(31, 'Bus at six')] : []));
  openApp('/blogs', { api });
  expect(await screen.findByRole('link', { name: 'Bus at six' })).toBeVisible();
  expect(screen.queryByText('No news yet')).toBeNull();
});

const banner = (id: number) => ({ id, title: `Banner ${id}`, cover: '/media/onam-m.webp', link: '/blogs/1' });

test('the first banner loads at once, the others when they come near [LIGHT-13]', async () => {
  openApp('/blogs', { api: paper().on(blog.listBanners, listOf([banner(1), banner(2)])) });
  const banners = await screen.findByRole('region', { name: 'Banners' });
  const pictures = [...banners.querySelectorAll('img')];
  expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual(['eager', 'lazy']);
  expect(pictures.map((picture) => picture.getAttribute('fetchpriority'))).toEqual(['high', 'auto']);
});

test('the banners change every six seconds [BLOG-2]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  openApp('/blogs', { api: paper() });
  const banners = await screen.findByRole('region', { name: 'Banners' });
  const lit = () =>
    [...banners.querySelectorAll('[aria-hidden] > span')].findIndex((dot) => dot.hasAttribute('data-here'));
  expect(lit()).toBe(0);
  await act(() => vi.advanceTimersByTimeAsync(6_000));
  expect(lit()).toBe(1);
});

test('a category opens the search with its name [BLOG-4, BLOG-8]', async () => {
  const { user, path, api } = openApp('/blogs', { api: paper() });
  await user.click(await screen.findByRole('link', { name: 'Recipes' }));
  await screen.findByRole('heading', { name: 'Results' });
  expect(path()).toBe('/blogs/search');
  expect(screen.getByRole('searchbox')).toHaveValue('Recipes');
  await screen.findByRole('link', { name: 'Mango pickle' });
  expect(api.asked(blog.listArticles).at(-1)?.query).toMatchObject({ search: 'Recipes' });
});

test('without a term, lists the most viewed articles page by page [APP-30, BLOG-5]', async () => {
  const { api } = openApp('/blogs/search', { api: paper() });
  await screen.findByRole('heading', { name: 'Most Viewed' });
  await screen.findByRole('link', { name: 'Article 23' });
  const pages = api.asked(blog.listArticles).map(({ query }) => query.offset);
  expect(pages).toEqual(['0', '10', '20']);
  expect(screen.getByRole('list', { name: 'Most Viewed' })).toBeVisible();
});

test('Enter applies the term, clearing the box clears it [BLOG-5]', async () => {
  const { user } = openApp('/blogs/search', { api: paper() });
  const box = await screen.findByRole('searchbox');
  await user.type(box, 'pickle');
  expect(screen.getByRole('heading', { name: 'Most Viewed' })).toBeVisible();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Results' })).toBeVisible();
  await user.clear(box);
  expect(await screen.findByRole('heading', { name: 'Most Viewed' })).toBeVisible();
});

test('a search that finds nothing says so [BLOG-5, APP-41]', async () => {
  openApp('/blogs/search', { api: paper(), state: { term: 'nothing' } });
  expect(await screen.findByText('Nothing found')).toBeVisible();
});

test('Back from an article restores the term [APP-33, BLOG-5]', async () => {
  const app = openApp('/blogs/search', { api: paper(), state: { term: 'pickle' } });
  await app.user.click(await screen.findByRole('link', { name: 'Mango pickle' }));
  await screen.findByRole('heading', { level: 1, name: 'Mango pickle' });
  await app.user.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue('pickle'));
});

test('an article shows category, reading time and text, and its links stay in the app [BLOG-6]', async () => {
  const { user, path } = openApp('/blogs/1', { api: paper() });
  expect(await screen.findByRole('heading', { level: 1, name: 'Mango pickle' })).toBeVisible();
  expect(screen.getByText('Recipes')).toBeVisible();
  expect(screen.getByText('4 min read')).toBeVisible();
  expect(screen.getByText('mangoes')).toBeVisible();
  expect(screen.getByRole('presentation')).toHaveAttribute('src', '/media/a-l.webp');
  await user.click(screen.getByRole('link', { name: 'Ask us' }));
  await waitFor(() => expect(path()).toBe('/support'));
});

test('a script in an article never runs [BLOG-12]', async () => {
  const body =
    '<p>Rain today</p><img src="/media/a-l.webp" onerror="window.hacked = true"><script>hacked = true</script>';
  const api = paper().on(blog.getArticle, { ...article(12, 'Mango pickle'), body });
  openApp('/blogs/12', { api });
  const text = (await screen.findByText('Rain today')).parentElement;
  expect(text?.innerHTML).toBe('<p>Rain today</p><img src="/media/a-l.webp">');
});

test('an article that fails to load shows one toast and can be retried', async () => {
  const api = paper().on(blog.getArticle, refuse('input.invalid'));
  const { user } = openApp('/blogs/99', { api });
  await screen.findByText("We can't load this right now");
  expect(screen.getAllByText('Could not fetch data')).toHaveLength(1);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  api.on(blog.getArticle, { ...article(99, 'Found again'), body: '' });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Found again' })).toBeVisible();
});

test('three loads that fail together show one toast and one failed state [APP-25, APP-26]', async () => {
  const api = fakeApi();
  for (const spec of [blog.listBanners, blog.listCategories, blog.listArticles]) {
    api.on(spec, refuse('input.invalid'));
  }
  openApp('/blogs', { api });
  await screen.findByText("We can't load this right now");
  await waitFor(() => expect(screen.getAllByText('Could not fetch data')).toHaveLength(1));
});

test('the profile shows the initials, the full name and Logout [BLOG-7]', async () => {
  const app = openApp('/blogs/user', { api: paper() });
  expect(await screen.findByText('LM')).toBeVisible();
  expect(screen.getByText('Lakshmi Menon')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible();
  await act(() => app.goTo('/blogs'));
  expect(await screen.findByRole('link', { name: 'Onam market' })).toBeVisible();
});
