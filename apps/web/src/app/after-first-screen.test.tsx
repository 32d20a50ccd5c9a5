import * as addresses from '@haat/contract/addresses';
import * as cart from '@haat/contract/cart';
import * as notifications from '@haat/contract/notifications';
import * as shops from '@haat/contract/shops';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { market } from '../testing/market.ts';
import { openApp } from '../testing/open-app.tsx';

test('the font waits for the data and the pictures of the first screen [LIGHT-4]', async () => {
  document.documentElement.removeAttribute('data-font');
  openApp('/shops/7', { api: market() });
  expect(await screen.findByRole('tab', { name: 'Store', selected: true })).toBeVisible();
  expect(document.documentElement).not.toHaveAttribute('data-font');
  const loadPictures = (): boolean => {
    for (const picture of document.images) fireEvent.load(picture);
    return document.documentElement.hasAttribute('data-font');
  };
  await expect.poll(loadPictures, { timeout: 5_000 }).toBe(true);
});

test('what a screen does not show is asked for after it [LIGHT-14]', async () => {
  const api = market();
  openApp('/shops/7', { api, isFirstScreenIn: false });
  expect(await screen.findByRole('tab', { name: 'Store', selected: true })).toBeVisible();
  expect(api.asked(shops.getShop)).toHaveLength(1);
  expect(api.asked(cart.getCart)).toHaveLength(1);
  const later = () => [addresses.listAddresses, notifications.listNotifications].map((one) => api.asked(one));
  expect(later()).toEqual([[], []]);
  for (const picture of document.images) fireEvent.load(picture);
  await expect.poll(later, { timeout: 5_000 }).toMatchObject([{ length: 1 }, { length: 1 }]);
});
