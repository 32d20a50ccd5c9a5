// Which browser this is, for words about its own menus. Nothing else depends on it.
import { isNativeApp } from '../native.ts';

export type BrowserKind = 'app' | 'iphone' | 'samsung' | 'firefox' | 'chrome';

export function browserKind(userAgent = navigator.userAgent): BrowserKind {
  if (isNativeApp()) return 'app';
  if (/iPhone|iPad/.test(userAgent)) return 'iphone';
  if (/SamsungBrowser/.test(userAgent)) return 'samsung';
  return /Firefox/.test(userAgent) ? 'firefox' : 'chrome';
}
