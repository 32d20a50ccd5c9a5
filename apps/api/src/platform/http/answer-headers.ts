// Each kind of response gets only the security headers it needs, because every poll costs prepaid data.
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { contentSecurityPolicy } from './content-policy.ts';

const permissions = {
  page: 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
  data: 'geolocation=(self)',
};

/** A year. Other subdomains are up to the operator. */
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
    // A browser also runs the scripts of an SVG that is opened directly.
    const isPage = /^(text\/html|image\/svg)/.test(type);
    reply.header('Permissions-Policy', isPage ? permissions.page : permissions.data);
    if (isSecure(request)) reply.header('Strict-Transport-Security', strictTransport);
    if (isPage) addPageHeaders(reply);
    else if (type !== '') addFileHeaders(reply, type);
    return payload;
  });
}

/** Whether a trusted proxy reports TLS. Fastify ignores `X-Forwarded-Proto` from anybody else. */
const isSecure = (request: FastifyRequest): boolean => request.protocol === 'https';

function addPageHeaders(reply: FastifyReply): void {
  // The app's page has already set its own policy with a nonce.
  if (!reply.raw.hasHeader('Content-Security-Policy')) reply.helmet();
}

function addFileHeaders(reply: FastifyReply, type: string): void {
  reply.header('X-Content-Type-Options', 'nosniff');
  if (!/json/.test(type)) reply.header('Cross-Origin-Resource-Policy', 'same-origin');
}
