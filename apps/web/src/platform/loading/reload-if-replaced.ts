import { tabStorage } from '@haat/client/device-storage';
import { replaceVersion } from './service-worker.ts';

const reloadedKey = 'reloaded-for';

/**
 * The server answers, but a page's code is missing: a new version was deployed. Starts it, or reloads the app, once per
 * URL.
 */
export async function reloadIfReplaced(): Promise<void> {
  const here = window.location.href;
  const isThere = await fetch(here, { method: 'HEAD', cache: 'no-store' }).then(
    (response) => response.ok,
    () => false,
  );
  // A worker of the old version would return the old page again.
  if (!isThere || (await replaceVersion()) || tabStorage.getItem(reloadedKey) === here) return;
  // Without a storage, it would reload again and again.
  if (tabStorage.setItem(reloadedKey, here)) window.location.reload();
}
