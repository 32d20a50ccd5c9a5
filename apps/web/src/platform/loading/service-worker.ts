// The page's side of the service worker: starts it, tells it which files to keep and delete, and offers its new
// version.
import { onSessionEnd } from '@haat/client/session';
import { forgetPictures, personStores } from '@haat/contract/person-stores';
import type { PageMessage } from '../../service-worker/page-message.ts';
import { serviceWorkers } from '../service-workers.ts';

const checkEveryMs = 60 * 60_000;

let registration: ServiceWorkerRegistration | undefined;
/** When this page's last session ended, in milliseconds since the page was opened. */
let endedAt = 0;

/**
 * Doesn't wait for `load`, which a hanging picture delays. Without a worker the page still works: on plain HTTP, in
 * development, in private windows.
 */
export function startServiceWorker(): void {
  const workers = serviceWorkers();
  if (!import.meta.env.PROD || !workers) return;
  register(workers).catch((error: unknown) => console.warn('No service worker', error));
}

/** Resolves when a worker keeps what this page loads. Never resolves without one. */
export const untilServiceWorker = (): Promise<unknown> =>
  serviceWorkers()?.ready ?? new Promise(() => undefined);

async function register(workers: ServiceWorkerContainer): Promise<void> {
  const found = await workers.register('/sw.js', { updateViaCache: 'none' });
  registration = found;
  checkNowAndThen(found);
  await workers.ready;
  keepWhatLoads();
}

// Pictures that the person has seen. The worker may not have started yet, so the page deletes them, too.
onSessionEnd(() => {
  endedAt = performance.now();
  send(forgetPictures);
  if ('caches' in window)
    caches
      .delete(personStores.pictures)
      .catch((error: unknown) => console.warn('Old pictures could not be deleted', error));
});

const send = (message: PageMessage): void => registration?.active?.postMessage(message);

/** The worker doesn't see what the page loads before it has started. */
function keepWhatLoads(): void {
  const observer = new PerformanceObserver((list) => {
    const paths = list.getEntries().flatMap(({ name, startTime }) => ownFile(new URL(name), startTime));
    if (paths.length > 0) send({ type: 'keep', paths });
  });
  observer.observe({ type: 'resource', buffered: true });
  send({ type: 'keep', paths: stylesInPage() });
}

/** The server's page already contains the styles of these links. The kept page serves all paths, so it loads them. */
const stylesInPage = (): string[] =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(
    ({ href }) => new URL(href).pathname,
  );

const ownFile = ({ origin, pathname }: URL, startTime: number): string[] => {
  if (origin !== window.location.origin || pathname.startsWith('/api/')) return [];
  // The previous person has seen this picture.
  return pathname.startsWith('/media/') && startTime < endedAt ? [] : [pathname];
};

/** An installed app may stay open for days. */
function checkNowAndThen(found: ServiceWorkerRegistration): void {
  let last = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - last < checkEveryMs) return;
    last = Date.now();
    found.update().catch((error: unknown) => console.warn('Could not look for a new version', error));
  });
}

/** Whether a new version is loaded and waits. A first version doesn't count, because it replaces nothing. */
export const isNewVersionReady = (): boolean =>
  registration?.active !== null && registration?.waiting != null;

/** For a page whose files are gone: loads and starts the server's current version. False when there is none. */
export async function replaceVersion(): Promise<boolean> {
  // A page that lacks its own files failed before it registered the worker.
  registration ??= await serviceWorkers()
    ?.getRegistration()
    .catch(() => undefined);
  await registration?.update().catch(() => undefined);
  const coming = registration?.installing;
  if (coming) await untilInstalled(coming);
  if (!registration?.waiting) return false;
  takeNewVersion();
  return true;
}

const untilInstalled = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state !== 'installing') resolve();
    });
  });

/** Starts the new version: in this tab now, in others at their next page load. */
export function takeNewVersion(): void {
  serviceWorkers()?.addEventListener('controllerchange', () => window.location.reload(), {
    once: true,
  });
  const coming = registration?.waiting;
  // No more messages: one would start the old worker again while it stops, and then it stays.
  registration = undefined;
  coming?.postMessage({ type: 'take over' } satisfies PageMessage);
}
