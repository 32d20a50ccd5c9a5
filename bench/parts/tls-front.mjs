// Starts a proxy in front of Haat, because phones reach Haat over HTTPS and HTTP/2.
import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The proxy's URL. Its certificate is self-signed, so a browser must be told to accept it. */
export async function openTlsFront(haatUrl) {
  const folder = mkdtempSync(join(tmpdir(), 'haat-tls-'));
  try {
    makeCertificate(folder);
    const proxy = fork(join(import.meta.dirname, 'tls-proxy.mjs'), [haatUrl, folder]);
    const [{ url }] = await once(proxy, 'message');
    return { url, close: () => proxy.disconnect() };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Valid for a day. */
function makeCertificate(folder) {
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')];
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  execFileSync('openssl', ['req', '-x509', ...curve, '-nodes', '-days', '1', ...files, ...name], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}
