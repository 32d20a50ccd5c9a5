// Receives taps on push messages, which the service worker sends to an open page.
import { serviceWorkers } from '../service-workers.ts';

/** Opens the page of each tapped message. */
export function listenToPushTaps(open: (path: string) => void): void {
  serviceWorkers()?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const { type, link }: { type?: unknown; link?: unknown } = Object(data);
    if (type === 'open' && typeof link === 'string') open(link);
  });
}
