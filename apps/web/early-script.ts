// Puts a script into the page that starts the first screen's calls before the app has loaded. The server allows it by its hash.
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { bundleScript } from './one-script.ts';

const source = join(import.meta.dirname, 'src/app/early/early-page.ts');

export const earlyScript = (): Plugin => ({
  name: 'haat-early-script',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: async () => [
      { tag: 'script', attrs: { id: 'haat-early' }, children: await bundleScript(source), injectTo: 'head' },
    ],
  },
});
