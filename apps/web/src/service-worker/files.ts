// Keeps the scripts, styles, fonts and pictures that this phone has used, so that pages seen before open without a
// network.
import { coverAt } from '@haat/contract/covers';
import { personStores } from '@haat/contract/person-stores';
import { isOfThisBuild } from './build.ts';

declare const self: ServiceWorkerGlobalScope;

const filesCache = 'haat-files';
const picturesAtMost = 300;

const isBuilt = (path: string): boolean => path.startsWith('/assets/');
const isUploaded = (path: string): boolean => path.startsWith('/media/');
const isOwnPicture = (path: string): boolean =>
  path.startsWith('/pictures/') || /^\/[\w-]+\.(png|svg|ico)$/.test(path);

export const isFile = (path: string): boolean => isBuilt(path) || isUploaded(path) || isOwnPicture(path);

/** Uploaded pictures have a cache of their own, which the pages delete at the end of a session. */
const cacheOf = (path: string): Promise<Cache> =>
  caches.open(isUploaded(path) ? personStores.pictures : filesCache);

const exactly: CacheQueryOptions = { ignoreVary: true };

/** Loads that may still store a file. */
const running = new Set<Promise<unknown>>();

function noteWhileItRuns<Result>(work: Promise<Result>): Promise<Result> {
  running.add(work);
  const forget = () => void running.delete(work);
  work.then(forget, forget);
  return work;
}

export const answerWithFile = (request: Request): Promise<Response> => noteWhileItRuns(answer(request));

async function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const cache = await cacheOf(pathname);
  const kept = await cache.match(request, exactly);
  if (kept) return kept;
  try {
    const response = await fetch(request);
    if (response.status === 200) await keep(cache, request, response.clone());
    return response;
  } catch (error) {
    const other = await inAnotherSize(cache, pathname);
    if (!other) throw error;
    return other;
  }
}

/** Without a network, any size will do: a grid shows a picture in another size than the cart. */
async function inAnotherSize(cache: Cache, path: string): Promise<Response | undefined> {
  const paths = (['large', 'middle', 'small'] as const).map((size) => coverAt(path, size));
  const kept = await Promise.all(paths.map((other) => cache.match(other, exactly)));
  return kept.find((response) => response !== undefined);
}

/** On a full phone, the picture itself must still load. */
async function keep(cache: Cache, request: Request, response: Response): Promise<void> {
  await cache.put(request, response).catch(() => undefined);
}

/** The browser's own cache has the files that the page has just loaded. */
export const addFiles = (paths: readonly string[]): Promise<unknown> =>
  noteWhileItRuns(Promise.all(paths.map(addFile)));

async function addFile(path: string): Promise<void> {
  const cache = await cacheOf(path);
  if (!(await cache.match(path, exactly))) await cache.add(path);
}

/** Deletes files of older builds when no other tab can still be running one. */
export async function dropOldFiles(): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (tabs.length > 1) return;
  const cache = await caches.open(filesCache);
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (isBuilt(pathname) && !isOfThisBuild(pathname)) await cache.delete(url);
  }
}

/** At the end of a session. Loads that still run would store their pictures, so it deletes again after them. */
export async function dropPictures(): Promise<void> {
  await caches.delete(personStores.pictures);
  await Promise.allSettled(running);
  await caches.delete(personStores.pictures);
}

export async function dropOldPictures(): Promise<void> {
  const cache = await caches.open(personStores.pictures);
  const all = await cache.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - picturesAtMost)).map((one) => cache.delete(one)));
}
