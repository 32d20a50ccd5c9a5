// The headers of a call. The page's first calls start before the app, and it takes only those with the headers of its own.
import type { Language } from '@haat/contract/languages';

export function callHeaders(
  token: string | null,
  language: Language,
  hasJson: boolean,
): Record<string, string> {
  const xsrf = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1];
  return {
    Accept: 'application/json',
    // Signed out, the server answers in this language.
    'Accept-Language': language,
    ...(hasJson && { 'Content-Type': 'application/json' }),
    ...(token !== null && { Authorization: `Token ${token}` }),
    ...(xsrf && { 'X-XSRF-TOKEN': decodeURIComponent(xsrf) }),
  };
}
