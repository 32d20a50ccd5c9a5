// The API's own documentation, made from the contract: a page at /api/docs, the document at /api/docs/json.
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { beyondSchemas, beyondSpecs } from './docs-document.ts';
import { refuseMethodsBut } from './known-methods.ts';

/** Call this before the first route, so that it sees all routes. */
export async function serveDocs(app: FastifyInstance, appName: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${appName} API`,
        version: '1.0.0',
        description:
          'Refusals are problem documents (RFC 9457) with a `code`. Lists are `{count, results}`, paged by `limit` and `offset`.',
      },
      components: {
        securitySchemes: {
          token: {
            type: 'apiKey',
            in: 'header',
            name: 'Authorization',
            description: '`Token <token>`, as `/users/login/verify/` gives it.',
          },
        },
      },
    },
    hideUntagged: true,
    transform: beyondSchemas,
    transformObject: beyondSpecs,
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { docExpansion: 'none' },
    theme: { title: `${appName} API` },
  });
  for (const url of ['/api/docs', '/api/docs/json']) refuseMethodsBut(app, url, ['GET']);
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?')[0];
    const wantsJson = (request.headers.accept ?? '').includes('application/json');
    if (wantsJson && (path === '/api/docs' || path === '/api/docs/')) return reply.send(app.swagger());
  });
}
