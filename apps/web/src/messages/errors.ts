// The text of a refusal, by the error code of the contract. Pages of orders, deliveries and payments use `order-errors.ts`.
import { isApiError } from '@haat/client/api-error';
import type { ErrorCode } from '@haat/contract/errors';
import type { About, Refusal, RefusalText } from './refusal-text.ts';
import { refusals } from './refusals.ts';

/** The texts of some codes. */
export type Texts = Readonly<Record<string, RefusalText>>;

export const wordsOf = (
  code: ErrorCode,
  about: About = {},
  error: Refusal = { items: [] },
  texts: Texts = refusals,
): string => {
  const words = texts[code] ?? refusals.internal;
  return typeof words === 'string' ? words : words(error, about);
};

/** The server's own sentence about a limit, such as that of files. It is in the reader's language. */
export const limitWords = (error: unknown): string | null =>
  isApiError(error) && error.code === 'rate.limited' && error.message !== error.code ? error.message : null;

/**
 * Why the server refused, for the page. Null when the toast says everything: a lost answer, a server error, the end of
 * the session, or bad input, which its fields explain.
 */
export function reasonFor(error: unknown, about?: About, texts?: Texts): string | null {
  if (!isApiError(error) || error.code === 'network') return null;
  const { code, status, retryAfter } = error;
  const isAtFields = code === 'input.invalid' && Object.keys(error.fields).length > 0;
  const isUnexplained = status >= 500 && retryAfter === undefined;
  return status === 401 || isAtFields || isUnexplained ? null : wordsOf(code, about, error, texts);
}
