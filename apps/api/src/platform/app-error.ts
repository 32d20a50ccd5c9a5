import type { ErrorCode } from '@haat/contract/errors';
import type { Problem } from '@haat/contract/problem';

export interface RefusalDetails {
  /** A sentence that says what happened and what to do. */
  readonly detail?: string;
  /** Bad input by field. */
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  readonly items?: Problem['items'];
  readonly cart?: Problem['cart'];
  readonly quantity?: Problem['quantity'];
  readonly rows?: Problem['rows'];
  readonly retryAfterSeconds?: number;
}

/** An expected refusal. Anything else that is thrown is a bug. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly refusal: RefusalDetails;

  constructor(code: ErrorCode, refusal: RefusalDetails = {}) {
    super(refusal.detail ?? code);
    this.name = 'AppError';
    this.code = code;
    this.refusal = refusal;
  }
}

/** Bad input found by a rule that a schema cannot say. */
export const invalidInput = (errors: Readonly<Record<string, readonly string[]>>): AppError =>
  new AppError('input.invalid', { errors });
