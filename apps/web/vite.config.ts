// How the web is built: one page, every route its own chunk, fonts and styles with hashed names.
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const apiServer = 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [react()],
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  build: {
    target: 'es2022',
    // The server's content policy allows no data: fonts; small pictures come from `public` anyway.
    assetsInlineLimit: 0,
    // Tells the budget test which files the first page loads.
    manifest: true,
  },
  server: { proxy: { '/api': apiServer, '/media': apiServer } },
});
