import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { market } from '../testing/market.ts';
import { openApp } from '../testing/open-app.tsx';

test('the font waits for the data and the pictures of the first screen [LIGHT-4]', async () => {
  document.documentElement.removeAttribute('data-font');
  openApp('/shops/7', { api: market() });
  expect(await screen.findByRole('tab', { name: 'Store', selected: true })).toBeVisible();
  expect(document.documentElement).not.toHaveAttribute('data-font');
  for (const picture of document.images) fireEvent.load(picture);
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-font'));
});
