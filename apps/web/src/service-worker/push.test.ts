// What the service worker does at a tap. A test can't read the browser's list of messages, nor call `openWindow`
// without a real tap, so the worker gets stand-ins for both.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { receivePush } from './push.ts';

declare const self: ServiceWorkerGlobalScope;

interface Page {
  readonly url: string;
  readonly focused: boolean;
  readonly postMessage: (message: unknown) => void;
  readonly focus: () => Promise<void>;
}

const openWindow = vi.fn(async () => null);
const close = vi.fn();
let pages: Page[];

Object.assign(self, { clients: { matchAll: async () => pages, openWindow } });
receivePush();

beforeEach(() => {
  openWindow.mockClear();
  close.mockClear();
  pages = [];
});

const page = (path: string, focused = false): Page => ({
  url: self.location.origin + path,
  focused,
  postMessage: vi.fn(),
  focus: vi.fn(async () => undefined),
});

async function tap(data: unknown): Promise<void> {
  const work: Promise<unknown>[] = [];
  const waitUntil = (one: Promise<unknown>) => void work.push(one);
  self.dispatchEvent(
    Object.assign(new Event('notificationclick'), { notification: { close, data }, waitUntil }),
  );
  await Promise.all(work);
}

describe('a tap on a message', () => {
  it('opens a window at its page, marked as tapped, when none is open [PUSH-16, PUSH-18]', async () => {
    await tap({ link: '/shops/order/7' });
    expect(openWindow.mock.calls).toEqual([['/shops/order/7#tapped']]);
    expect(close).toHaveBeenCalledOnce();
  });

  it('opens a window when only the operator’s app is open [PUSH-16]', async () => {
    pages = [page('/operator/orders', true)];
    await tap({ link: '/retailer/orders?tab=previous' });
    expect(openWindow.mock.calls).toEqual([['/retailer/orders?tab=previous#tapped']]);
    expect(pages[0]?.postMessage).not.toHaveBeenCalled();
  });

  it('opens its page in an open window and brings that to the front [PUSH-16]', async () => {
    pages = [page('/operator'), page('/blogs')];
    await tap({ link: '/shops/order/7' });
    expect(pages[1]?.postMessage).toHaveBeenCalledWith({ type: 'open', link: '/shops/order/7' });
    expect(pages[1]?.focus).toHaveBeenCalledOnce();
    expect(openWindow).not.toHaveBeenCalled();
  });

  it('prefers the window in front [PUSH-16]', async () => {
    pages = [page('/blogs'), page('/shops', true)];
    await tap({ link: '/shops/order/7' });
    expect(pages[0]?.postMessage).not.toHaveBeenCalled();
    expect(pages[1]?.postMessage).toHaveBeenCalledOnce();
  });

  it.each([undefined, { link: 'https://evil.example/x' }, { link: 7 }])(
    'with the data %j opens the list of all messages [PUSH-16]',
    async (data) => {
      await tap(data);
      expect(openWindow.mock.calls).toEqual([['/notifications#tapped']]);
    },
  );
});
