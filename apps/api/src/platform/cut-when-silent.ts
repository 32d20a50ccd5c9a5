// A host without power closes no connection. Without this, statements on its connections would wait for many minutes.

import type { Socket } from 'node:net';
import type pg from 'pg';

/** Not in pg's types. */
type Inside = pg.ClientBase & {
  readonly connection: { readonly stream: Socket };
  readonly _getActiveQuery: () => unknown;
};

/** Cuts the connection when a statement waits and nothing has come or gone for so long. Its statements then fail. */
export function cutWhenSilent(client: pg.ClientBase, limitMs: number): void {
  const inside = client as Inside;
  const { stream } = inside.connection;
  stream.setTimeout(limitMs, () => {
    if (inside._getActiveQuery()) stream.destroy();
  });
}
