// Each answer carries the security headers that mean something for its kind: on prepaid data, every poll pays for them.
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { contentSecurityPolicy } from './content-policy.ts';

const permissions = {
  page: 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
  data: 'geolocation=(self)',
};

/** A year. Other names of the same domain are the operator's own business. */
const strictTransport = 'max-age=31536000';

export async function addAnswerHeaders(
  app: FastifyInstance,
  config: Pick<Config, 'mapTileUrl'>,
): Promise<void> {
  await app.register(helmet, {
    global: false,
    contentSecurityPolicy: contentSecurityPolicy(config),
    hsts: false,
    // OpenStreetMap serves tiles only to sites that name themselves.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const type = String(reply.getHeader('content-type') ?? '');
    // A browser runs the scripts of SVG as well when it is opened by itself.
    const isPage = /^(text\/html|image\/svg)/.test(type);
    reply.header('Permissions-Policy', isPage ? permissions.page : permissions.data);
    if (isSecure(request)) reply.header('Strict-Transport-Security', strictTransport);
    if (isPage) addPageHeaders(reply);
    else if (type !== '') addFileHeaders(reply, type);
    return payload;
  });
}

/** Over TLS, as far as a trusted proxy says so. Fastify ignores `X-Forwarded-Proto` of everybody else. */
const isSecure = (request: FastifyRequest): boolean => request.protocol === 'https';

function addPageHeaders(reply: FastifyReply): void {
  // The app's page has set its own already, with a nonce.
  if (!reply.raw.hasHeader('Content-Security-Policy')) reply.helmet();
}

function addFileHeaders(reply: FastifyReply, type: string): void {
  reply.header('X-Content-Type-Options', 'nosniff');
  if (!/json/.test(type)) reply.header('Cross-Origin-Resource-Policy', 'same-origin');
}
