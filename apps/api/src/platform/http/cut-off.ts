// Answers a request whose body is too long to be read, then closes its connection.
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const isCut = Symbol('cut off after the answer');
type Marked = FastifyRequest & { [isCut]?: true };

/** Time for a client to read its answer; nothing more is read from it meanwhile. */
const lingerMs = 500;

export function cutOffAfterAnswer(request: FastifyRequest): void {
  (request as Marked)[isCut] = true; // read by the hook below alone
  request.raw.unpipe();
  request.raw.pause();
}

/** Closing at once would reset the connection, and the client would see an error instead of its answer. */
export function addCutOff(app: FastifyInstance): void {
  app.addHook('onSend', (request: Marked, reply, payload, done) => {
    if (!request[isCut] || typeof payload !== 'string') return done(null, payload);
    reply.header('Connection', 'close').header('Content-Length', Buffer.byteLength(payload));
    done(null, Readable.from(thenLinger(payload)));
  });
}

async function* thenLinger(payload: string): AsyncGenerator<Buffer> {
  yield Buffer.from(payload);
  await pause(lingerMs);
}
