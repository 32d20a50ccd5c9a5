import type pg from 'pg';

const held = new WeakSet<pg.PoolClient>();

interface Corkable {
  cork(): void;
  uncork(): void;
}

/** Holds back what a connection sends until `later` calls back, then sends it with one write. */
export function sendTogether(client: pg.PoolClient, later: (send: () => void) => unknown): void {
  if (held.has(client)) return;
  held.add(client);
  const { stream } = (client as pg.PoolClient & { connection: { stream: Corkable } }).connection; // not in pg's types
  stream.cork();
  later(() => {
    held.delete(client);
    stream.uncork();
  });
}
