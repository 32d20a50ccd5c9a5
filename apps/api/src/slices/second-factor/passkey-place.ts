// Where a passkey can work: browsers tie it to the name in the address of the page.
import { AppError } from '../../platform/app-error.ts';
import { deskOnly } from '../../platform/localized-text.ts';

/** The browser is asked to wait as long. */
export const passkeyLifeMs = 5 * 60_000;

export interface Place {
  /** `https://haat.example` */
  readonly origin: string;
  /** WebAuthn's id of the site: the host's name. */
  readonly rpId: string;
}

/** From the request's `Origin`, which a page can't choose. Throws `factor.elsewhere`. */
export function placeOf(origin: string | undefined): Place {
  const url = origin === undefined ? null : URL.parse(origin);
  const name = url?.hostname ?? '';
  // A URL writes each address of numbers like this, also one of hexadecimal numbers.
  const isAddress = /^[\d.]+$/.test(name) || name.startsWith('[');
  const isLocal = name === 'localhost' || name.endsWith('.localhost');
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal);
  if (!url || !isSafe || isAddress) {
    throw new AppError('factor.elsewhere', {
      detail: deskOnly(
        'Passkeys need an address with https and a name, such as https://haat.example, or http://localhost. Use an authenticator app here.',
      ),
    });
  }
  return { origin: url.origin, rpId: name };
}

/** For a person whose passkeys were all made on other pages. */
export const elsewhere = (origins: readonly string[]): AppError =>
  new AppError('factor.elsewhere', {
    detail: deskOnly(
      origins.length === 0
        ? 'You have no passkey. Use a code from your app.'
        : `Your passkeys work at ${[...new Set(origins)].join(' and ')} only. Open the desk there, or use another way.`,
    ),
  });
