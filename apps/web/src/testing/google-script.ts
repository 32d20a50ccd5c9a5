// A stand-in for Google's script: the test decides when it arrives and how it fails.
import { installFakeGoogle } from './fake-google.ts';

export const googleScripts = (): HTMLScriptElement[] => [
  ...document.querySelectorAll<HTMLScriptElement>('script[src^="https://maps.googleapis.com/"]'),
];

/** Records requests to Google from now on. */
export function provideGoogle(): ReturnType<typeof installFakeGoogle> {
  const asked = installFakeGoogle();
  window.haatGoogleCame?.();
  return asked;
}
