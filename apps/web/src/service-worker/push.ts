// Shows push messages, and opens the page of a tapped one.
import { tapMark } from '../platform/push/tap-mark.ts';
import { messageOf, pathOf, ringsAgain } from './push-message.ts';

declare const self: ServiceWorkerGlobalScope;

export function receivePush(): void {
  self.addEventListener('push', (event) => event.waitUntil(show(event.data?.text())));
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(pathOf(event.notification.data?.link, self.location.origin)));
  });
}

function show(text: string | undefined): Promise<void> {
  const { title, body, tag, link } = messageOf(text);
  const options = {
    body,
    tag,
    data: { link },
    icon: '/icon-192.png',
    // Missing in TypeScript's types. A newer message of the same topic rings, a repeated one doesn't.
    renotify: ringsAgain(tag),
  };
  return self.registration.showNotification(title, options);
}

/** In a page that is already open, typed text stays until the person leaves it. */
async function open(link: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const pages = windows.filter(({ url }) => !isOperators(url));
  const page = pages.find(({ focused }) => focused) ?? pages[0];
  if (!page) {
    await self.clients.openWindow(link + tapMark);
    return;
  }
  page.postMessage({ type: 'open', link });
  await page.focus();
}

const isOperators = (url: string): boolean => new URL(url).pathname.startsWith('/operator');
