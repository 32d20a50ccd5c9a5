// What Node reports when a connection to PostgreSQL is cut or can't be made, and what the caller gets.
import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { makeServer } from './server.ts';

const config = readConfig({ DATABASE_URL: 'postgres://haat@127.0.0.1:1/haat' });

const systemError = (code: string, message = `write ${code}`) => Object.assign(new Error(message), { code });

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

it('a file error with five capitals is a bug, not an answer of the database [ERR-13]', async () => {
  const app = await makeServer(config, false);
  app.get('/', () => Promise.reject(systemError('EPERM')));
  expect((await app.inject({ url: '/' })).statusCode).toBe(500);
  await app.close();
});
