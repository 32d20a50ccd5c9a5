import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  document.getElementById('haat-config')?.remove();
  vi.resetModules();
});

/** In a browser, or in a phone app of this server. */
async function pathInAppOf(serverUrl: string) {
  vi.resetModules();
  const script = Object.assign(document.createElement('script'), {
    type: 'application/json',
    id: 'haat-config',
    textContent: JSON.stringify({ serverUrl }),
  });
  document.body.append(script);
  return (await import('./path-in-app.ts')).pathInApp;
}

const { origin } = window.location;
const server = 'https://haat.example';

test.each([
  ['', '/shops/order/7', '/shops/order/7'],
  ['', `${origin}/blogs/search?term=rain`, '/blogs/search?term=rain'],
  [server, '/shops/order/7', '/shops/order/7'],
  [server, `${server}/blogs/1#recipe`, '/blogs/1#recipe'],
  ['', '#recipe', `${window.location.pathname}#recipe`],
  [server, '#recipe', `${window.location.pathname}#recipe`],
])('on "%s", %s opens in the app [NATIVE-5, NATIVE-9]', async (serverUrl, link, path) => {
  expect((await pathInAppOf(serverUrl))(link)).toBe(path);
});

test.each([
  ['', `${server}/blogs`],
  [server, `${origin}/blogs`],
  [server, 'https://evil.example/blogs'],
  [server, '//evil.example/blogs'],
  [server, 'javascript:alert(1)'],
  [server, 'http://['],
  [server, `${server}/operator/`],
  [server, '/media/picture.webp'],
])(`on "%s", %s isn't a page of the app [NATIVE-5, NATIVE-9]`, async (serverUrl, link) => {
  expect((await pathInAppOf(serverUrl))(link)).toBeUndefined();
});
