import type { Language } from '@haat/contract/languages';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../actor.ts';
import { acceptedLanguage, defaultLanguage } from '../localized-text.ts';

const actorKey = Symbol('actor');
type Marked = FastifyRequest & { [actorKey]?: Actor | undefined };

export function setActor(request: Marked, actor: Actor | undefined): void {
  request[actorKey] = actor;
}

/** Undefined when nobody is signed in, or before the session is checked. */
export const actorOfRequest = (request: Marked): Actor | undefined => request[actorKey];

/** The account's language, or else the device's. The desk is in English. */
export function languageOf(request: FastifyRequest): Language {
  if (request.url.startsWith('/api/operator/')) return defaultLanguage;
  const chosen = actorOfRequest(request)?.language;
  return chosen ?? acceptedLanguage(request.headers['accept-language']) ?? defaultLanguage;
}
