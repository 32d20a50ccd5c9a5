// Lists the files that each page loads in addition to those of every page. The server names them in its page, so that
// they load at once instead of after the first scripts have run.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const folder = import.meta.dirname;

/** As the slices declare them: `path: '/shops', …, import('./pages/home-page.tsx')`. */
function listPages(): readonly (readonly [path: string, module: string])[] {
  return globSync(['src/slices/*/index.ts', 'src/app/*-pages.ts'], { cwd: folder }).flatMap((file) =>
    [
      ...readFileSync(join(folder, file), 'utf8').matchAll(/\bpath: '([^']+)',.*?\bimport\('([^']+)'\)/gs),
    ].map(([, path = '', module = '']) => [path, join(folder, dirname(file), module)] as const),
  );
}

/**
 * Chrome compiles all functions of a script that begins like this while it loads, on another thread. Otherwise it
 * compiles each at its first call.
 */
const compileHint = '//# allFunctionsCalledOnLoad\n';
const isOfFirstScreen = ({ name }: Rolldown.OutputChunk): boolean => /^(index|react|core|lists)$/.test(name);

export const pageFiles = (): Plugin => ({
  name: 'haat-page-files',
  apply: 'build',
  transformIndexHtml: { order: 'post', handler: (html, { bundle = {} }) => largestFirst(html, bundle) },
  generateBundle: {
    // Runs after the styles have their names.
    order: 'post',
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      for (const chunk of chunks.filter(isOfFirstScreen)) chunk.code = compileHint + chunk.code;
      const pages = listPages().map(([path, module]) => {
        const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === module);
        return [path, [...filesOf(chunks, chunk)]] as const;
      });
      const html = bundle['index.html']?.type === 'asset' ? String(bundle['index.html'].source) : '';
      const own = pages.map(([path, files]) => [path, files.filter((file) => !html.includes(file))]);
      this.emitFile({
        type: 'asset',
        fileName: '.vite/pages.json',
        source: JSON.stringify(Object.fromEntries(own)),
      });
    },
  },
});

/** The page starts when the largest files have arrived, so these must not wait for a connection. */
function largestFirst(html: string, bundle: Rolldown.OutputBundle): string {
  const scripts = [
    ...html.matchAll(
      /<(?:script type="module"[^>]* src|link rel="modulepreload"[^>]* href)="\/([^"]+)"[^>]*>(?:<\/script>)?/g,
    ),
  ];
  const sizeOf = (file = ''): number =>
    bundle[file]?.type === 'chunk' ? Buffer.byteLength(bundle[file].code) : 0;
  const sorted = [...scripts].sort(([, one], [, other]) => sizeOf(other) - sizeOf(one));
  return scripts
    .reduce((text, [tag], at) => text.replace(tag, `<!--${at}-->`), html)
    .replace(/<!--(\d+)-->/g, (_, at) => sorted[Number(at)]?.[0] ?? '');
}

/** The chunk's file, its imports, and the styles of both. Styles that others may override come first. */
function filesOf(
  chunks: readonly Rolldown.OutputChunk[],
  chunk: Rolldown.OutputChunk | undefined,
  found = new Set<string>(),
): ReadonlySet<string> {
  if (!chunk || found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  for (const name of chunk.imports) {
    filesOf(
      chunks,
      chunks.find(({ fileName }) => fileName === name),
      found,
    );
  }
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  return found;
}
