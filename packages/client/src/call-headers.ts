// The headers of a call. The web app's first calls start before the app, and it takes only those with the headers of its own.
import type { Language } from '@haat/contract/languages';

interface CallHead {
  readonly token: string | null;
  readonly hasJson: boolean;
  /** Signed out, the server answers in this language. Without one, in the browser's. */
  readonly language?: Language;
}

export function callHeaders({ token, hasJson, language }: CallHead): Record<string, string> {
  const xsrf = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1];
  return {
    Accept: 'application/json',
    ...(language && { 'Accept-Language': language }),
    ...(hasJson && { 'Content-Type': 'application/json' }),
    ...(token !== null && { Authorization: `Token ${token}` }),
    ...(xsrf && { 'X-XSRF-TOKEN': decodeURIComponent(xsrf) }),
  };
}
