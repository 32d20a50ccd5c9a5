// Fails a test when the API refuses with a code that its endpoint doesn't declare, and notes each code that was seen.
import { appendFileSync } from 'node:fs';
import { failuresOf } from '@haat/contract/failures';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { inject } from 'vitest';
import { textOfAnswer } from './answer-text.ts';
import { endpointFor, endpointName } from './endpoints.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The file that `npm test` reads at its end; empty in other runs. */
    seenFailures: string;
  }
}

const watched = new WeakSet<FastifyInstance>();

/** From now on, `app.inject` rejects when an endpoint answers with an undeclared code. */
export function watchFailures(app: FastifyInstance): void {
  if (watched.has(app)) return;
  watched.add(app);
  const injectInto = app.inject.bind(app);
  const injectAndCheck = async (call: InjectOptions | string) => {
    const answer = await injectInto(call);
    const isProblem = String(answer.headers['content-type']).startsWith('application/problem+json');
    const { method, url } = answer.raw.req;
    if (isProblem && method !== 'HEAD')
      noteFailure(String(method), String(url), JSON.parse(textOfAnswer(answer)).code);
    return answer;
  };
  Object.assign(app, { inject: injectAndCheck });
}

const noted = new Set<string>();

/** Throws for an undeclared code. Paths outside of the contract aren't checked. */
export function noteFailure(method: string, url: string, code: string): void {
  const spec = endpointFor(method, url);
  if (!spec) return;
  if (!failuresOf(spec).some((declared) => declared === code)) {
    throw new Error(`${endpointName(spec)} answered ${code}, which the contract doesn't declare`);
  }
  const line = `${endpointName(spec)} ${code}\n`;
  const file = inject('seenFailures');
  if (!file || noted.has(line)) return;
  noted.add(line);
  appendFileSync(file, line);
}
