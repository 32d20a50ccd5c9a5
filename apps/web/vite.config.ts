// How the web is built: one page, every route its own chunk, fonts and styles with hashed names.
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { buildTarget } from '@haat/client/oldest-browsers';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { earlyScript } from './early-script.ts';
import { fetchBeforeImport, filesOfImport } from './fetch-before-import.ts';
import { leanContract } from './lean-contract.ts';
import { pageFiles } from './page-files.ts';
import { serviceWorker } from './service-worker-file.ts';
import { nameSharedChunks } from './shared-chunks.ts';

const apiServer = 'http://127.0.0.1:8080';
/** `npm run dev` serves the operator's app there. */
const operatorApp = 'http://127.0.0.1:5174';
/** They only change with the packages. Two files, because a connection is slow at its beginning. */
const core = [
  ['react', /node_modules\/(react|react-dom|scheduler)\//],
  [
    'core',
    // With what each lazy import needs, or the first script would be split for it.
    /node_modules\/(react-router|@tanstack\/(query-core|react-query))\/|preload-helper\.js$|\/load-fetched\.ts$/,
  ],
] as const;
/** One file, so that whoever has the library can show its toasts, also without a network. */
const toasts = {
  name: 'toasts',
  test: /node_modules\/(react-hot-toast|goober)\/|\/feedback\/toasts\.tsx$/,
  priority: 2,
  includeDependenciesRecursively: false,
};

/** Kept data is dropped when the shape of the answers may have changed. */
function nameOfDataShape(): string {
  const sources = globSync(['../../packages/contract/src/*.ts', 'src/slices/*/*.api.ts'], {
    cwd: import.meta.dirname,
    // No answer gets its shape from it.
    exclude: ['../../packages/contract/src/slices.ts'],
  });
  const hash = createHash('sha256');
  for (const path of sources.sort()) hash.update(readFileSync(new URL(path, import.meta.url)));
  return hash.digest('hex').slice(0, 8);
}

const outputWith = (nameOf: (module: string) => string | null) => ({
  // Otherwise the bundler would name a shared chunk after all its users.
  chunkFileNames: ({ name }: { name: string }) => `assets/${name.split('~')[0]}-[hash].js`,
  codeSplitting: {
    groups: [
      ...core.map(([name, test]) => ({ name, test, priority: 2 })),
      toasts,
      { name: nameOf, priority: 1, includeDependenciesRecursively: false },
    ],
  },
});

export default defineConfig(async ({ command }) => {
  // A test runner's NODE_ENV=test would put React's development build into the files.
  if (command === 'build') process.env.NODE_ENV = 'production';
  const settings = {
    define: { 'import.meta.env.DATA_SHAPE': JSON.stringify(nameOfDataShape()) },
    css: { modules: { localsConvention: 'camelCaseOnly' as const } },
  };
  const nameOf =
    command === 'build' ? await nameSharedChunks({ ...settings, plugins: [react()] }) : () => null;
  return {
    ...settings,
    plugins: [leanContract(), fetchBeforeImport(), react(), pageFiles(), serviceWorker(), earlyScript()],
    // The server writes a nonce per response here, or removes the attribute.
    html: { cspNonce: '__CSP_NONCE__' },
    build: {
      target: buildTarget,
      // The server's content policy allows no data: fonts; small pictures come from `public` anyway.
      assetsInlineLimit: 0,
      // The target browsers preload modules by themselves.
      modulePreload: { polyfill: false, resolveDependencies: filesOfImport },
      // Tells the budget test which files the first page loads.
      manifest: true,
      rolldownOptions: { output: outputWith(nameOf) },
    },
    server: {
      proxy: { '/api': apiServer, '/media': apiServer, '/operator': { target: operatorApp, ws: true } },
    },
  };
});
