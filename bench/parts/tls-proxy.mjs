// A proxy with TLS and HTTP/2 in front of a Haat, as docs/operations.md recommends, in a separate process as in a
// village. Its arguments are Haat's URL and a folder with key.pem and cert.pem. It sends its own URL to the bench that
// started it.
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { createSecureServer } from 'node:http2';
import { join } from 'node:path';

const [, , target, folder] = process.argv;
const { hostname, port } = new URL(target);
const agent = new Agent({ keepAlive: true });
const read = (name) => readFileSync(join(folder, name));

/** These belong to one connection, not to the message. */
const OWN_HEADERS = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade']);
const isPassedOn = ([name]) => !name.startsWith(':') && !OWN_HEADERS.has(name);
const passedOn = (headers) => Object.fromEntries(Object.entries(headers).filter(isPassedOn));

const server = createSecureServer(
  { key: read('key.pem'), cert: read('cert.pem'), allowHTTP1: true },
  (phone, answer) => {
    const headers = {
      ...passedOn(phone.headers),
      host: phone.authority,
      'x-forwarded-for': phone.socket.remoteAddress,
      'x-forwarded-proto': 'https',
    };
    const haat = request(
      { hostname, port, agent, method: phone.method, path: phone.url, headers },
      (from) => {
        answer.writeHead(from.statusCode, passedOn(from.headers));
        from.pipe(answer);
      },
    );
    haat.on('error', () => answer.destroy());
    answer.on('close', () => haat.destroy());
    phone.pipe(haat);
  },
);
server.listen(0, '127.0.0.1', () => process.send({ url: `https://localhost:${server.address().port}` }));
process.on('disconnect', () => process.exit());
