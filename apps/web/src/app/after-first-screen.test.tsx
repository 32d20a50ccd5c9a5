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
