import { expect, test } from 'vitest';
import { browserKind } from './browser-kind.ts';

test.each([
  [
    'Mozilla/5.0 (Linux; Android 13; SM-A135F) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36',
    'chrome',
  ],
  ['Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 SamsungBrowser/23.0 Chrome/115.0 Mobile', 'samsung'],
  ['Mozilla/5.0 (Android 13; Mobile; rv:121.0) Gecko/121.0 Firefox/121.0', 'firefox'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_2 like Mac OS X) AppleWebKit/605.1.15 CriOS/120.0 Mobile',
    'iphone',
  ],
] as const)('%s is %s [SIGN-85]', (userAgent, kind) => {
  expect(browserKind(userAgent)).toBe(kind);
});
