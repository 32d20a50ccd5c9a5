import * as accounts from '@haat/contract/accounts';
import * as blog from '@haat/contract/blog';
import * as notifications from '@haat/contract/notifications';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { chooseDataSaver, isSavingData } from '../platform/data-saver.ts';
import { fakeApi, refuse } from '../testing/fake-api.ts';
import { openApp } from '../testing/open-app.tsx';
import { customer } from '../testing/people.ts';

const key = '0'.repeat(32);
const cover = `/media/${key}-m.webp`;
const article = {
  id: 1,
  title: 'The well is clean',
  cover,
  category: { id: 1, name: 'News', cover: null },
  read_time: 2,
  is_pinned: true,
  views: 3,
};
const banner = (id: number) => ({ id, title: `Banner ${id}`, cover, link: '/shops' });
const listOf = <Item,>(...results: Item[]) => ({ count: results.length, results });

const server = () =>
  fakeApi()
    .on(blog.listBanners, listOf(banner(1), banner(2)))
    .on(blog.listCategories, listOf())
    .on(blog.listArticles, listOf(article))
    .on(blog.getArticle, { ...article, body: `<p>Text</p><img src="/media/${key}-l.webp" alt="The well">` });

const saving = { ...customer, preferences: { data_saver: true } };
const switchOf = () => screen.findByRole('switch', { name: 'Data saver' });
const pictures = (): (string | null)[] =>
  [...document.querySelectorAll('main img')].map((picture) => picture.getAttribute('src'));

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
  chooseDataSaver(undefined);
});

function askToSave(saveData: boolean): EventTarget {
  const connection = Object.assign(new EventTarget(), { saveData });
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
  return connection;
}

test('without it, pictures are as large as their place and the carousel moves [SAVER-2, SAVER-3]', async () => {
  openApp('/blogs', { api: server() });
  await screen.findByRole('link', { name: 'Banner 1' });
  expect(pictures()).toContain(`/media/${key}-l.webp`);
  expect(screen.getByRole('button', { name: 'Stop moving' })).toBeVisible();
});

test('with it, all pictures are small from the first one on, and no carousel moves [SAVER-2, SAVER-3]', async () => {
  const app = openApp('/blogs', { api: server(), person: saving });
  await screen.findByRole('link', { name: 'Banner 1' });
  expect(new Set(pictures())).toEqual(new Set([`/media/${key}-s.webp`]));
  expect(screen.queryByRole('button', { name: 'Stop moving' })).not.toBeInTheDocument();
  await act(() => app.goTo('/blogs/1'));
  await screen.findByRole('img', { name: 'The well' });
  expect(new Set(pictures())).toEqual(new Set([`/media/${key}-s.webp`]));
});

test.each([
  ['every 10 seconds without it', customer, [1, 2, 4]],
  ['every 30 seconds with it', saving, [1, 1, 2]],
] as const)('polls notifications %s [SAVER-4]', async (_, person, [atFirst, after10, after30]) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { api } = openApp('/shops/address', { person });
  await screen.findByRole('heading', { name: 'Addresses' });
  const asked = (): number => api.asked(notifications.listNotifications).length;
  await waitFor(() => expect(asked()).toBe(atFirst));
  await act(() => vi.advanceTimersByTimeAsync(10_500));
  expect(asked()).toBe(after10);
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(asked()).toBe(after30);
});

test.each(['/blogs/user', '/shops/user'])(
  '%s has the switch, which takes effect at once [SAVER-1]',
  async (path) => {
    const api = server().on(accounts.setPreferences, saving);
    const { user } = openApp(path, { api });
    expect(await switchOf()).not.toBeChecked();
    await user.click(await switchOf());
    expect(await switchOf()).toBeChecked();
    await waitFor(() => expect(isSavingData()).toBe(true));
    expect(api.asked(accounts.setPreferences)[0]?.body).toEqual({ data_saver: true });
  },
);

test('a switch that could not be saved goes back, with a toast [SAVER-1]', async () => {
  const api = server().on(accounts.setPreferences, refuse('internal'));
  const { user } = openApp('/blogs/user', { api });
  await user.click(await switchOf());
  expect(await screen.findByText('Could not update data')).toHaveAttribute('role', 'alert');
  expect(await switchOf()).not.toBeChecked();
});

test('the browser may ask for it, but the person decides [SAVER-5]', async () => {
  const connection = askToSave(true);
  const { user } = openApp('/blogs/user', {
    api: server().on(accounts.setPreferences, { ...customer, preferences: { data_saver: false } }),
  });
  expect(await switchOf()).toBeChecked();
  await user.click(await switchOf());
  await waitFor(() => expect(isSavingData()).toBe(false));
  expect(await switchOf()).not.toBeChecked();
  connection.dispatchEvent(new Event('change'));
  expect(await switchOf()).not.toBeChecked();
});

test('the choice ends with the session [SAVER-5]', async () => {
  const api = server().on(accounts.logout, undefined);
  const { user } = openApp('/blogs/user', { api, person: saving });
  await waitFor(() => expect(isSavingData()).toBe(true));
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(isSavingData()).toBe(false));
});
