// Reads the server's problem document.
import type { ErrorCode } from '@haat/contract/errors';
import type { Problem } from '@haat/contract/problem';
import type { ApiErrorParts } from './api-error.ts';

/** The parts of the error. `body` is the answer's JSON. A proxy may answer without one. */
export function refusalParts(status: number, body: unknown, retryAfter: string | null): ApiErrorParts {
  const problem = (body ?? {}) as Partial<Problem>; // each field may be missing
  const errors = Object.entries(problem.errors ?? {});
  const seconds = Number(retryAfter ?? Number.NaN);
  return {
    ...problem,
    code: (problem.code ?? 'internal') as ErrorCode, // the server's codes are the contract's
    status,
    fields: Object.fromEntries(errors.map(([field, [message = '']]) => [field, message])),
    atShop: problem.at_shop,
    retryAfter: Number.isFinite(seconds) ? seconds : undefined,
  };
}
