// The minimum cost of an HTTP answer in Node: a bare server that answers with as many bytes as requested. `/200/1234/`
// answers 200 with 1,234 bytes. Prints its port.
import { createServer } from 'node:http';

const server = createServer((request, response) => {
  request
    .on('data', () => undefined)
    .on('end', () => {
      const [, status, bytes] = request.url.split('/');
      const body = Buffer.alloc(Number(bytes), 'x');
      const headers = { etag: 'W/"1-10-0-1-1"', 'cache-control': 'private, no-cache' };
      if (body.length > 0) {
        headers['content-type'] = 'application/json; charset=utf-8';
        headers['content-length'] = body.length;
      }
      response.writeHead(Number(status), headers).end(body.length > 0 ? body : undefined);
    });
});
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
process.on('disconnect', () => process.exit());
