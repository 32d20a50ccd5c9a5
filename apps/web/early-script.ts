// Puts into the page what the first screen needs: a script that starts its calls before the app has loaded (the server
// allows it by its hash), and the tab's icon. As separate files, each would keep one of the browser's six connections
// from the app's scripts.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { bundleScript } from './one-script.ts';

const source = join(import.meta.dirname, 'src/app/early/early-page.ts');
const icon = join(import.meta.dirname, 'public/icon.svg');

export const earlyScript = (): Plugin => ({
  name: 'haat-early-script',
  apply: 'build',
  enforce: 'post',
  transformIndexHtml: {
    order: 'post',
    handler: async (html) => ({
      html: html.replace('href="/icon.svg"', `href="${readIcon()}"`),
      tags: [
        {
          tag: 'script',
          attrs: { id: 'haat-early' },
          children: await bundleScript(source),
          injectTo: 'head',
        },
      ],
    }),
  },
});

const readIcon = (): string => `data:image/svg+xml,${encodeURIComponent(readFileSync(icon, 'utf8').trim())}`;
