// Pages on a phone without a network. e2e/journeys/installed.test.ts tests the kept data in a browser.
import { noteServerTime } from '@haat/client/server-clock';
import * as blog from '@haat/contract/blog';
import * as shops from '@haat/contract/shops';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { cutOff, neverRespond } from '../testing/fake-api.ts';
import { amma, listOf, market } from '../testing/market.ts';
import { openApp } from '../testing/open-app.tsx';

afterEach(() => onlineManager.setOnline(true));
afterEach(() => noteServerTime(new Date().toISOString()));

const none = listOf([]);
const skeleton = () => document.querySelector('main [aria-busy=true]');
const village = () =>
  market().on(blog.listBanners, none).on(blog.listCategories, none).on(blog.listArticles, none);

test('a page without data says so, and loads by itself when the network is back [PWA-4]', async () => {
  const api = village().on(shops.getShop, cutOff());
  const { goTo } = openApp('/blogs', { api });
  await screen.findByText('No news yet');
  act(() => onlineManager.setOnline(false));
  await goTo('/shops/7');
  const main = within(await screen.findByRole('main'));
  expect(await main.findByText('This page needs a connection')).toBeVisible();
  expect(main.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(main.queryByText("We can't load this right now")).not.toBeInTheDocument();
  api.on(shops.getShop, amma);
  act(() => onlineManager.setOnline(true));
  expect(await main.findByRole('tab', { name: 'Store' })).toBeVisible();
});

test('a request under way keeps its skeleton when the network goes [PWA-4, APP-24]', async () => {
  openApp('/shops/7', { api: village().on(shops.getShop, neverRespond) });
  const main = within(await screen.findByRole('main'));
  await waitFor(() => expect(skeleton()).not.toBeNull());
  act(() => onlineManager.setOnline(false));
  expect(skeleton()).not.toBeNull();
  expect(main.queryByText('This page needs a connection')).not.toBeInTheDocument();
});

test('loaded data stays, with its age beside the line [PWA-3, APP-27]', async () => {
  openApp('/shops/7', { api: village() });
  expect(await screen.findByRole('tab', { name: 'Store' })).toBeVisible();
  act(() => onlineManager.setOnline(false));
  expect(await screen.findByText('Updated a few seconds ago')).toBeVisible();
  expect(screen.getByText('No connection')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Store' })).toBeVisible();
});

test("the data's age is right on a phone whose clock is two hours slow [PWA-3, TEXT-26]", async () => {
  const headers = { Date: new Date(Date.now() + 2 * 3_600_000).toUTCString() };
  openApp('/shops/7', {
    api: village().on(shops.getShop, () => Response.json(amma, { headers })),
  });
  expect(await screen.findByRole('tab', { name: 'Store' })).toBeVisible();
  act(() => onlineManager.setOnline(false));
  expect(await screen.findByText('Updated a few seconds ago')).toBeVisible();
});
