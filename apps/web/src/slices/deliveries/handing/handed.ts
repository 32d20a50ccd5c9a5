import type { NoCodeReason } from '@haat/contract/delivery-codes';

/** What the deliverer tells of the delivery code, as the server takes it. */
export interface Handed {
  readonly code?: string;
  readonly no_code_reason?: NoCodeReason;
}
