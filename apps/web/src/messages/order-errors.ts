// The text of a refusal, on pages of orders, deliveries and payments. There a limit is about one person, or about files, so
// the server's sentence says more than 'Too many attempts'.
import type { ErrorCode } from '@haat/contract/errors';
import * as errors from './errors.ts';
import { orderRefusals } from './order-refusals.ts';
import type { About, Refusal } from './refusal-text.ts';
import { refusals } from './refusals.ts';

/** Made at each use, because another language replaces the texts in place. */
const texts = (): errors.Texts => ({ ...refusals, ...orderRefusals });

export const wordsOf = (code: ErrorCode, about?: About, error?: Refusal): string =>
  errors.wordsOf(code, about, error, texts());

export const reasonFor = (error: unknown, about?: About): string | null =>
  errors.limitWords(error) ?? errors.reasonFor(error, about, texts());
