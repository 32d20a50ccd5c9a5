import * as blog from '@haat/contract/blog';
import * as deliveries from '@haat/contract/deliveries';
import * as notifications from '@haat/contract/notifications';
import * as shops from '@haat/contract/shops';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { makeDelivery } from '../testing/deliveries.ts';
import { fakeApi, neverRespond } from '../testing/fake-api.ts';
import { cartOf, keepCart, tomato } from '../testing/market.ts';
import { openApp } from '../testing/open-app.tsx';
import { deliverer, retailer } from '../testing/people.ts';

const isDeliverer = { is_deliverer_initial_setup_done: true };
const none = { count: 0, results: [] };
const market = () =>
  fakeApi().on(blog.listBanners, none).on(blog.listCategories, none).on(blog.listArticles, none);

test('the menu lists the sections and closes on Escape [APP-18]', async () => {
  const { user } = openApp('/blogs', { api: market() });
  const menu = await screen.findByRole('button', { name: 'Menu' });
  expect(within(screen.getByRole('banner')).getByText('Blog')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Shops' })).not.toBeInTheDocument();
  await user.click(menu);
  const names = ['Blog', 'Shops', 'Retailer', 'Support / Requests'];
  for (const name of names) expect(screen.getByRole('link', { name })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Deliverer' })).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('link', { name: 'Shops' })).not.toBeInTheDocument();
  expect(menu).toHaveFocus();
});

test('the menu opens sections, and shows the deliverer section only to deliverers [APP-19]', async () => {
  const { user, path } = openApp('/blogs', { person: deliverer, api: market() });
  await user.click(await screen.findByRole('button', { name: 'Menu' }));
  expect(screen.getByRole('link', { name: 'Deliverer' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Support / Requests' }));
  await screen.findByRole('button', { name: 'Share' });
  expect(path()).toBe('/support');
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
});

test('the section navigation marks the current page [APP-20]', async () => {
  const { user } = openApp('/blogs', { api: market() });
  const nav = await screen.findByRole('navigation');
  expect(
    within(nav)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Home', 'Search', 'Profile']);
  expect(within(nav).getByRole('link', { current: 'page' })).toHaveTextContent('Home');
  await user.click(within(nav).getByRole('link', { name: 'Search' }));
  await screen.findByRole('heading', { name: 'Most Viewed' });
  expect(within(screen.getByRole('navigation')).getByRole('link', { current: 'page' })).toHaveTextContent(
    'Search',
  );
});

test.each([
  ['/blogs/user', 'Blog', ['Home', 'Search', 'Profile']],
  ['/shops/user', 'Shops', ['Home', 'Search', 'Cart', 'Profile']],
  ['/retailer/user', 'Retailer', ['Orders', 'Products', 'Catalogue', 'Profile']],
  ['/deliverer/user', 'Deliverer', ['Deliveries', 'Requests', 'Profile']],
  ['/support', 'Support', []],
  ['/notifications', 'Notifications', []],
])('%s shows the label %s and its navigation [APP-16, APP-21]', async (path, label, links) => {
  const person = { ...retailer, status: { ...retailer.status, ...isDeliverer } };
  openApp(path, { person, api: market().on(shops.shopSettings, () => neverRespond()) });
  const banner = within(await screen.findByRole('banner'));
  expect(banner.getByText(label)).toBeVisible();
  expect(banner.getByRole('link', { name: 'Notifications' })).toHaveAttribute('href', '/notifications');
  const nav = screen.queryByRole('navigation');
  const names = nav ? within(nav).getAllByRole('link') : [];
  expect(names.map((link) => link.textContent)).toEqual(links);
});

test('each page has one main, one h1 and its own title [APP-15]', async () => {
  const app = openApp('/blogs', { api: market() });
  await screen.findByText('No news yet');
  for (const [path, title] of [
    ['/blogs', 'Blog'],
    ['/blogs/user', 'Profile'],
    ['/support', 'How can we help?'],
    ['/notifications', 'Notifications'],
    ['/nowhere', 'Oops!'],
  ] as const) {
    await act(() => app.goTo(path));
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getAllByRole('main')).toHaveLength(1);
    expect(document.title).toBe(`${title} · Haat`);
  }
});

test('the bell and the cart show the number that their names have, however large [APP-17, APP-22]', async () => {
  const api = market()
    .on(notifications.listNotifications, { ...none, unread_count: 140 })
    .on(shops.nearbyShops, none)
    .on(shops.shopTypes, none);
  keepCart(api, cartOf([[tomato, 150]]));
  openApp('/shops', { api });
  expect(await screen.findByRole('link', { name: 'Cart, 150 items' })).toHaveTextContent('Cart 150');
  expect(await screen.findByRole('link', { name: 'Notifications, 140 unread' })).toHaveTextContent('140');
});

test('the bell shows the unread count [APP-17]', async () => {
  const api = market().on(notifications.listNotifications, { ...none, unread_count: 3 });
  openApp('/blogs', { api });
  expect(await screen.findByRole('link', { name: 'Notifications, 3 unread' })).toHaveAttribute(
    'href',
    '/notifications',
  );
});

test('an unknown path shows the error page with a button to the root [APP-12]', async () => {
  openApp('/nowhere/at/all', { person: null });
  expect(await screen.findByRole('heading', { name: 'Oops!' })).toBeVisible();
  expect(screen.getByText('Sorry, an unexpected error has occurred')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Take me back' })).toBeVisible();
});

test('a page that throws shows the error page inside its layout [APP-12]', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = { ...makeDelivery(), slot: { start: 'no time', end: 'at all' } };
  const api = market().on(deliveries.getDelivery, broken);
  openApp('/deliverer/delivery/71', { person: deliverer, api });
  expect(await screen.findByRole('heading', { name: 'Oops!' })).toBeVisible();
  expect(screen.getByText('Sorry, an unexpected error has occurred')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Take me back' })).toBeVisible();
  expect(screen.getByRole('banner')).toBeVisible();
  log.mockRestore();
});

test('without a network, a line says so and loaded data stays [APP-27]', async () => {
  openApp('/blogs', { api: market() });
  await screen.findByText('No news yet');
  act(() => onlineManager.setOnline(false));
  expect(screen.getByText(/No connection/)).toBeVisible();
  expect(screen.getByText('No news yet')).toBeVisible();
  act(() => onlineManager.setOnline(true));
  expect(screen.queryByText(/No connection/)).not.toBeInTheDocument();
});
