// How the operator's app is built: one page at /operator/, files with hashed names.
import { buildTarget } from '@haat/client/oldest-browsers';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const apiServer = 'http://127.0.0.1:8080';

export default defineConfig(({ command }) => {
  // A test runner's NODE_ENV=test would put React's development build into the files.
  if (command === 'build') process.env.NODE_ENV = 'production';
  return {
    base: '/operator/',
    plugins: [react()],
    // The server writes a nonce per response here. The app uses it for styles that it writes.
    html: { cspNonce: '__CSP_NONCE__' },
    build: {
      target: buildTarget,
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 1_500,
      rolldownOptions: {
        output: {
          // Separates packages from code that changes with each version of Haat. Leaflet loads with a map, the editor
          // with an article, QR codes with the poster, passkeys with the second step.
          codeSplitting: {
            groups: [
              {
                name: 'packages',
                test: /node_modules\/(?!leaflet\/|uqr\/|@simplewebauthn\/|@tiptap\/|prosemirror-|linkifyjs\/)/,
              },
            ],
          },
        },
      },
    },
    server: { port: 5174, strictPort: true, proxy: { '/api': apiServer, '/media': apiServer } },
  };
});
