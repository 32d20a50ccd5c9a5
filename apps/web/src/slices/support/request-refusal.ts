// Why a request was not taken, in words.

import { isApiError } from '../../platform/api-error.ts';
import { support as words } from './support.messages.ts';

const minuteSeconds = 60;
const hourSeconds = 60 * minuteSeconds;

export function requestRefusal(error: unknown): string | null {
  if (!isApiError(error) || error.status !== 429) return null;
  const seconds = Math.max(1, error.retryAfter ?? minuteSeconds);
  return words.tooMany(
    seconds > hourSeconds
      ? words.hours(Math.ceil(seconds / hourSeconds))
      : words.minutes(Math.ceil(seconds / minuteSeconds)),
  );
}
