// When a person did what a phone without a connection sends later. The phone gives an age, because its clock may be wrong.
import type { EndpointSpec } from '@haat/contract/endpoint';
import { serverLimits } from '@haat/contract/limits';
import type { FastifyRequest } from 'fastify';
import { invalidInput } from '../app-error.ts';
import { fieldMessages } from './field.messages.ts';

/** Undefined for an action that was sent at once. Never in the future, at most a day ago. Throws `input.invalid`. */
export function doneAtOf(
  spec: EndpointSpec,
  { headers }: Pick<FastifyRequest, 'headers'>,
  now: Date,
): Date | undefined {
  const header = headers['done-seconds-ago'];
  if (!spec.mayComeLate || header === undefined) return undefined;
  if (typeof header !== 'string' || !/^\d{1,9}$/.test(header)) {
    throw invalidInput({ 'Done-Seconds-Ago': [fieldMessages.seconds] });
  }
  const seconds = Math.min(Number(header), serverLimits.doneSecondsAgo);
  return seconds === 0 ? undefined : new Date(now.getTime() - seconds * 1000);
}
