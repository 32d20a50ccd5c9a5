// Builds the manifest and the service worker beside the app. It runs last, because the worker contains the names of all
// built files.
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { bundleScript } from './one-script.ts';
import { manifest } from './web-manifest.ts';

const source = join(import.meta.dirname, 'src/service-worker/sw.ts');

export const serviceWorker = (): Plugin => ({
  name: 'haat-service-worker',
  apply: 'build',
  generateBundle: {
    // Runs after scripts and styles have their names.
    order: 'post',
    async handler(_options, bundle) {
      const paths = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
      const builtPaths = JSON.stringify(paths.map((path) => `/${path}`).sort());
      const worker = await bundleScript(source, { 'import.meta.env.BUILT_PATHS': builtPaths });
      this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: JSON.stringify(manifest) });
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: worker });
    },
  },
});
