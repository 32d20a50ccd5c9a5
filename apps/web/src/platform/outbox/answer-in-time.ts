// Ends a request that hangs. On a dead line it would neither fail nor answer.
import { ApiError } from '@haat/client/api-error';

/** The request may have been done all the same. Send it again with its Idempotency-Key. */
export class LateAnswer extends ApiError {
  constructor() {
    super({ code: 'network', status: 0 });
  }
}

/** What `send` answers. Throws `LateAnswer` after `limitMs` milliseconds, and what `send` throws. */
export async function answerInTime<Answer>(
  limitMs: number,
  send: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const limit = new AbortController();
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    late.reject(new LateAnswer());
    limit.abort();
  }, limitMs);
  try {
    return await Promise.race([send(limit.signal), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
