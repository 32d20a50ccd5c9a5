// Tells Android and iOS that links to this server may open in the phone app.
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../../config.ts';

/** Android reads the first file and iOS the second, both when the app is installed. */
export function serveAppLinks(app: FastifyInstance, { androidApp, iosApp }: Config): void {
  if (androidApp) serveJson(app, '/.well-known/assetlinks.json', androidStatements(androidApp));
  if (iosApp) serveJson(app, '/.well-known/apple-app-site-association', iosLinks(iosApp));
}

function serveJson(app: FastifyInstance, path: string, content: unknown): void {
  app.get(path, (_, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .header('Cache-Control', 'public, max-age=3600')
      .send(content),
  );
}

const androidStatements = ({ packageName, fingerprints }: NonNullable<Config['androidApp']>) => [
  {
    relation: ['delegate_permission/common.handle_all_urls'],
    target: { namespace: 'android_app', package_name: packageName, sha256_cert_fingerprints: fingerprints },
  },
];

/** The operator's app, the API and pictures stay in the browser. */
const iosLinks = (appId: string) => ({
  applinks: {
    details: [
      {
        appIDs: [appId],
        components: [
          ...['/operator/*', '/api/*', '/media/*'].map((path) => ({ '/': path, exclude: true })),
          { '/': '/*' },
        ],
      },
    ],
  },
});
