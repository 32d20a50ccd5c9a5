// Over a real socket: what Node's parser refuses never reaches `inject`.
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let t: TestApp;
let port: number;
beforeAll(async () => {
  t = await createTestApp();
  await t.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = t.app.server.address() as AddressInfo); // listens on a port, by the line above
});
afterAll(() => t.close());

/** Everything received until the server closes the connection. */
function send(text: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let answer = '';
  const socket = connect(port, '127.0.0.1', () => socket.write(text));
  socket.setEncoding('utf8');
  socket.on('data', (part) => {
    answer += part;
  });
  socket.on('error', reject);
  socket.on('close', () => resolve(answer));
  return promise;
}

const head = 'Host: haat\r\nConnection: close\r\n';

it.each([
  ['no HTTP at all', 'hello\r\n\r\n'],
  ['an unknown method', `FETCH /api/users/cities/ HTTP/1.1\r\n${head}\r\n`],
  ['a length that is none', `POST /api/users/login/ HTTP/1.1\r\n${head}Content-Length: many\r\n\r\n`],
  ['two lengths', `POST /api/users/login/ HTTP/1.1\r\n${head}Content-Length: 3\r\nContent-Length: 4\r\n\r\n`],
  ['an endless address', `GET /api/users/cities/?x=${'y'.repeat(40_000)} HTTP/1.1\r\n${head}\r\n`],
  ['an endless header', `GET /api/users/cities/ HTTP/1.1\r\n${head}X-Long: ${'y'.repeat(40_000)}\r\n\r\n`],
])('%s: a problem document, then the connection closes [ERR-16]', async (_, text) => {
  const answer = await send(text);
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(answer).toMatch(/\r\nContent-Type: application\/problem\+json\r\n/i);
  const body: unknown = JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')));
  expect(body).toMatchObject({ status: 400, code: 'input.malformed', detail: expect.stringMatching(/\.$/) });
});

it('other connections are answered [ERR-16]', async () => {
  expect(await send('hello\r\n\r\n')).toContain('input.malformed');
  const answer = await send(`GET /api/users/cities/ HTTP/1.1\r\n${head}\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 401 /);
});
