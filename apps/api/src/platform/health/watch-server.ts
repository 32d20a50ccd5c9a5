// The server at METRICS_PORT: metrics and health. It answers from the start of the process to its end.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { retryAfterSeconds } from '../http/health-routes.ts';
import { metricsType } from '../meters/prometheus.ts';
import { StartError } from '../start-error.ts';
import { starting } from './health.ts';
import type { Watched } from './watched.ts';

export interface WatchServer extends AsyncDisposable {
  /** From now on, `/metrics` and `/readyz` answer with these. */
  watch(watched: Watched): void;
}

interface Place {
  readonly host: string;
  readonly port: number;
}

interface Answer {
  readonly status: number;
  readonly type?: string;
  readonly body: string;
}

const json = 'application/json; charset=utf-8';

export async function openWatchServer({ host, port }: Place): Promise<WatchServer> {
  let watched: Watched = { metrics: async () => '', health: async () => starting() };
  const server = createServer((request, response) => void answer(watched, request, response));
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject).listen({ host, port }, () => resolve());
  await promise.catch((error) => {
    throw new StartError(
      `METRICS_PORT ${port} on ${host} can't be opened (${error.code}): set METRICS_PORT and METRICS_HOST to a free port of this machine.`,
    );
  });
  // It must not keep an ended process alive.
  server.unref();
  return {
    watch: (next) => {
      watched = next;
    },
    [Symbol.asyncDispose]: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function answer(watched: Watched, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { status, type = json, body } = await answerTo(watched, request);
  const wait = status === 503 ? { 'Retry-After': String(retryAfterSeconds) } : {};
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store', ...wait });
  response.end(request.method === 'HEAD' ? undefined : body);
}

async function answerTo(watched: Watched, { method, url = '' }: IncomingMessage): Promise<Answer> {
  if (method !== 'GET' && method !== 'HEAD') return { status: 405, body: '{}' };
  const path = url.split('?')[0];
  if (path === '/healthz') return { status: 200, body: JSON.stringify({ status: 'alive' }) };
  try {
    if (path === '/metrics') return { status: 200, type: metricsType, body: await watched.metrics() };
    if (path !== '/readyz') return { status: 404, body: '{}' };
    const health = await watched.health();
    return { status: health.status === 'ready' ? 200 : 503, body: JSON.stringify(health) };
  } catch {
    return { status: 503, body: '{}' };
  }
}
