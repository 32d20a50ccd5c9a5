// The message for a device, and the outcome of one attempt to send it.

export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** A path in the app, opened by a tap. */
  readonly link: string;
  /** A later message with the same tag replaces this one on the device. */
  readonly tag: string;
}

export type PushOutcome =
  | { readonly end: 'sent' }
  /** The device will never get a message again. */
  | { readonly end: 'gone' }
  /** Worth another attempt, not before the service's own `Retry-After`. */
  | {
      readonly end: 'later';
      readonly afterSeconds: number;
      readonly reason: string;
      /** The service didn't answer in time. */
      readonly isSilent?: boolean;
    }
  /** The service doesn't want this message. */
  | { readonly end: 'refused'; readonly reason: string };

/** How long push services keep a message for a device without network. */
export const keepSeconds = 24 * 60 * 60;

const firstPauseSeconds = 10;
const longestPauseSeconds = 600;
const tryForSeconds = 60 * 60;

interface Attempt {
  /** 1 for the first. */
  readonly attempt: number;
  /** What the service asked for, or 0. */
  readonly afterSeconds: number;
  /** Since the event. */
  readonly ageSeconds: number;
}

/** The pause before the next attempt. Undefined when that would be more than an hour after the event. */
export function pauseSeconds({ attempt, afterSeconds, ageSeconds }: Attempt): number | undefined {
  const backOff = Math.min(firstPauseSeconds * 2 ** (attempt - 1), longestPauseSeconds);
  const pause = Math.max(backOff, afterSeconds);
  return ageSeconds + pause > tryForSeconds ? undefined : pause;
}
