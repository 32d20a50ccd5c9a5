// Receives taps on push messages, which the service worker sends to an open page.
/** Opens the page of each tapped message. */
export function listenToPushTaps(open: (path: string) => void): void {
  navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const { type, link }: { type?: unknown; link?: unknown } = Object(data);
    if (type === 'open' && typeof link === 'string') open(link);
  });
}
