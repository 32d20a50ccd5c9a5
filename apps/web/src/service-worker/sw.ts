// The service worker: opens the app without a network, and shows push messages. It doesn't handle API calls.
import { addFiles, answerWithFile, dropOldFiles, dropOldPictures, dropPictures, isFile } from './files.ts';
import type { PageMessage } from './page-message.ts';
import { receivePush } from './push.ts';
import { answerWithShell, dropOldShells, takeShell } from './shell.ts';

declare const self: ServiceWorkerGlobalScope;

receivePush();

self.addEventListener('install', (event) => event.waitUntil(takeShell()));

self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([dropOldShells(), dropOldFiles(), self.clients.claim()])),
);

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin) return;
  if (mode === 'navigate') {
    if (isPage(pathname)) event.respondWith(answerWithShell(event));
  } else if (isFile(pathname)) {
    event.respondWith(answerWithFile(event.request));
  }
});

self.addEventListener('message', (event) => {
  const message = event.data as PageMessage; // only our own pages can send one
  if (message.type === 'take over') event.waitUntil(self.skipWaiting());
  if (message.type === 'keep') event.waitUntil(keepSeen(message.paths));
  if (message.type === 'forget pictures') event.waitUntil(dropPictures());
});

/** The server has the same rule: paths of pages have no file extension, and `/operator/` is another app. */
const isPage = (path: string): boolean =>
  !/^\/(api|media|assets|operator|healthz|readyz)(\/|$)|\.[a-z0-9]{1,12}\/?$/i.test(path);

async function keepSeen(paths: readonly string[]): Promise<void> {
  await addFiles(paths.filter(isFile)).catch(() => undefined);
  await Promise.all([dropOldPictures(), dropOldFiles()]);
}
