// The documentation's own server, which never listens: `docs.ts` passes requests on to it.
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { endpoints } from '@haat/contract/every-endpoint';
import { type FastifyInstance, fastify } from 'fastify';
import { documentApi, documentOperation } from './docs-document.ts';
import { documentedSchemaOf } from './docs-schema.ts';

const description =
  'Refusals are problem documents (RFC 9457) with a `code`. Lists are `{count, results}`, paged by `limit` and `offset`.';

const token = {
  type: 'apiKey',
  in: 'header',
  name: 'Authorization',
  description: '`Token <token>`, as `/users/login/verify/` gives it.',
} as const;

export async function makeDocsApp(appName: string): Promise<FastifyInstance> {
  const app = fastify({ routerOptions: { ignoreTrailingSlash: true } });
  // The routes below only carry schemas.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => JSON.stringify);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${appName} API`, version: '1.0.0', description },
      components: { securitySchemes: { token } },
    },
    hideUntagged: true,
    transform: documentOperation,
    transformObject: documentApi,
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { docExpansion: 'none' },
    theme: { title: `${appName} API` },
  });
  for (const spec of endpoints.values()) {
    const url = `/api${spec.path.replace(/\{(\w+)\}/g, ':$1')}`;
    app.route({ method: spec.method, url, schema: documentedSchemaOf(spec), handler: async () => undefined });
  }
  await app.ready();
  return app;
}
