// Serves the app's page from the phone at each start. The server fills it in, so each start also fetches it again in
// the background.
import { buildName, filesNamedIn, isOfThisBuild } from './build.ts';
import { addFiles } from './files.ts';

declare const self: ServiceWorkerGlobalScope;

const prefix = 'haat-shell-';
const cacheName = prefix + buildName;
const page = '/';
/** Shown when a page or a picture can't load without a network. */
const pictures = ['/pictures/knot.webp', '/default.png'];

/** Fails when the server has another build than this worker. The browser then tries again later. */
export async function takeShell(): Promise<void> {
  const [html, response] = await fetchPage();
  const files = filesNamedIn(html);
  if (!files.every(isOfThisBuild)) throw new Error('The page belongs to another build');
  await addFiles([...files, ...pictures]);
  await (await caches.open(cacheName)).put(page, response);
}

export async function dropOldShells(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(prefix) && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
}

export async function answerWithShell(event: FetchEvent): Promise<Response> {
  const kept = await (await caches.open(cacheName)).match(page);
  if (!kept) return fetch(event.request);
  event.waitUntil(refreshShell());
  return kept;
}

/** The operator may have changed the app's settings. A page of another build means that there is a new worker. */
async function refreshShell(): Promise<void> {
  try {
    const [html, response] = await fetchPage();
    if (filesNamedIn(html).every(isOfThisBuild)) await (await caches.open(cacheName)).put(page, response);
    else await self.registration.update();
  } catch {
    // No network: the kept page stays.
  }
}

async function fetchPage(): Promise<[html: string, response: Response]> {
  // The server tells whether the browser's copy is still current.
  const response = await fetch(page, { cache: 'no-cache' });
  if (!response.ok || !response.headers.get('Content-Type')?.startsWith('text/html'))
    throw new Error(`No page: ${response.status}`);
  return [await response.clone().text(), response];
}
