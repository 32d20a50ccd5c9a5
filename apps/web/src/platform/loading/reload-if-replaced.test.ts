// jsdom has no service workers, so the page gets a stand-in with a new version that waits.
import { expect, test, vi } from 'vitest';
import { reloadIfReplaced } from './reload-if-replaced.ts';

test('a reloaded page whose code is gone starts the waiting version, and tries that again [PWA-8]', async () => {
  const postMessage = vi.fn();
  const waiting = { postMessage };
  const getRegistration = async () => ({
    update: async () => undefined,
    installing: null,
    waiting,
    active: {},
  });
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration, addEventListener: () => undefined } });
  vi.stubGlobal('fetch', async () => new Response());
  // As if the page had failed before it registered the worker.
  await reloadIfReplaced();
  expect(postMessage).toHaveBeenCalledWith({ type: 'take over' });
  await reloadIfReplaced();
  expect(postMessage).toHaveBeenCalledTimes(2);
  vi.unstubAllGlobals();
});
