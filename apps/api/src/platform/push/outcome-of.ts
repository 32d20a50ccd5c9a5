// What a push service's answer means. Web Push (RFC 8030) and FCM use the same statuses.
import { NoAnswerError, type PostAnswer } from './post.ts';
import type { PushOutcome } from './push-message.ts';

export function outcomeOf({ status, retryAfter }: PostAnswer): PushOutcome {
  if (status >= 200 && status < 300) return { end: 'sent' };
  if (status === 404 || status === 410) return { end: 'gone' };
  const reason = `the push service answered ${status}`;
  if (status === 408 || status === 429 || status >= 500)
    return { end: 'later', afterSeconds: retryAfter, reason };
  return { end: 'refused', reason };
}

/** Without an answer: a dead line, a service that takes too long, a server that stops. */
export const outcomeOfFailure = (error: unknown): PushOutcome => ({
  end: 'later',
  afterSeconds: 0,
  isSilent: error instanceof NoAnswerError,
  // The message of a failed connection names at most a host.
  reason: error instanceof Error ? error.message : String(error),
});
