// `/open`, where the installed app and the phone app start.
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { manifest } from '../../web-manifest.ts';
import { openApp } from '../testing/open-app.tsx';
import { deliverer, retailer } from '../testing/people.ts';
import { stage } from '../testing/stage.ts';

test.each([
  ['/retailer/user', retailer, '/retailer/orders'],
  ['/deliverer/user', deliverer, '/deliverer'],
  ['/shops/cart', retailer, '/shops'],
  ['/blogs', retailer, '/blogs'],
])('after %s it leads to the home of that area [APP-70]', async (page, person, home) => {
  const { path, goTo } = openApp(page, { person, api: stage() });
  await waitFor(() => expect(path()).toBe(page));
  await screen.findByRole('heading', { level: 1 });
  await goTo('/support');
  await goTo('/open');
  expect(path()).toBe(home);
});

test('it leads to the news before any other page, and nobody to the sign-in [APP-70]', async () => {
  const { path } = openApp('/open', { api: stage() });
  await waitFor(() => expect(path()).toBe('/blogs'));
  const { path: next } = openApp('/open', { person: null, api: stage() });
  await waitFor(() => expect(next()).toBe('/auth/login'));
});

test('the installed app starts there, and keeps its identity [APP-70]', () => {
  expect(manifest).toMatchObject({ id: '/', start_url: '/open' });
});
