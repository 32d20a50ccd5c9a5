// ra-core needs React Router 7, the web app uses 8. Each app must find its own, and only one of it.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './tasks/children.mjs';

const require = createRequire(import.meta.url);

/** The folder of a package, as code in `folder` resolves it. */
function folderOf(name: string, folder: string): string {
  const paths = require.resolve.paths(name)?.length ? [folder] : [];
  let at = dirname(require.resolve(name, { paths }));
  while (!readManifest(at)) at = dirname(at);
  return at;
}

function readManifest(folder: string): { readonly name?: string; readonly version: string } | undefined {
  try {
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return manifest.name ? manifest : undefined;
  } catch {
    return undefined;
  }
}

const routerOf = (folder: string) => folderOf('react-router', folder);
const web = join(root, 'apps/web');
const operator = join(root, 'apps/operator');

it('each app has its own React Router', () => {
  expect(readManifest(routerOf(web))?.version).toMatch(/^8\./);
  expect(readManifest(routerOf(operator))?.version).toMatch(/^7\./);
});

it.each(['ra-core', 'react-router-dom'])("%s uses the operator's React Router", (name) => {
  expect(routerOf(folderOf(name, operator))).toBe(routerOf(operator));
});
