// Puts a script into the page that starts the first screen's calls before the app has loaded. The server allows it by its hash.
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

const source = join(import.meta.dirname, 'src/app/early/early-page.ts');

export const earlyScript = (): Plugin => ({
  name: 'haat-early-script',
  apply: 'build',
  transformIndexHtml: async () => [
    { tag: 'script', attrs: { id: 'haat-early' }, children: await bundle(), injectTo: 'head' },
  ],
});

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
