import { onlineManager } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyPage } from './lazy-page.tsx';

const Page = () => <p>the page</p>;

afterEach(() => {
  vi.useRealTimers();
  onlineManager.setOnline(true);
});

/** Loads the page while advancing the clock over its waits. */
async function open(load: () => Promise<typeof Page>) {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const coming = lazyPage(load)();
  await vi.advanceTimersByTimeAsync(3_000);
  const { Component } = await coming;
  vi.useRealTimers();
  return <RouterProvider router={createMemoryRouter([{ path: '/', Component }])} />;
}

test('a page that loads at the second try shows no failure [APP-28]', async () => {
  const load = vi.fn(async () => Page).mockRejectedValueOnce(new TypeError('lost'));
  render(await open(load));
  expect(await screen.findByText('the page')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a page that fails to load says so, and Try again loads it [APP-28]', async () => {
  onlineManager.setOnline(false);
  const load = vi.fn<() => Promise<typeof Page>>().mockRejectedValue(new TypeError('lost'));
  render(await open(load));
  expect(await screen.findByText('This page needs a connection')).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  load.mockResolvedValue(Page);
  globalThis.fetch = async () => new Response();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('the page')).toBeVisible();
});

test.each([
  ['missing while the server answers reloads the app', true, window.location.href],
  ['unreachable together with the server waits', false, null],
])('a page that is %s [APP-28]', async (_what, isServerThere, mark) => {
  const fetched = vi.fn(() =>
    isServerThere ? Promise.resolve(new Response()) : Promise.reject(new TypeError('lost')),
  );
  globalThis.fetch = fetched;
  const load = vi.fn<() => Promise<typeof Page>>().mockRejectedValue(new TypeError('gone'));
  render(await open(load));
  await waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  await act(() => fetched.mock.results[0]?.value.catch(() => undefined));
  expect(sessionStorage.getItem('reloaded-for')).toBe(mark);
  sessionStorage.clear();
});

test('loads again when the network is back [APP-28]', async () => {
  onlineManager.setOnline(false);
  const load = vi.fn<() => Promise<typeof Page>>().mockRejectedValue(new TypeError('lost'));
  render(await open(load));
  await screen.findByText('This page needs a connection');
  load.mockResolvedValue(Page);
  act(() => onlineManager.setOnline(true));
  expect(await screen.findByText('the page')).toBeVisible();
});
