// A few connections shared by all requests, for short prepared reads. Statements of many requests are sent in one packet.
import type { NodePgClient } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { sendTogether } from './send-together.ts';

type Query = (...args: unknown[]) => Promise<unknown>;

export interface SharedConnections {
  readonly client: NodePgClient;
  /** Gives the connections back to the pool, so that it can end. */
  release(): void;
}

/**
 * Takes turns between the connections of `pool` without waiting for a free one. A statement waits for the earlier ones on
 * its connection, so all of them must be short. A broken connection fails its statements, and the next one opens another.
 */
export function shareConnections(pool: pg.Pool, count: number): SharedConnections {
  const open: (pg.PoolClient | undefined)[] = [];
  const opening: (Promise<pg.PoolClient> | undefined)[] = [];
  let turn = 0;

  const connect = async (index: number): Promise<pg.PoolClient> => {
    try {
      const client = await pool.connect();
      const forget = (error?: Error): void => {
        if (open[index] !== client) return;
        open[index] = undefined;
        client.release(error ?? true);
      };
      client.once('error', forget).once('end', () => forget());
      open[index] = client;
      return client;
    } finally {
      opening[index] = undefined;
    }
  };

  const query: Query = async (...args) => {
    turn = (turn + 1) % count;
    const index = turn;
    let client = open[index];
    if (!client) {
      opening[index] ??= connect(index);
      client = await opening[index];
    }
    // The answer to one statement, such as the look-up of many sessions, lets many requests send their next one.
    sendTogether(client, process.nextTick);
    return (client.query as Query)(...args); // one of pg's overloads, whichever Drizzle calls
  };
  return {
    client: { query } as unknown as pg.PoolClient, // Drizzle only calls `query` outside of transactions
    release: () => {
      for (const client of open.splice(0)) client?.release();
    },
  };
}
