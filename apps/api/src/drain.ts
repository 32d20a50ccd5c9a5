// Before a server stops listening, it tells each client that keeps a connection open to use another one. A client that
// sends its next request just when the server closes an idle connection would lose that request.
import type { FastifyInstance } from 'fastify';

/** With the other limits of a shutdown, this stays below its ten seconds. */
const DRAIN_LIMIT_MS = 1_000;
const PAUSE_MS = 20;

/** While this runs, Fastify answers requests with `Connection: close`. */
export function drainBeforeClose(app: FastifyInstance): void {
  app.addHook('preClose', (done) => {
    const giveUpAt = performance.now() + DRAIN_LIMIT_MS;
    const look = (): void => {
      app.server.getConnections((error, open) => {
        if (error || open === 0 || performance.now() > giveUpAt) done();
        else setTimeout(look, PAUSE_MS);
      });
    };
    look();
  });
}
