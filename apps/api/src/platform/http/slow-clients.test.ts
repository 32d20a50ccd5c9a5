// Over real sockets: clients that hold a connection without finishing their request.
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { connectionLimits, makeServer } from './server.ts';

let app: FastifyInstance;
afterEach(() => app.close());

async function start(limits: Partial<typeof connectionLimits> = {}): Promise<number> {
  const config = readConfig({ DATABASE_URL: 'postgres://haat@127.0.0.1:1/haat' });
  app = await makeServer(config, false, { ...connectionLimits, checkEveryMs: 20, ...limits });
  app.get('/', async () => 'here');
  app.get('/slow', (_, reply) => reply.hijack());
  app.post('/', async () => 'here');
  app.post('/public', { bodyLimit: 16_384 }, async () => 'here');
  await app.listen({ host: '127.0.0.1', port: 0 });
  return (app.server.address() as AddressInfo).port; // listens on a port, by the line above
}

/** All that comes back until the server hangs up. */
function answerTo(socket: Socket, text: string): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  let answer = '';
  socket.setEncoding('utf8').on('data', (part) => {
    answer += part;
  });
  socket.on('error', () => undefined).on('close', () => resolve(answer));
  socket.write(text);
  return promise;
}

const get = 'GET / HTTP/1.1\r\nHost: haat\r\n\r\n';
const statuses = (answers: string): string[] =>
  [...answers.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status = '']) => status);

// A browser takes whatever comes on a spare connection for the answer to its next request.
describe('nothing is written to a connection', () => {
  it('that has sent nothing in time [LIMIT-6]', async () => {
    const port = await start({ headersMs: 50 });
    expect(await answerTo(connect(port, '127.0.0.1'), '')).toBe('');
  });

  it('that has sent nothing since its last answer [LIMIT-6]', async () => {
    const port = await start({ headersMs: 50, keepAliveMs: 200 });
    expect(statuses(await answerTo(connect(port, '127.0.0.1'), get))).toEqual(['200']);
  });

  it('that has its answer, when the body is still missing [LIMIT-6]', async () => {
    const port = await start({ headersMs: 50, requestMs: 100 });
    const text = 'DELETE /nowhere HTTP/1.1\r\nHost: haat\r\nContent-Length: 9\r\n\r\n{"a"';
    expect(statuses(await answerTo(connect(port, '127.0.0.1'), text))).toEqual(['404']);
  });
});

describe('a connection is cut', () => {
  it.each([
    ['half a line', 'GET / HT'],
    ['headers without an end', 'GET / HTTP/1.1\r\nHost: haat\r\nX-A: b\r\n'],
  ])('with 408 when %s comes in time for the headers [LIMIT-6]', async (_, text) => {
    const port = await start({ headersMs: 50 });
    const answer = await answerTo(connect(port, '127.0.0.1'), text);
    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(answer).toContain('"code":"request.timeout"');
  });

  it('with 408 when half of a second request comes [LIMIT-6]', async () => {
    const port = await start({ headersMs: 50 });
    const socket = connect(port, '127.0.0.1');
    const answers = answerTo(socket, get);
    socket.once('data', () => socket.write('GET / HT'));
    expect(statuses(await answers)).toEqual(['200', '408']);
  });

  it('with 408 when the body of a call without a sign-in is slow [LIMIT-6]', async () => {
    const port = await start({ publicBodyMs: 50 });
    const head = (path: string, bytes: number) =>
      `POST ${path} HTTP/1.1\r\nHost: haat\r\nContent-Type: application/json\r\nContent-Length: ${bytes}\r\n\r\n`;
    const late = await answerTo(connect(port, '127.0.0.1'), `${head('/public', 9)}{"a"`);
    expect(late).toMatch(/^HTTP\/1\.1 408 /);
    const inTime = `${head('/public', 2)}{}GET / HTTP/1.1\r\nHost: haat\r\nConnection: close\r\n\r\n`;
    expect(await answerTo(connect(port, '127.0.0.1'), inTime)).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('with 408 when the body is not complete in time [LIMIT-6]', async () => {
    const port = await start({ headersMs: 50, requestMs: 50 });
    const head =
      'POST / HTTP/1.1\r\nHost: haat\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n';
    expect(statuses(await answerTo(connect(port, '127.0.0.1'), `${head}{"a"`))).toEqual(['408']);
  });

  it('when the client stops reading the answer', async () => {
    const port = await start({ silenceMs: 50 });
    await answerTo(connect(port, '127.0.0.1'), 'GET /slow HTTP/1.1\r\nHost: haat\r\n\r\n');
  });
});

it('refuses connections over the limit until others close', async () => {
  const port = await start({ connections: 2 });
  const first = connect(port, '127.0.0.1');
  const second = connect(port, '127.0.0.1');
  await Promise.all([first, second].map((socket) => new Promise((resolve) => socket.on('connect', resolve))));
  expect(await answerTo(connect(port, '127.0.0.1'), 'GET / HTTP/1.1\r\nHost: haat\r\n\r\n')).toBe('');
  const closed = new Promise((resolve) => first.on('close', resolve));
  first.end('GET / HTTP/1.1\r\nHost: haat\r\nConnection: close\r\n\r\n').resume();
  await closed;
  const text = 'GET / HTTP/1.1\r\nHost: haat\r\nConnection: close\r\n\r\n';
  expect(await answerTo(connect(port, '127.0.0.1'), text)).toContain('here');
  second.destroy();
});

it('cuts incomplete headers before 30 s [LIMIT-5]', async () => {
  await start();
  expect(app.server.headersTimeout).toBe(20_000);
  expect(connectionLimits.headersMs + connectionLimits.checkEveryMs).toBeLessThan(30_000);
});
