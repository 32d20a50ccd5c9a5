// The codes of authenticator apps (RFC 6238): six digits that change every 30 seconds.
import { Secret, TOTP } from 'otpauth';

const stepMs = 30_000;
/** The clock of a phone may be a step off. */
const window = 1;

/** 160 random bits in base32, as apps take them. */
export const makeAppSecret = (): string => new Secret({ size: 20 }).base32;

interface Owner {
  readonly appName: string;
  readonly label: string;
}

/** The link that an app reads from a QR code. */
export const appLink = (secret: string, { appName, label }: Owner): string =>
  new TOTP({ issuer: appName, label, secret: Secret.fromBase32(secret) }).toString();

/** The step whose code this is. Undefined for a wrong code, and for one of a step that was used. */
export function stepOfCode(
  secret: string,
  code: string,
  { now, lastStep }: { readonly now: Date; readonly lastStep: number },
): number | undefined {
  const timestamp = now.getTime();
  // It compares in constant time.
  const delta = new TOTP({ secret: Secret.fromBase32(secret) }).validate({ token: code, timestamp, window });
  if (delta === null) return undefined;
  const step = Math.floor(timestamp / stepMs) + delta;
  return step > lastStep ? step : undefined;
}
