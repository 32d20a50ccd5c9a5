import type { ErrorCode } from '@haat/contract/errors';
import type { Problem } from '@haat/contract/problem';
import type { LocalizedText } from './localized-text.ts';

export type FieldErrors = Readonly<Record<string, readonly LocalizedText[]>>;

export interface RefusalDetails {
  /** A sentence that says what happened and what to do. */
  readonly detail?: LocalizedText;
  /** Bad input by field. */
  readonly errors?: FieldErrors;
  readonly items?: Problem['items'];
  readonly cart?: Problem['cart'];
  readonly quantity?: Problem['quantity'];
  readonly products?: Problem['products'];
  readonly amount?: Problem['amount'];
  readonly due?: Problem['due'];
  readonly left?: Problem['left'];
  readonly deliverer?: Problem['deliverer'];
  readonly atShop?: Problem['at_shop'];
  readonly rows?: Problem['rows'];
  readonly retryAfterSeconds?: number;
}

/** These have a sentence of their own in `problem.messages.ts`. */
export type UsualCode = Extract<
  ErrorCode,
  | 'input.invalid'
  | 'input.malformed'
  | 'auth.required'
  | 'not_found'
  | 'body.too_large'
  | 'body.unsupported'
  | 'internal'
  | 'unavailable'
>;

type Refusal<Code> = [Code] extends [UsualCode]
  ? [refusal?: RefusalDetails]
  : [refusal: RefusalDetails & { readonly detail: LocalizedText }];

/** An expected refusal. Anything else that is thrown is a bug. */
export class AppError<Code extends ErrorCode = ErrorCode> extends Error {
  readonly code: ErrorCode;
  readonly refusal: RefusalDetails;

  constructor(code: Code, ...[refusal = {}]: Refusal<Code>) {
    super(refusal.detail?.en ?? code);
    this.name = 'AppError';
    this.code = code;
    this.refusal = refusal;
  }
}

/** Bad input found by a rule that a schema cannot say. */
export const invalidInput = (errors: FieldErrors): AppError => new AppError('input.invalid', { errors });
