// Reads the code from the sign-in SMS. Chrome on Android asks the person, and then offers it to the host in the SMS.
// The phone app reads the SMS that has its hash. Elsewhere the keyboard offers the code, through `autocomplete`.
import { useEffect, useEffectEvent } from 'react';

/** The code, or null when it can't be read. The signal ends the wait. */
type Reader = (signal: AbortSignal) => Promise<string | null>;

let reader: Reader = readInBrowser;

export function setSmsCodeReader(read: Reader | undefined): void {
  reader = read ?? readInBrowser;
}

async function readInBrowser(signal: AbortSignal): Promise<string | null> {
  if (!('OTPCredential' in window)) return null;
  const request: CredentialRequestOptions & { otp: object } = { otp: { transport: ['sms'] }, signal };
  const credential: (Credential & { code?: unknown }) | null = await navigator.credentials.get(request);
  return typeof credential?.code === 'string' ? credential.code : null;
}

/**
 * Calls `onCode` with the code of the next SMS. Listens again when `round` changes, because a phone reports one code
 * only.
 */
export function useSmsCode(round: number, onCode: (code: string) => void): void {
  const take = useEffectEvent(onCode);
  // Outside system: the phone's SMS.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each SMS needs a new listener
  useEffect(() => {
    const end = new AbortController();
    reader(end.signal).then(
      (code) => {
        if (code !== null && !end.signal.aborted) take(code);
      },
      (error: unknown) => {
        if (!end.signal.aborted) console.warn('The phone does not read the code', error);
      },
    );
    return () => end.abort();
  }, [round]);
}
