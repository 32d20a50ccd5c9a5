// Counts the bytes of two visits of a page: pictures, headers, and what a service worker loads in advance.
import { connect, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { openPhone } from './bench-phone.mjs';

/** A visit ends when nothing has arrived for this long. */
const QUIET_MS = 4_000;

/** The second visit opens a new tab with the caches of the first one. */
export async function countVisits(url, token, path) {
  const wire = await openWire(Number(new URL(url).port));
  const phone = await openPhone(wire.url, token);
  try {
    const first = await visit(phone, wire, path);
    const second = await visit(phone, wire, path);
    return { path, first, second };
  } finally {
    await phone.close();
    wire.close();
  }
}

async function visit({ context }, wire, path) {
  const before = wire.bytes();
  const page = await context.newPage();
  await page.goto(wire.url + path);
  await page.locator('main article img').first().waitFor();
  for (let seen = -1; seen !== wire.bytes(); await pause(QUIET_MS)) seen = wire.bytes();
  await page.close();
  return wire.bytes() - before;
}

/** Passes connections on to the server and counts the bytes of its answers. */
async function openWire(port) {
  let bytes = 0;
  const sockets = new Set();
  const server = createServer((phone) => {
    const haat = connect(port, '127.0.0.1');
    for (const socket of [phone, haat]) {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
    }
    haat.on('data', (piece) => {
      bytes += piece.length;
    });
    phone.pipe(haat).pipe(phone);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { url: `http://127.0.0.1:${server.address().port}`, bytes: () => bytes, close };
}
