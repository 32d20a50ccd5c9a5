// What the text of a refusal is, and what it may name.
import type { ApiError } from '@haat/client/api-error';
import type { ErrorCode, OperatorOnlyCode } from '@haat/contract/errors';

/** Facts for a text, if the page knows them. */
export interface About {
  readonly shopName?: string | null;
}

export type Refusal = Pick<ApiError, 'items'> &
  Partial<Pick<ApiError, 'quantity' | 'retryAfter' | 'atShop' | 'due' | 'left'>>;
/** The codes that calls outside of the operator's desk answer. */
export type MarketCode = Exclude<ErrorCode, OperatorOnlyCode>;

export type RefusalText = string | ((error: Refusal, about: About) => string);
