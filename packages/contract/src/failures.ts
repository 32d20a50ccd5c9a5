// The error codes that an endpoint may answer: its own `fails`, and those that follow from its shape.
import type { EndpointSpec } from './endpoint.ts';
import type { ErrorCode } from './errors.ts';

/** All codes that the endpoint may answer, without duplicates. The API's documentation lists them, and its tests produce each. */
export function failuresOf(spec: EndpointSpec): readonly ErrorCode[] {
  return [...new Set([...(spec.fails ?? []), ...usualFailuresOf(spec)])];
}

/** The codes that follow from the endpoint's shape: its `who`, `factor`, method, params and body. */
export function usualFailuresOf(spec: EndpointSpec): readonly ErrorCode[] {
  const { who, method, params, multipart } = spec;
  // A client may send a query or a body to any endpoint, even when it takes none.
  const codes: ErrorCode[] = ['rate.limited', 'internal', 'unavailable', 'input.invalid', 'body.unsupported'];
  if (!multipart) codes.push('body.too_large');
  if (method !== 'GET') codes.push('input.malformed');
  if (params) codes.push('not_found');
  if (who !== 'anyone') codes.push('auth.required', 'account.blocked');
  if (who === 'named') codes.push('account.incomplete');
  if (!['anyone', 'person', 'named'].includes(who)) codes.push('role.required');
  if (who === 'verifiedRetailer') codes.push('shop.not_verified');
  if (who === 'operator') codes.push(...factorFailuresOf(spec));
  return codes;
}

function factorFailuresOf({ factor }: EndpointSpec): readonly ErrorCode[] {
  if (factor === 'open') return [];
  const codes: ErrorCode[] = ['factor.required'];
  if (factor !== undefined) codes.push('factor.again');
  if (factor !== 'own') codes.push('factor.missing');
  return codes;
}
