// What clients see while a server stops, over real sockets.
import { Agent, get, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { drainBeforeClose } from './drain.ts';
import { makeServer } from './platform/http/server.ts';

let app: FastifyInstance;
let port: number;
beforeEach(async () => {
  const config = readConfig({ DATABASE_URL: 'postgres://haat@127.0.0.1:1/haat' });
  app = await makeServer(config, false);
  drainBeforeClose(app);
  app.get('/', async () => 'here');
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as AddressInfo).port; // listens on a port, by the line above
});
afterEach(() => app.close());

/** Reads the whole answer, so that its connection is free again. */
function ask(agent: Agent): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  get({ agent, port, host: '127.0.0.1' }, (answer) => {
    answer.resume().once('end', () => resolve(answer));
  }).once('error', reject);
  return promise;
}

async function openIdle(agent: Agent): Promise<void> {
  const { statusCode, headers } = await ask(agent);
  expect([statusCode, headers.connection]).toEqual([200, 'keep-alive']);
}

describe('while a server stops [RELEASE-10]', () => {
  it('a kept connection gets one more answer, which closes it, and so does a new one', async () => {
    const [kept, idle] = [new Agent({ keepAlive: true, maxSockets: 1 }), connect(port, '127.0.0.1')];
    await openIdle(kept);
    const closing = app.close();
    for (const agent of [kept, new Agent()]) {
      const { statusCode, headers } = await ask(agent);
      expect([statusCode, headers.connection]).toEqual([200, 'close']);
    }
    idle.destroy();
    await closing;
    await expect(ask(new Agent())).rejects.toThrow('ECONNREFUSED');
  });

  it('nobody waits when no connection is open', async () => {
    const began = performance.now();
    await app.close();
    expect(performance.now() - began).toBeLessThan(900);
  });

  it('a connection that sends nothing is closed after a second', async () => {
    const agent = new Agent({ keepAlive: true });
    await openIdle(agent);
    const began = performance.now();
    await app.close();
    expect(performance.now() - began).toBeGreaterThan(900);
    agent.destroy();
  });
});
