// A TCP proxy in front of PostgreSQL, which can be slow, silent or away.

import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';

export interface DatabaseProxy {
  /** The URL of the same database through the proxy. */
  readonly url: string;
  /** Delays each answer of PostgreSQL. */
  delayMs: number;
  /** Cuts all connections and refuses new ones. */
  goAway(): Promise<void>;
  /** Keeps the connections, and passes nothing on until `comeBack`. */
  fallSilent(): void;
  comeBack(): Promise<void>;
  close(): Promise<void>;
}

/** Long: the parts share the sockets and the state. */
export async function openDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = targetOf(databaseUrl);
  const open = new Set<Socket>();
  const state = { delayMs: 0, isSilent: false };
  const server = createServer((near) => {
    const far = connect(target);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one
        .on('error', () => other.destroy())
        .on('close', () => {
          open.delete(one);
          other.destroy();
        });
      if (state.isSilent) one.pause();
    }
    near.pipe(far);
    far.pipe(delayed(state)).pipe(near);
  });
  const listen = (port: number): Promise<void> =>
    new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  await listen(0);
  const { port } = server.address() as AddressInfo; // a listening TCP server has one
  const goAway = async (): Promise<void> => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of open) socket.destroy();
    await closed;
  };
  const url = new URL(databaseUrl);
  url.searchParams.delete('host');
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    get delayMs() {
      return state.delayMs;
    },
    set delayMs(ms) {
      state.delayMs = ms;
    },
    goAway,
    fallSilent: () => {
      state.isSilent = true;
      for (const socket of open) socket.pause();
    },
    comeBack: async () => {
      state.isSilent = false;
      for (const socket of open) socket.resume();
      if (!server.listening) await listen(port);
    },
    close: async () => {
      if (server.listening) await goAway();
    },
  };
}

function targetOf(databaseUrl: string): { path: string } | { host: string; port: number } {
  const { hostname, port, searchParams } = new URL(databaseUrl);
  const folder = searchParams.get('host');
  if (folder) return { path: `${folder}/.s.PGSQL.${port || 5432}` };
  return { host: hostname, port: Number(port || 5432) };
}

/** A transform, because the order of the bytes must stay. */
const delayed = (state: { readonly delayMs: number }): Transform =>
  new Transform({
    transform: (chunk, _, done) => {
      if (state.delayMs === 0) done(null, chunk);
      else setTimeout(done, state.delayMs, null, chunk);
    },
  });
