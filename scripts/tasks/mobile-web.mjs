// The web build inside the phone app: the same files, with the server's settings in the page.
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, root } from './children.mjs';

/** Only for browsers. All files of the phone app are on the phone. */
const WEB_ONLY = /\/(\.vite|sw\.js|push-worker\.js|manifest\.webmanifest|install)$|\.(br|gz)$/;

/** The settings that the server writes into its page. */
export async function readPageSettings(server) {
  const page = await fetch(`${server}/auth/login`, { signal: AbortSignal.timeout(10_000) }).then(
    (response) => response.text(),
    () => '',
  );
  const [, json] = /<script type="application\/json" id="haat-config">(.*?)<\/script>/s.exec(page) ?? [];
  if (!json) throw new Failure(`No Haat answers at ${server}. Start it, or correct HAAT_SERVER.`);
  // Google's key only works on the server's own pages.
  return { ...JSON.parse(json), googleMapsKey: null };
}

/** Copies the build to `folder` and fills in its page. */
export function writeMobileWeb(folder, settings) {
  const dist = join(root, 'apps/web/dist');
  rmSync(folder, { recursive: true, force: true });
  cpSync(dist, folder, { recursive: true, filter: (file) => !WEB_ONLY.test(file) });
  const page = join(folder, 'index.html');
  writeFileSync(page, fillPage(readFileSync(page, 'utf8'), settings));
}

function fillPage(html, settings) {
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c');
  const name = settings.appName.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
  const policy = `<meta http-equiv="Content-Security-Policy" content="${contentPolicy(settings)}" />`;
  return (
    html
      .replaceAll(' nonce="__CSP_NONCE__"', '')
      // The app's policy allows no scripts inside the page.
      .replace(/<script id="haat-early">.*?<\/script>/s, '')
      // The system's bars stay outside of the page.
      .replace(', viewport-fit=cover', '')
      .replace('<meta charset="utf-8" />', (charset) => `${charset}\n    ${policy}`)
      .replace('__HAAT_CONFIG__', () => json)
      .replaceAll('__APP_NAME__', () => name)
  );
}

/** The server's policy for its pages, but with the server as another origin. */
function contentPolicy({ serverUrl, mapTileUrl }) {
  const tiles = new URL(mapTileUrl.replace(/\{s\}\.?/, '*.').replace(/\{\w+\}/g, '0'));
  // 'self' may not cover the scheme of iOS.
  const self = "'self' capacitor://localhost";
  const directives = {
    'default-src': self,
    'base-uri': "'none'",
    'connect-src': `${self} ${serverUrl}`,
    'script-src': self,
    // react-hot-toast writes a <style> element.
    'style-src': `${self} 'unsafe-inline'`,
    'img-src': `${self} data: blob: ${serverUrl} ${tiles.protocol}//${decodeURIComponent(tiles.host)}`,
    'font-src': `${self} data:`,
    'form-action': self,
    'object-src': "'none'",
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');
}
