// The API's own documentation, made from the contract: a page at /api/docs, the document at /api/docs/json.
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { limits } from '@haat/contract';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { refuseMethodsBut } from './known-methods.ts';

/** Before the first route, so that it sees them all. */
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
    transform: ({ schema, url }) => ({ schema: withForm(schema), url }),
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', uiConfig: { docExpansion: 'none' } });
  for (const url of ['/api/docs', '/api/docs/json']) refuseMethodsBut(app, url, ['GET']);
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?')[0];
    const wantsJson = (request.headers.accept ?? '').includes('application/json');
    if (wantsJson && (path === '/api/docs' || path === '/api/docs/')) return reply.send(app.swagger());
  });
}

const pictureForm = {
  type: 'object',
  required: ['cover'],
  properties: {
    cover: {
      type: 'string',
      format: 'binary',
      description: 'The picture: JPEG, PNG, WebP or AVIF, at most 1 MB.',
    },
    name: { type: 'string', maxLength: limits.name },
    is_primary: { type: 'string', enum: ['true', 'false'] },
  },
  examples: [{ cover: 'tomato.jpg', name: 'tomato.jpg', is_primary: 'true' }],
};

/** A form is judged by its slice, not by a schema; here it is told what stands in it. */
const withForm = (schema: FastifySchema): FastifySchema =>
  'consumes' in schema ? { ...schema, body: pictureForm } : schema;
