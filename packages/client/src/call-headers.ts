// The headers of a call. The page starts the first calls before the app. The app only reuses those with equal headers.
import type { Language } from '@haat/contract/languages';

interface CallHead {
  readonly token: string | null;
  readonly hasJson: boolean;
  /** The answer is a file of CSV. */
  readonly csv?: boolean | undefined;
  /** The language of the answers when nobody is signed in. By default the browser's. */
  readonly language?: Language;
}

export function callHeaders({ token, hasJson, csv, language }: CallHead): Record<string, string> {
  const xsrf = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(readCookies())?.[1];
  return {
    Accept: csv ? 'text/csv' : 'application/json',
    ...(language && { 'Accept-Language': language }),
    ...(hasJson && { 'Content-Type': 'application/json' }),
    ...(token !== null && { Authorization: `Token ${token}` }),
    ...(xsrf && { 'X-XSRF-TOKEN': decodeURIComponent(xsrf) }),
  };
}

/** Empty when the browser refuses to read them. Then the server gets the call without the token. */
function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}
