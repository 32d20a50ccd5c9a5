// JSON Web Tokens (RFC 7519), signed for Google.
import { type KeyObject, sign } from 'node:crypto';

/** With an RSA key. */
export function signToken(key: KeyObject, claims: object): string {
  const content = `${encode({ typ: 'JWT', alg: 'RS256' })}.${encode(claims)}`;
  return `${content}.${sign('sha256', Buffer.from(content), key).toString('base64url')}`;
}

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** As tokens have it. */
export const secondsOf = (instant: Date): number => Math.floor(instant.getTime() / 1000);
