// Ends a request that hangs. On a dead connection it would neither fail nor answer.
import { ApiError } from '@haat/client/api-error';

/** The request may still have been done. Send it again with its Idempotency-Key. */
export class LateAnswer extends ApiError {
  constructor() {
    super({ code: 'network', status: 0 });
  }
}

/** Returns the answer of `send`, or throws its error. Throws `LateAnswer` after `limitMs` milliseconds. */
export async function answerInTime<Answer>(
  limitMs: number,
  send: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const limit = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new LateAnswer());
      limit.abort();
    }, limitMs);
  });
  try {
    return await Promise.race([send(limit.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}
