// Serves the phone app's files like Capacitor's local server: a path without a file gets the app's page.
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { readPageSettings, writeMobileWeb } from '../../scripts/tasks/mobile-web.mjs';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

interface PhoneFiles {
  readonly port: number;
  close(): Promise<void>;
}

/** The web build for a phone app of this Haat. */
export async function servePhoneFiles(serverUrl: string): Promise<PhoneFiles> {
  const folder = mkdtempSync(join(tmpdir(), 'haat-phone-'));
  writeMobileWeb(folder, { ...(await readPageSettings(serverUrl)), serverUrl, pushOn: ['android'] });
  const server = createServer((request, response) => {
    const path = join(folder, normalize(new URL(request.url ?? '/', 'http://phone').pathname));
    const isFile = existsSync(path) && statSync(path).isFile();
    if (!isFile && extname(path) !== '') {
      response.writeHead(404).end();
      return;
    }
    const file = isFile ? path : join(folder, 'index.html');
    response.writeHead(200, { 'Content-Type': types[extname(file)] ?? 'application/octet-stream' });
    response.end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
