// How the service worker reads a push message.
import { describe, expect, it } from 'vitest';
import { messageOf, pathOf, ringsAgain } from '../service-worker/push-message.ts';

const origin = 'https://haat.example';

describe('a push message', () => {
  it('is shown as it was sent [PUSH-15]', () => {
    const message = { title: 'Haat', body: 'അരി', link: '/shops/order/7', tag: 'notification-1' };
    expect(messageOf(JSON.stringify(message))).toEqual(message);
  });

  it.each([undefined, '', 'hello', 'null', '[]', '{"title": 7, "link": {}}'])(
    'that is %j leads to all notifications',
    (text) => {
      const link = '/notifications';
      expect(messageOf(text)).toEqual({ title: 'Haat', body: '', link, tag: 'message' });
    },
  );

  it('rings again for a newer one of its topic, not when it was sent twice [PUSH-15]', () => {
    expect(ringsAgain('open_requests')).toBe(true);
    expect(ringsAgain('notification-5f0c')).toBe(false);
  });
});

describe('a tap opens [PUSH-16]', () => {
  it.each(['/shops/order/7', '/retailer/orders?tab=previous'])('%s', (link) => {
    expect(pathOf(link, origin)).toBe(link);
  });

  it.each(['//evil.example/x', 'https://evil.example', 'javascript:alert(1)', '\\\\evil.example', 7, null])(
    'the notifications instead of %j',
    (link) => {
      expect(pathOf(link, origin)).toBe('/notifications');
    },
  );
});
