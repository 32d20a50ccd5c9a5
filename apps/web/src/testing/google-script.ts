// Google's script in a page that loads nothing: a test says when it arrives, and in what it fails.
import { installFakeGoogle } from './fake-google.ts';

export const googleScripts = (): HTMLScriptElement[] => [
  ...document.querySelectorAll<HTMLScriptElement>('script[src^="https://maps.googleapis.com/"]'),
];

/** What was asked of Google from now on. */
export function provideGoogle(): ReturnType<typeof installFakeGoogle> {
  const asked = installFakeGoogle();
  window.haatGoogleCame?.();
  return asked;
}
