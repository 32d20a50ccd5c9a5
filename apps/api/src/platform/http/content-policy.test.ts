// What the page may load: nothing of strangers but the tiles; with a maps key what Google asks for, and no more.
import { expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { makeServer } from './server.ts';

async function policyOf(settings: Record<string, string>): Promise<Record<string, string>> {
  const app = await makeServer(
    readConfig({ DATABASE_URL: 'postgres://haat@127.0.0.1:1/haat', ...settings }),
    false,
  );
  const header = (await app.inject('/')).headers['content-security-policy'];
  await app.close();
  const directives = String(header).split(';');
  return Object.fromEntries(
    directives.map((text) => [text.split(' ')[0], text.split(' ').slice(1).join(' ')]),
  );
}

const plain = {
  'default-src': "'self'",
  'base-uri': "'none'",
  'connect-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'script-src': "'self'",
  'img-src': "'self' data: blob: https://tile.openstreetmap.org",
  'font-src': "'self' data:",
  'worker-src': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'object-src': "'none'",
};

it('allows without a maps key the tiles of strangers, and no script', async () => {
  expect(await policyOf({})).toEqual(plain);
});

it('allows the tiles of another server in its place, under each of its names', async () => {
  const policy = await policyOf({ MAP_TILE_URL: 'https://{s}.tiles.example:8443/{z}/{x}/{y}.png' });
  expect(policy).toEqual({ ...plain, 'img-src': "'self' data: blob: https://*.tiles.example:8443" });
});

it('allows with a maps key what Google asks for as well', async () => {
  const hosts = 'https://*.googleapis.com https://*.gstatic.com https://*.google.com';
  const pictures = `${hosts} https://*.googleusercontent.com https://*.ggpht.com`;
  expect(await policyOf({ GOOGLE_MAPS_KEY: 'a-key' })).toEqual({
    ...plain,
    'script-src': `'self' ${pictures} 'unsafe-eval' blob:`,
    'img-src': `${plain['img-src']} ${pictures}`,
    'connect-src': `'self' ${hosts} data: blob:`,
    'frame-src': 'https://*.google.com',
    'font-src': "'self' data: https://fonts.gstatic.com",
    'style-src': "'self' 'unsafe-inline' https://fonts.googleapis.com",
    'worker-src': "'self' blob:",
  });
});
