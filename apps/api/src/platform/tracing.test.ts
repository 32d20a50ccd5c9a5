// Traces that arrive at a stand-in of a collector.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startTracing } from '@haat/tracing';
import { fastify } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { traceRequests, traceStatements } from './tracing.ts';

interface Sent {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
}

const collected: { path: string | undefined; body: string }[] = [];
const collector = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  collected.push({ path: request.url, body: Buffer.concat(chunks).toString() });
  response.setHeader('Content-Type', 'application/json').end('{}');
});
afterEach(() => {
  delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
  collector.close();
});

it('are of a request and its statements, without values and paths [WATCH-12]', async () => {
  await once(collector.listen(0, '127.0.0.1'), 'listening');
  const { port } = collector.address() as AddressInfo; // listens on a port, by the line above
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${port}`;
  const tracing = startTracing({ version: '1.2.3' });
  const client = {
    query: (_: unknown, __?: unknown, callback?: (error: unknown) => void): unknown =>
      callback ? setImmediate(callback, null) : Promise.resolve('rows'),
  };
  traceStatements(client, tracing);
  const app = fastify({ genReqId: () => 'request-1' });
  traceRequests(app, tracing);
  app.post('/api/shops/:id/', async () => {
    expect(await client.query('select $1', ['+919000000001'])).toBe('rows');
    return new Promise((resolve) =>
      client.query({ text: 'update shops set name = $1' }, [], () => resolve({})),
    );
  });
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  await app.inject({
    method: 'POST',
    url: '/api/shops/7/?search=rice',
    headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01` },
    payload: { name: 'Ammini' },
  });
  await tracing.stop();
  const [{ path, body } = { path: '', body: '{}' }] = collected;
  expect(path).toBe('/v1/traces');
  const [{ resource, scopeSpans }] = JSON.parse(body).resourceSpans;
  expect(JSON.stringify(resource)).toContain('"haat"');
  const spans: Sent[] = scopeSpans[0].spans;
  const server = spans.find(({ name }) => name === 'POST /api/shops/:id/');
  expect(spans.map(({ name }) => name).sort()).toEqual(['POST /api/shops/:id/', 'select', 'update']);
  expect(spans.every((span) => span.traceId === traceId)).toBe(true);
  for (const span of spans.filter((one) => one !== server)) expect(span.parentSpanId).toBe(server?.spanId);
  expect(server?.attributes).toContainEqual({ key: 'haat.request_id', value: { stringValue: 'request-1' } });
  expect(body).not.toMatch(/9000000001|rice|Ammini|shops\/7/);
});
