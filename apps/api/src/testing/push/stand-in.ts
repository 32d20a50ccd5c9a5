// A local HTTP server in the place of a push service. Tests choose its answers.
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** `cut` closes the connection without an answer, `silence` keeps it open. */
export type Answer =
  | 'cut'
  | 'silence'
  | { readonly status: number; readonly headers?: Record<string, string>; readonly body?: string };

export interface StandIn {
  readonly url: string;
  readonly received: Received[];
  /** Closes open connections. */
  hangUp(): void;
  close(): Promise<void>;
}

/** A GET or another method than POST is answered 405, because push services know only POST. */
export async function openStandIn(answer: (request: Received) => Answer): Promise<StandIn> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const one = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) };
    received.push(one);
    const given = request.method === 'POST' ? answer(one) : { status: 405 };
    if (given === 'cut') request.socket.destroy();
    else if (given !== 'silence') response.writeHead(given.status, given.headers).end(given.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a listening TCP server has one
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    hangUp: () => server.closeAllConnections(),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
