// What the page contains for the first screen: a script that starts its calls before the app has loaded (the server allows it by its
// hash), and the tab's icon. Each file of its own would keep one of the browser's six connections from the app's scripts.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

const source = join(import.meta.dirname, 'src/app/early/early-page.ts');
const icon = join(import.meta.dirname, 'public/icon.svg');

export const earlyScript = (): Plugin => ({
  name: 'haat-early-script',
  apply: 'build',
  enforce: 'post',
  transformIndexHtml: {
    // After the link to the manifest is there. The app adds it again when the first screen is complete.
    order: 'post',
    handler: async (html) => ({
      html: html
        .replace(/\s*<link rel="manifest"[^>]*>/, '')
        .replace('href="/icon.svg"', `href="${readIcon()}"`),
      tags: [{ tag: 'script', attrs: { id: 'haat-early' }, children: await bundle(), injectTo: 'head' }],
    }),
  },
});

const readIcon = (): string => `data:image/svg+xml,${encodeURIComponent(readFileSync(icon, 'utf8').trim())}`;

async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      target: 'es2022',
      write: false,
      modulePreload: false,
      rolldownOptions: { input: source, output: { format: 'iife' } },
    },
  });
  const outputs = [result].flat() as Rolldown.RolldownOutput[]; // there is a watcher only in watch mode
  const [chunk] = outputs.flatMap(({ output }) => output).filter((file) => file.type === 'chunk');
  if (!chunk) throw new Error(`${source} became no script`);
  return chunk.code.trim();
}
