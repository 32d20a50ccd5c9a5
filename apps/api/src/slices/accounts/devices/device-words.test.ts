import { expect, it } from 'vitest';
import { deviceName, deviceWords } from './device-words.ts';

const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko)';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';

it.each([
  [`${android} Chrome/126.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
  [`${android} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`, 'Samsung Internet on Android'],
  ['Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0', 'Firefox on Android'],
  [
    'Mozilla/5.0 (Linux; Android 14; Pixel 7; wv) AppleWebKit/537.36 Version/4.0 Chrome/126.0 Mobile Safari/537.36',
    'App on Android',
  ],
  [`${windows} Chrome/126.0.0.0 Safari/537.36`, 'Chrome on Windows'],
  [`${windows} Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0`, 'Edge on Windows'],
  [`${windows} Chrome/126.0.0.0 Safari/537.36 OPR/112.0.0.0`, 'Opera on Windows'],
  [`${iphone} Version/17.5 Mobile/15E148 Safari/604.1`, 'Safari on iPhone'],
  [`${iphone} CriOS/126.0 Mobile/15E148 Safari/604.1`, 'Chrome on iPhone'],
  [`${mac} Version/17.5 Safari/605.1.15`, 'Safari on Mac'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 'Firefox on Linux'],
  ['Dalvik/2.1.0 (Linux; U; Android 14)', 'Browser on Android'],
  ['Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/126.0.0.0 Safari/537.36', 'Chrome on Linux'],
  ['curl/8.5.0', 'Unknown device'],
  ['<script>alert(1)</script>', 'Unknown device'],
  ['', 'Unknown device'],
  [undefined, 'Unknown device'],
])('names %j [SIGN-46]', (userAgent, words) => {
  expect(deviceWords(userAgent)).toBe(words);
});

it.each([
  ['Chrome on Android', 'hi', 'Chrome (Android)'],
  ['Browser on iPhone', 'ml', 'ബ്രൗസർ (iPhone)'],
  ['App on Android', 'hi', 'ऐप (Android)'],
  ['Firefox', 'ml', 'Firefox'],
  ['', 'hi', 'अनजान फ़ोन'],
  ['Unknown device', 'ml', 'അറിയാത്ത ഫോൺ'],
  ['Chrome on Android', 'en', 'Chrome on Android'],
  ['', 'en', 'Unknown device'],
] as const)('shows %j to a reader of %s as %j [SAYS-14]', (stored, language, name) => {
  expect(deviceName(stored, language)).toBe(name);
});
