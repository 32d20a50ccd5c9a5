// Banners on the desk: their order, and their links.
import * as articles from '@haat/contract/operator/articles';
import * as banners from '@haat/contract/operator/banners';
import * as shops from '@haat/contract/shops';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { type FakeApi, fakeApi, refuse } from '../../testing/fake-api.ts';
import { openDesk } from '../../testing/open-desk.tsx';

const banner = (id: number, title: string, position: number): banners.BannerRecord => ({
  id,
  title,
  cover: null,
  link: '/shops',
  position,
  version: id + 10,
});

let api: FakeApi;
let rows: banners.BannerRecord[];
beforeEach(() => {
  api = fakeApi();
  rows = [banner(1, 'Onam', 0), banner(2, 'Vishu', 1), banner(3, 'Pooram', 5)];
  api.on(banners.listBanners, () => ({ count: rows.length, results: rows }));
  api.on(banners.createBanner, () => banner(4, 'Theyyam', 6));
  api.on(banners.updateBanner, ({ params, body }) => {
    const changed = { ...rows.find(({ id }) => String(id) === params.id), ...(body as object) };
    const row = { ...banner(0, '', 0), ...changed };
    rows = rows
      .map((each) => (each.id === row.id ? row : each))
      .sort((one, other) => one.position - other.position);
    return row;
  });
});

it('moves a banner up and down by buttons [DESK-106]', async () => {
  const { user } = openDesk('/banners', api);
  await user.click(await screen.findByRole('button', { name: 'Move Pooram up' }));
  const titles = () =>
    within(screen.getByRole('table', { name: 'Banners' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  await expect.poll(titles).toEqual(['Onam', 'Pooram', 'Vishu']);
  expect(api.asked(banners.updateBanner).map(({ params, body }) => [params.id, body])).toEqual([
    ['3', { position: 1, version: 13 }],
    ['2', { position: 5, version: 12 }],
  ]);
  expect(screen.getByRole('button', { name: 'Move Onam up' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Move Vishu down' })).toBeDisabled();
});

it('says when somebody else has moved one meanwhile, and shows their order', async () => {
  api.on(banners.updateBanner, () => refuse('edit.stale', { detail: 'Somebody else changed this.' }));
  const { user } = openDesk('/banners', api);
  await user.click(await screen.findByRole('button', { name: 'Move Onam down' }));
  await screen.findByText('Somebody else changed this.');
  await expect.poll(() => api.asked(banners.listBanners).length).toBeGreaterThan(1);
});

it('adds a banner, shows it as a phone does, and says where its link leads [DESK-106]', async () => {
  api.on(shops.getShop, () => refuse('not_found'));
  api.on(articles.getArticle, () => refuse('not_found'));
  const { user } = openDesk('/banners/create', api);
  await user.type(await screen.findByLabelText(/^Title/), 'Theyyam');
  const preview = within(screen.getByRole('region', { name: 'Preview of the banner' }));
  expect(preview.getByText('Theyyam')).toBeVisible();
  const link = screen.getByLabelText(/^Link/);
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  for (const [typed, sentence] of [
    ['theyyam', 'Enter a page of the app, such as /shops/7, or an address that begins with https://.'],
    ['/theyyam', 'The app has no page /theyyam. Pages begin with /shops or /blogs, for example.'],
    ['/shops/7', 'There is no verified shop 7.'],
    ['/blogs/7', 'There is no article 7.'],
  ] as const) {
    await user.clear(link);
    await user.type(link, typed);
    await save();
    expect(await screen.findByText(sentence)).toBeVisible();
  }
  expect(api.asked(banners.createBanner)).toEqual([]);
  await user.clear(link);
  await user.type(link, 'https://example.in/theyyam');
  expect(screen.getByText('Leads to another site: example.in')).toBeVisible();
  await save();
  await screen.findByText('Banner added');
  const [sent] = api.asked(banners.createBanner);
  expect(sent?.body).toMatchObject({ title: 'Theyyam', link: 'https://example.in/theyyam' });
});
