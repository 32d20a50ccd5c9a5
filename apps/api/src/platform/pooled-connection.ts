// Connections through a pooler such as PgBouncer in transaction mode. Each transaction may run on another server connection.
import type pg from 'pg';
import { rewriteNamed } from './rewrite-named.ts';

/** The process id that the server, or a pooler in front of it, gave to this connection. */
export const processIdOf = (client: pg.ClientBase): number =>
  (client as pg.ClientBase & { processID?: number | null }).processID ?? 0; // not in pg's types

/** Sends all statements without their names: another server connection doesn't know them. */
export const sendWithoutNames = (client: pg.ClientBase): void =>
  rewriteNamed(client, (query) => ({ ...query, name: undefined }));
