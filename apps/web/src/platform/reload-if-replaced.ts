import { replaceVersion } from './service-worker.ts';

const reloadedKey = 'reloaded-for';

/**
 * The server answers but a page's code is gone: a new version was deployed. Reloads the app, once per URL.
 */
export async function reloadIfReplaced(): Promise<void> {
  const here = window.location.href;
  if (sessionStorage.getItem(reloadedKey) === here) return;
  const isThere = await fetch(here, { method: 'HEAD', cache: 'no-store' }).then(
    (response) => response.ok,
    () => false,
  );
  if (!isThere) return;
  sessionStorage.setItem(reloadedKey, here);
  // The worker would give the old page again.
  if (!(await replaceVersion())) window.location.reload();
}
