// 'Install app': only where the browser offers it.
import * as blog from '@haat/contract/blog';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../testing/fake-api.ts';
import { openApp } from '../testing/open-app.tsx';

const none = { count: 0, results: [] };
const market = () =>
  fakeApi().on(blog.listBanners, none).on(blog.listCategories, none).on(blog.listArticles, none);

afterEach(() => act(() => void window.dispatchEvent(new Event('appinstalled'))));

/** As Chromium does when the app can be installed. */
function offerInstallation() {
  const prompt = vi.fn(async () => undefined);
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(event));
  return { prompt, event };
}

const installButton = () => screen.queryByRole('button', { name: 'Install app' });

test('the menu offers the installation once, instead of the browser [PWA-2]', async () => {
  const { user } = openApp('/blogs', { api: market() });
  await user.click(await screen.findByRole('button', { name: 'Menu' }));
  expect(installButton()).not.toBeInTheDocument();
  const { prompt, event } = offerInstallation();
  expect(event.defaultPrevented).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Install app' }));
  expect(prompt).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  expect(installButton()).not.toBeInTheDocument();
});

test('an installed app offers no installation [PWA-2]', async () => {
  const { user } = openApp('/blogs', { api: market() });
  await user.click(await screen.findByRole('button', { name: 'Menu' }));
  offerInstallation();
  expect(installButton()).toBeVisible();
  act(() => void window.dispatchEvent(new Event('appinstalled')));
  expect(installButton()).not.toBeInTheDocument();
});
