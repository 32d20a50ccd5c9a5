// The API's own documentation, made from the contract: a page at /api/docs, the document at /api/docs/json.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuseOtherMethods } from '../known-methods.ts';
import { answerNotFound } from '../server.ts';

/** The documentation takes 30 MB, so it is made at its first request. */
export function serveDocs(app: FastifyInstance, appName: string): void {
  let making: Promise<FastifyInstance> | undefined;
  const makeDocs = async (): Promise<FastifyInstance> => {
    const { makeDocsApp } = await import('./docs-app.ts');
    return makeDocsApp(appName);
  };
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    making ??= makeDocs();
    const docs = await making;
    const { statusCode, headers, rawPayload } = await docs.inject({
      url: wantedUrl(request),
      headers: conditionsOf(request),
    });
    if (statusCode === 404) return answerNotFound(request, reply);
    for (const name of passedOn) if (headers[name] !== undefined) reply.header(name, headers[name]);
    return reply.code(statusCode).send(statusCode === 304 ? undefined : rawPayload);
  };
  app.get('/api/docs', answer);
  app.get('/api/docs/*', answer);
  refuseOtherMethods(app, new Map(['/api/docs', '/api/docs/json'].map((url) => [url, ['GET']])));
}

const passedOn = ['content-type', 'cache-control', 'etag', 'last-modified', 'location'];

/** A program that asks for JSON gets the document instead of the page. */
function wantedUrl({ url, headers }: FastifyRequest): string {
  const wantsJson = (headers.accept ?? '').includes('application/json');
  return wantsJson && /^\/api\/docs\/?(\?|$)/.test(url) ? '/api/docs/json' : url;
}

function conditionsOf({ headers }: FastifyRequest): Record<string, string> {
  const etag = headers['if-none-match'];
  const since = headers['if-modified-since'];
  return { ...(etag && { 'if-none-match': etag }), ...(since && { 'if-modified-since': since }) };
}
