// How the web is built: one page, every route its own chunk, fonts and styles with hashed names.
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { buildTarget, styleTarget } from '@haat/client/oldest-browsers';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { earlyScript } from './early-script.ts';
import { pageFiles } from './page-files.ts';
import { serviceWorker } from './service-worker-file.ts';

const apiServer = 'http://127.0.0.1:8080';
/** `npm run dev` serves the operator's app there. */
const operatorApp = 'http://127.0.0.1:5174';

/** Kept data is dropped when the shape of the answers may have changed. */
function nameOfDataShape(): string {
  const sources = globSync(['../../packages/contract/src/*.ts', 'src/slices/**/*.api.ts'], {
    cwd: import.meta.dirname,
    // No answer gets its shape from it.
    exclude: ['../../packages/contract/src/slices.ts'],
  });
  const hash = createHash('sha256');
  for (const path of sources.sort()) hash.update(readFileSync(new URL(path, import.meta.url)));
  return hash.digest('hex').slice(0, 8);
}

/** So that a page loads 10 to 30 files. Left alone, the bundler makes one for each set of pages that share something: 80 for the sign-in. */
const groups = [
  // They only change with the packages.
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
  { name: 'core', test: /node_modules\/(react-router|@tanstack\/(query-core|react-query))\//, priority: 2 },
  // Many pages have a long list, but not the first ones.
  { name: 'lists', test: /node_modules\/@tanstack\/(virtual-core|react-virtual)\//, priority: 2 },
  { name: 'shared', minShareCount: 26, priority: 1 },
];

export default defineConfig(({ command }) => {
  // A test runner's NODE_ENV=test would put React's development build into the files.
  if (command === 'build') process.env.NODE_ENV = 'production';
  return {
    define: { 'import.meta.env.DATA_SHAPE': JSON.stringify(nameOfDataShape()) },
    css: { modules: { localsConvention: 'camelCaseOnly' as const } },
    plugins: [react(), pageFiles(), serviceWorker(), earlyScript()],
    // The server writes a nonce per response here, or removes the attribute.
    html: { cspNonce: '__CSP_NONCE__' },
    build: {
      target: buildTarget,
      cssTarget: styleTarget,
      // The server's content policy allows no data: fonts; small pictures come from `public` anyway.
      assetsInlineLimit: 0,
      // The target browsers preload modules by themselves.
      modulePreload: { polyfill: false },
      // Tells the budget test which files the first page loads.
      manifest: true,
      rolldownOptions: { output: { codeSplitting: { groups } } },
    },
    server: {
      proxy: { '/api': apiServer, '/media': apiServer, '/operator': { target: operatorApp, ws: true } },
    },
  };
});
