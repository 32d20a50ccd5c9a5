// How the web is built: one page, every route its own chunk, fonts and styles with hashed names.
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const apiServer = 'http://127.0.0.1:8080';
/** `npm run dev` runs the operator's app there. */
const operatorApp = 'http://127.0.0.1:5174';

export default defineConfig(({ command }) => {
  // A test runner's NODE_ENV=test would put React's development build into the files.
  if (command === 'build') process.env.NODE_ENV = 'production';
  return {
    plugins: [react()],
    // The server writes a nonce per response here, or removes the attribute.
    html: { cspNonce: '__CSP_NONCE__' },
    css: { modules: { localsConvention: 'camelCaseOnly' } },
    build: {
      target: 'es2022',
      // The server's content policy allows no data: fonts; small pictures come from `public` anyway.
      assetsInlineLimit: 0,
      // Tells the budget test which files the first page loads.
      manifest: true,
      rolldownOptions: {
        output: {
          // The bundler would name a shared piece after all its users.
          chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
          codeSplitting: {
            groups: [
              {
                name: 'core',
                test: /node_modules\/(react|react-dom|scheduler|react-router|react-hot-toast|goober|@tanstack\/(query-core|react-query))\//,
                priority: 2,
              },
              // A bad network pays for each request: the smallest of what pages share comes together.
              {
                name: 'shared',
                minShareCount: 2,
                entriesAware: true,
                entriesAwareMergeThreshold: 1_000,
                priority: 1,
              },
            ],
          },
        },
      },
    },
    server: {
      proxy: { '/api': apiServer, '/media': apiServer, '/operator': { target: operatorApp, ws: true } },
    },
  };
});
