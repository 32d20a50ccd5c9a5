// What a call may refuse with: its own refusals, and those that every call of its kind has.
import type { EndpointSpec } from './endpoint.ts';
import type { ErrorCode } from './errors.ts';

/** All codes that the endpoint may answer, none twice. The API documents them, and its tests produce each. */
export function failuresOf(spec: EndpointSpec): readonly ErrorCode[] {
  return [...new Set([...(spec.fails ?? []), ...usualFailuresOf(spec)])];
}

/** The codes that come from the shape of the endpoint: who may call, what it takes. */
export function usualFailuresOf(spec: EndpointSpec): readonly ErrorCode[] {
  const { who, method, params, multipart } = spec;
  // Any call may come with a query or a body, also one that has no use for it.
  const codes: ErrorCode[] = ['rate.limited', 'internal', 'unavailable', 'input.invalid', 'body.unsupported'];
  if (!multipart) codes.push('body.too_large');
  if (method !== 'GET') codes.push('input.malformed');
  if (params) codes.push('not_found');
  if (who !== 'anyone') codes.push('auth.required', 'account.blocked');
  if (who === 'named') codes.push('account.incomplete');
  if (!['anyone', 'person', 'named'].includes(who)) codes.push('role.required');
  if (who === 'verifiedRetailer') codes.push('shop.not_verified');
  return codes;
}
