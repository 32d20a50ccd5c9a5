// Bundles one source file into one script, for code outside of the app's own files.
import { buildTarget } from '@haat/client/oldest-browsers';
import { build, type Rolldown } from 'vite';

export async function bundleScript(
  source: string,
  define: Readonly<Record<string, string>> = {},
): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    define,
    build: {
      target: buildTarget,
      write: false,
      modulePreload: false,
      rolldownOptions: { input: source, output: { format: 'iife' } },
    },
  });
  const outputs = [result].flat() as Rolldown.RolldownOutput[]; // only watch mode has a watcher
  const [chunk] = outputs.flatMap(({ output }) => output).filter((file) => file.type === 'chunk');
  if (!chunk) throw new Error(`${source} became no script`);
  return chunk.code.trim();
}
