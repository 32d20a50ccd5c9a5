// Each kind of response gets only the security headers it needs, because every poll costs prepaid data.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import type { Config } from '../../config.ts';
import { contentSecurityPolicy } from './pages/content-policy.ts';
import { addRequestId } from './request-id.ts';

const permissions = {
  page: 'camera=(), geolocation=(self), microphone=(self), payment=(), usb=()',
  data: 'geolocation=(self)',
};

/** A year. Other subdomains are up to the operator. */
const strictTransport = 'max-age=31536000';

type Policy = ReturnType<typeof contentSecurityPolicy>;

export function addAnswerHeaders(app: FastifyInstance, config: Pick<Config, 'mapTileUrl'>): void {
  const policy = contentSecurityPolicy(config);
  app.addHook('onSend', (request, reply, payload, done) => {
    const type = String(reply.getHeader('content-type') ?? '');
    // A browser also runs the scripts of an SVG that is opened directly.
    const isPage = /^(text\/html|image\/svg)/.test(type);
    reply.header('Permissions-Policy', isPage ? permissions.page : permissions.data);
    addRequestId(request, reply);
    if (isSecure(request)) reply.header('Strict-Transport-Security', strictTransport);
    if (!isPage) addFileHeaders(reply, type);
    // The app's page has already set its own policy with a nonce.
    else if (!reply.raw.hasHeader('Content-Security-Policy')) addPageHeaders(reply, policy);
    done(null, payload);
  });
}

/** Whether a trusted proxy reports TLS. Fastify ignores `X-Forwarded-Proto` from anybody else. */
const isSecure = (request: FastifyRequest): boolean => request.protocol === 'https';

/** The security headers of a page, set at once. */
export function addPageHeaders({ request, raw }: FastifyReply, policy: Policy): void {
  const options: HelmetOptions = {
    contentSecurityPolicy: policy,
    hsts: false,
    // OpenStreetMap serves tiles only to sites that name themselves.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  };
  helmet(options)(request.raw, raw, (error) => {
    if (error) throw error;
  });
}

function addFileHeaders(reply: FastifyReply, type: string): void {
  if (type === '') return;
  reply.header('X-Content-Type-Options', 'nosniff');
  if (type.includes('json') || reply.hasHeader('Cross-Origin-Resource-Policy')) return;
  reply.header('Cross-Origin-Resource-Policy', 'same-origin');
}
