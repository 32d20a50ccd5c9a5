// What Node reports when a connection to PostgreSQL is cut or can't be made, and what the caller gets.

import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import { expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { makeServer } from './server.ts';

const config = readConfig({ DATABASE_URL: 'postgres://haat@127.0.0.1:1/haat' });

const systemError = (code: string, message = `write ${code}`) => Object.assign(new Error(message), { code });

/** PgBouncer sends only severity, state and text. PostgreSQL also sends where it comes from. */
function databaseError(code: string, text: string, from?: { file: string; line: string; routine: string }) {
  return Object.assign(new pg.DatabaseError(text, text.length, 'error'), {
    severity: 'FATAL',
    code,
    ...from,
  });
}

it.each([
  ['a broken pipe', systemError('EPIPE')],
  ['the end of a socket', systemError('EPIPE', 'This socket has been ended by the other party')],
  ['a reset', systemError('ECONNRESET', 'aborted')],
  [
    'a destroyed stream',
    systemError('ERR_STREAM_DESTROYED', 'Cannot call write after a stream was destroyed'),
  ],
  ['an unknown host', systemError('ENOTFOUND', 'getaddrinfo ENOTFOUND db')],
  ['a resolver that is away', systemError('EAI_AGAIN', 'getaddrinfo EAI_AGAIN db')],
  ['a network that is away', systemError('ENETUNREACH')],
  [
    'two addresses that refuse',
    Object.assign(new AggregateError([systemError('ECONNREFUSED')]), { code: 'ECONNREFUSED' }),
  ],
  ['a server that a pooler has lost', databaseError('08P01', 'server conn crashed?')],
])('%s answers 503 with Retry-After, also within a query [ERR-13]', async (_, error) => {
  const app = await makeServer(config, false);
  app.get('/plain', () => Promise.reject(error));
  app.get('/query', () => Promise.reject(new DrizzleQueryError('begin', [], error)));
  for (const url of ['/plain', '/query']) {
    const { statusCode, headers } = await app.inject({ url });
    expect([statusCode, Number(headers['retry-after'])]).toEqual([503, 5]);
  }
  await app.close();
});

it.each([
  ['a file error with five capitals', systemError('EPERM')],
  [
    'a broken protocol that PostgreSQL itself reports',
    databaseError('08P01', 'invalid message format', {
      file: 'pqformat.c',
      line: '1',
      routine: 'pq_getmsgend',
    }),
  ],
])('%s is a bug, not a database that is away [ERR-13]', async (_, error) => {
  const app = await makeServer(config, false);
  app.get('/', () => Promise.reject(error));
  expect((await app.inject({ url: '/' })).statusCode).toBe(500);
  await app.close();
});
